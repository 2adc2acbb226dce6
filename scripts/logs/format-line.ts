import { styleText } from 'node:util';
import type { LogLine } from './log-line.ts';

type Style = Parameters<typeof styleText>[0];

/** From here on a duration catches the eye, in milliseconds. */
const SLOW_MS = 500;

/**
 * One request on one line, what went wrong with it below. `colour`: with the terminal's colours.
 *
 * Not by pino-pretty (tried: 13.2.0). It prints the fields of a line as JSON unless a `messageFormat` of ours makes the
 * whole line, which is this function again; it reads neither compose's prefixes nor `wrangler tail`, and has no filters.
 * It would bring 19 packages and save only the timestamp.
 */
export function formatLine(line: LogLine, colour: boolean): string {
  const paint = (style: Style, text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { time, method, url, status, durationMs, event, route, page, data } = line;
  const place = [line.locale, line.country, line.regulation, line.device].filter(Boolean).join(' ');
  const cache = [page, data, line.shed].filter(Boolean).join('/');
  const upstreams = line.upstreams
    .map(({ call, durationMs: tookMs, outcome }) =>
      paint(outcome === 'ok' ? 'dim' : 'red', `${call} ${tookMs}${outcome === 'ok' ? '' : ` ${outcome}`}`),
    )
    .join(' ');
  const head = [
    paint('dim', time.slice(11, 23)),
    paint(statusStyle(status), String(status ?? event ?? '').padEnd(3)),
    paint(durationMs >= SLOW_MS ? 'yellow' : 'dim', `${durationMs} ms`.padStart(8)),
    `${method} ${url}`.trim(),
    paint('cyan', route ?? ''),
    paint('dim', place),
    paint(data === 'stale' ? 'yellow' : 'dim', cache),
    upstreams,
  ].filter((part) => part !== '');
  return [
    head.join('  '),
    ...line.errors.map((error) => paint('red', `             ✗ ${error}`)),
    ...line.notes.map((note) => paint('dim', `             · ${note}`)),
  ].join('\n');
}

function statusStyle(status: number | undefined): Style {
  if (status === undefined || status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'blue' : 'green';
}
