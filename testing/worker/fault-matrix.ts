import { FAULTS, type Fault } from '../../sandbox/faults/fault.ts';
import { inGroups } from './in-groups.ts';
import type { Laboratory } from './laboratory.ts';

/** The services that the edge asks for a page, and every kind of page there is. */
export const PAGE_SERVICES = ['platform', 'feed', 'categories', 'cms', 'promotions'] as const;
export type PageService = (typeof PAGE_SERVICES)[number];
export { FAULTS, type Fault };

/** Which service a page cannot be without: when that is down and nothing is stored, the page is §8's error. */
export interface MatrixPage {
  readonly name: string;
  readonly path: string;
  readonly needs: readonly PageService[];
}

/** What one answer amounted to. */
export interface Cell {
  readonly status: number;
  readonly durationMs: number;
  readonly html: string;
  readonly data: string | undefined;
}

// Each waits for its time limit: what they cost is patience, not computing.
const SLOW_FAULTS: ReadonlySet<Fault> = new Set(['slow', 'hang', 'drip']);

/** Every page, when a service has a fault, at a machine that knows nothing. */
export function coldRow(
  site: Laboratory,
  pages: readonly MatrixPage[],
  { service, fault }: { readonly service: PageService; readonly fault: Fault },
): Promise<readonly Cell[]> {
  return inGroups(pages, SLOW_FAULTS.has(fault) ? 10 : 4, ({ path, name }) =>
    ask(site, path, `cold ${service} ${fault} ${name}`),
  );
}

/** The same at a machine that has shown every page before, and whose data has grown old since. */
export function warmRow(site: Laboratory, pages: readonly MatrixPage[]): Promise<readonly Cell[]> {
  return inGroups(pages, 2, ({ path }) => ask(site, path, 'warm'));
}

async function ask(site: Laboratory, path: string, isolate: string): Promise<Cell> {
  const startedAt = performance.now();
  const response = await site.request(path, { headers: { 'x-test-isolate': isolate } });
  const html = await response.text();
  const durationMs = performance.now() - startedAt;
  const [line] = await site.log(response.headers.get('x-request-id') ?? 'none');
  return { status: response.status, durationMs, html, data: line?.data };
}

const LANDMARKS = [/<header[\s>]/u, /<main[\s>]/u, /<footer[\s>]/u, /<\/html>\s*$/u] as const;
/** The footer's duties, whatever else is missing (DESIGN.md §5). */
const DUTIES = [
  'licensed and regulated in Great Britain by the Gambling Commission',
  'https://www.gamcare.org.uk/',
  '18+',
] as const;
const TRACES =
  /\bat (?:async )?[\w.<>]+ \((?:file|http|index|worker)|UpstreamError|ShapeError|TypeError|wp-json/u;

/** What is wrong with a page as a visitor sees it; nothing, when it is whole. */
export function defects({ status, durationMs, html }: Cell, expected: number): readonly string[] {
  const main = /<main[\s>].*<\/main>/su.exec(html)?.[0] ?? '';
  return [
    ...(status === expected ? [] : [`${status} instead of ${expected}`]),
    ...(durationMs < 3_000 ? [] : [`${Math.round(durationMs)} ms`]),
    ...LANDMARKS.filter((landmark) => !landmark.test(html)).map((landmark) => `no ${landmark.source}`),
    ...DUTIES.filter((duty) => !html.includes(duty)).map((duty) => `no “${duty}”`),
    // Without games there are their places, which the browser fills (DESIGN.md §7 “3 Game”).
    ...(words(html).length > 40 || main.length > 2_000 ? [] : ['an empty page']),
    ...(TRACES.test(html) ? [`a trace: ${TRACES.exec(html)?.[0]}`] : []),
  ];
}

/** The matrix of one service for people's eyes: a line a fault, a column a page. */
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

/** What a reader reads, without markup, nonces and the page's own data. */
export function words(html: string): string {
  return (/<main[\s>].*<\/main>/su.exec(html)?.[0] ?? '')
    .replaceAll(/<script.*?<\/script>|<[^>]+>/gsu, ' ')
    .replaceAll(/\s+/gu, ' ');
}
