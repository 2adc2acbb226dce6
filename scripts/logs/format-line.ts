import { styleText } from 'node:util';
import type { LogRecord } from '../../shared/contracts/log-record.ts';
import { durationMs } from './filters.ts';
import { printable } from './printable.ts';

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
export function formatLine(line: LogRecord, colour: boolean): string {
  const paint = (style: Style, text: string): string =>
    colour ? styleText(style, printable(text), { validateStream: false }) : printable(text);
  const status = line['http.response.status_code'];
  const data = line['casino.data_cache.state'];
  const tookMs = durationMs(line);
  const place = shown(
    line['casino.locale'],
    line['geo.country.iso_code'],
    line['casino.regulation'],
    line['casino.device'],
  ).join(' ');
  const cache = shown(line['casino.page_cache.state'], data, line['casino.shed']).join('/');
  const upstreams = (line['casino.upstreams'] ?? [])
    .map(
      ({ 'casino.upstream.call': call, 'http.client.request.duration': seconds, 'error.type': errorType }) =>
        paint(
          errorType === undefined ? 'dim' : 'red',
          shown(call, String(Math.round(seconds * 1000)), errorType).join(' '),
        ),
    )
    .join(' ');
  const head = [
    paint('dim', line.timestamp.slice(11, 23)),
    paint(statusStyle(status), String(status ?? line.event_name).padEnd(3)),
    paint(tookMs >= SLOW_MS ? 'yellow' : 'dim', `${tookMs} ms`.padStart(8)),
    printable(`${line['http.request.method'] ?? ''} ${addressOf(line)}`.trim()),
    paint('cyan', line['http.route'] ?? ''),
    paint('dim', place),
    paint(data === 'stale' || data === 'fallback' ? 'yellow' : 'dim', cache),
    upstreams,
    printable(line.body ?? ''),
  ].filter((part) => part !== '');
  return [
    head.join('  '),
    ...(line['casino.errors'] ?? []).map((error) => paint('red', `             ✗ ${error}`)),
    ...(line['casino.browser_errors'] ?? []).map((error) =>
      paint('red', `             ✗ in a browser: ${error['exception.type']}: ${error['exception.message']}`),
    ),
    ...(line['casino.notes'] ?? []).map((note) => paint('dim', `             · ${note}`)),
  ].join('\n');
}

function addressOf({ 'url.path': path = '', 'url.query': query }: LogRecord): string {
  return query === undefined ? path : `${path}?${query}`;
}

function shown(...texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text) => text !== undefined && text !== '').map(String);
}

function statusStyle(status: number | undefined): Style {
  if (status === undefined || status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'blue' : 'green';
}
