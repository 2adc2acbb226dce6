import { FAULTS, type Fault } from '../../sandbox/faults/fault.ts';
import { inGroups } from './in-groups.ts';
import { SERVICE_NAMES, type ServiceName } from '../../worker/upstream/upstreams.ts';
import type { Laboratory } from './laboratory.ts';
import { spanOf } from './trace.ts';

/** The services that the edge requests for a page. */
export const PAGE_SERVICES: readonly ServiceName[] = SERVICE_NAMES.filter(
  (name) => name !== 'tickets' && name !== 'recaptcha',
);
export { FAULTS, type Fault };

/**
 * `needs`: the services that the page cannot do without. While one of them is down and nothing is stored, the page is
 * §8's error.
 */
export interface MatrixPage {
  readonly name: string;
  readonly path: string;
  readonly needs: readonly ServiceName[];
  /** In place of 500: whether there is such a page is not known then. */
  readonly without?: 503;
}

/** One response of a page. */
export interface Cell {
  readonly status: number;
  readonly durationMs: number;
  readonly html: string;
  readonly data: string | undefined;
}

// Each waits for its time limit, which costs time but no processor.
const SLOW_FAULTS: ReadonlySet<Fault> = new Set(['slow', 'hang', 'drip']);

let coldRows = 0;

/** Every page while a service has that fault, from a new isolate with nothing stored. */
export function coldRow(
  site: Laboratory,
  pages: readonly MatrixPage[],
  fault: Fault,
): Promise<readonly Cell[]> {
  coldRows += 1;
  const row = coldRows;
  return inGroups(pages, SLOW_FAULTS.has(fault) ? 10 : 4, ({ path, name }) =>
    ask(site, path, `cold ${row} ${name}`),
  );
}

/** The same from an isolate that has served every page before and whose data has expired since. */
export function warmRow(site: Laboratory, pages: readonly MatrixPage[]): Promise<readonly Cell[]> {
  return inGroups(pages, 2, ({ path }) => ask(site, path, 'warm'));
}

async function ask(site: Laboratory, path: string, isolate: string): Promise<Cell> {
  const startedAt = performance.now();
  const response = await site.request(path, { headers: { 'x-test-isolate': isolate } });
  const html = await response.text();
  const durationMs = performance.now() - startedAt;
  const [line] = await site.log(spanOf(response));
  return { status: response.status, durationMs, html, data: line?.['casino.data_cache.state'] };
}

const LANDMARKS = [/<header[\s>]/u, /<main[\s>]/u, /<footer[\s>]/u, /<\/html>\s*$/u] as const;
/** What the footer must show whatever else is missing (§5). */
const DUTIES = [
  'licensed and regulated in Great Britain by the Gambling Commission',
  'https://www.gamcare.org.uk/',
  '18+',
] as const;
const TRACES =
  /\bat (?:async )?[\w.<>]+ \((?:file|http|index|worker)|UpstreamError|ShapeError|TypeError|wp-json/u;

/** A page waits for a service for 2 s; twice in a row would be over this. */
const SLOWEST_MS = 3_800;
/** The same without what the machine itself takes for the page. */
const LONGEST_WAIT_MS = 3_000;

/** Whether a page took so long that it may have waited twice, or the machine was busy. */
export const isSlow = ({ durationMs }: Cell): boolean => durationMs >= SLOWEST_MS;

/**
 * What is wrong with a page as a visitor sees it; empty when it is complete.
 * @param well the same page without the fault, of the same machine at the same time
 */
export function defects(cell: Cell, expected: number, well?: Cell): readonly string[] {
  const { status, durationMs, html } = cell;
  const waitedMs = durationMs - (well?.durationMs ?? 0);
  const main = /<main[\s>].*<\/main>/su.exec(html)?.[0] ?? '';
  return [
    ...(status === expected ? [] : [`${status} instead of ${expected}`]),
    ...(isSlow(cell) && (well === undefined || waitedMs >= LONGEST_WAIT_MS)
      ? [`${Math.round(durationMs)} ms, of which it waited ${Math.round(waitedMs)}`]
      : []),
    ...LANDMARKS.filter((landmark) => !landmark.test(html)).map((landmark) => `no ${landmark.source}`),
    ...DUTIES.filter((duty) => !html.includes(duty)).map((duty) => `no “${duty}”`),
    // Without a feed the games are placeholders, which the browser fills (§3; docs/requirements.md, Decisions).
    ...(words(html).length > 40 || main.length > 2_000 ? [] : ['an empty page']),
    ...(TRACES.test(html) ? [`a trace: ${TRACES.exec(html)?.[0]}`] : []),
  ];
}

/** The matrix of one service as text: a line for each fault, a column for each page. */
export function formatMatrix(
  service: string,
  pages: readonly MatrixPage[],
  rows: readonly { readonly fault: string; readonly warm: readonly Cell[]; readonly cold: readonly Cell[] }[],
): string {
  const width = 8;
  const line = (name: string, cells: readonly string[], end: string): string =>
    `${name.padEnd(13)}${cells.map((cell) => cell.slice(0, width - 1).padEnd(width)).join('')}${end}`;
  return [
    `${service}: how the data was had warm, and the status cold`,
    line(
      '',
      pages.map(({ name }) => name),
      'slowest cold',
    ),
    ...rows.map(({ fault, warm, cold }) =>
      line(
        fault,
        pages.map((_, index) => `${shortState(warm[index]?.data)} ${cold[index]?.status ?? ''}`),
        `${Math.round(Math.max(...cold.map(({ durationMs }) => durationMs)))} ms`,
      ),
    ),
  ].join('\n');
}

function shortState(state: string | undefined): string {
  return { memory: 'mem', kv: 'kv ', stale: 'old', miss: 'new' }[state ?? ''] ?? ' – ';
}

/** The visible text of a page, without markup, nonces and the page's own data; what came late stands in its place. */
export function words(html: string): string {
  const whole = html.replaceAll(
    /<!--\$\?--><template id="B:(\w+)"><\/template>.*?<!--\/\$-->/gsu,
    (placeholder, id: string) =>
      new RegExp(`<div hidden id="S:${id}">(.*?)</div><script`, 'su').exec(html)?.[1] ?? placeholder,
  );
  return (/<main[\s>].*<\/main>/su.exec(whole)?.[0] ?? '')
    .replaceAll(/<script.*?<\/script>|<[^>]+>/gsu, ' ')
    .replaceAll(/\s+/gu, ' ');
}
