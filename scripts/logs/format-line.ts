import { styleText } from 'node:util';
import type { LogLine } from './log-line.ts';

const SLOW_MS = 500;

/** A log line for an operator's eye: one line, and below it what went wrong. Colours only where `colour` is wanted. */
export function formatLine(line: LogLine, { colour }: { readonly colour: boolean }): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { status, durationMs } = line;
  const where = [line.route, line.locale, line.country, line.device]
    .filter((part) => part !== null)
    .join(' ');
  const cache = [line.page, line.data].filter((part) => part !== null).join('/');
  const upstreams = line.upstreams.map(
    ({ service, durationMs: took, outcome }) =>
      `${service} ${took} ms${outcome === 'ok' ? '' : ` ${outcome}`}`,
  );
  const duration = `${durationMs} ms`.padStart(8);
  const head = [
    paint('dim', line.time.slice(11, 23)),
    paint(statusStyle(status), String(status)),
    durationMs >= SLOW_MS ? paint('yellow', duration) : duration,
    line.method.padEnd(4),
    line.url,
    paint('dim', [where, cache, ...upstreams].filter(Boolean).join(' · ')),
  ].join('  ');
  return [
    head,
    ...line.errors.map((error) => `              ${paint('red', `✗ ${error}`)}`),
    ...line.notes.map((note) => `              ${paint('dim', `· ${note}`)}`),
  ].join('\n');
}

function statusStyle(status: number): 'green' | 'cyan' | 'yellow' | 'red' {
  if (status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'cyan' : 'green';
}
