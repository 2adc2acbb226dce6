import { startSandbox } from '../../deploy/site.ts';
import {
  accepting,
  BROWSER_HEADERS,
  textOf,
  transfer,
  type RequestHeaders,
} from '../http/as-browsers-ask.ts';
import { filesOf } from '../http/document-files.ts';
import { load, type LoadResult } from './load.ts';
import { residentMb, startBenchWorker, startMeasuredSite } from './servers.ts';
import { pageSizes } from './sizes.ts';
import { lateOriginRatio, upstreamCalls } from './upstreams.ts';

/** One line of the table: a figure, its goal, and whether it is met. */
export interface BenchRow {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly met: boolean;
}

const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 3;
const MEMORY_REQUESTS = 200_000;

/**
 * Compares the edge with bare routes that respond with the same page. The figures are ratios from one run with interleaved
 * rounds, so that other work on the machine affects both. All are asked as browsers ask; what is rendered for one visitor is
 * compared without compression, which is the same work on both sides and would hide what is measured.
 */
export async function benchEdge(): Promise<readonly BenchRow[]> {
  const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
  const cached = await startMeasuredSite(sandbox.origin, { PAGE_CACHE: 'on', COMPRESS: 'on' });
  const rendered = await startMeasuredSite(sandbox.origin, { PAGE_CACHE: 'off', COMPRESS: 'off' });
  const baseline = await startBenchWorker('baseline');
  try {
    for (const { origin } of [cached, rendered]) await warm(`${origin}/`);
    await setUpBaseline(baseline.origin, { site: rendered.origin, cached: cached.origin });
    const page = { url: `${cached.origin}/`, headers: BROWSER_HEADERS };
    const bare = (path: string): Subject => ({ url: baseline.origin + path, headers: BROWSER_HEADERS });
    const subjects = {
      cached: page,
      packed: bare('/packed'),
      static: bare('/static'),
      cachedGzip: { ...page, headers: accepting('gzip') },
      cachedPlain: { ...page, headers: accepting('identity') },
      rendered: { ...page, url: `${rendered.origin}/` },
      string: bare('/string'),
      ourStream: bare('/our-stream'),
      stockStream: bare('/stock-stream'),
    };
    const results = await measure(subjects);
    for (const [name, result] of Object.entries(results)) {
      console.log(
        `  ${name.padEnd(12)} ${result.requestsPerSecond.toFixed(0).padStart(7)} req/s   p50 ${result.p50Ms.toFixed(1)} ms   p99 ${result.p99Ms.toFixed(1)} ms   ${result.failures} failed`,
      );
    }
    const late = await lateOriginRatio(`${rendered.origin}/`, sandbox.origin);
    const sizes = await pageSizes(cached.origin);
    const memory = await memoryGrowth(cached.origin, cached.pid);
    const calls = await upstreamCalls(sandbox.origin);
    const tail = results.cached.p99Ms / results.packed.p99Ms;
    const rate = (name: keyof typeof subjects): number => results[name].requestsPerSecond;
    return [
      atLeast('lobby from the page cache, br ÷ bare static string', rate('cached') / rate('static'), 3),
      atLeast('the same, gzip', rate('cachedGzip') / rate('static'), 3),
      atLeast('the same, without compression', rate('cachedPlain') / rate('static'), 1.5),
      atMost('p99 of it, br ÷ bare route with the same packed bytes', tail, 1.5),
      atLeast('lobby rendered, data warm ÷ bare renderToString', rate('rendered') / rate('string'), 1.5),
      atLeast('one late part, streamed ÷ stock stream', rate('ourStream') / rate('stockStream'), 3),
      atMost('first byte, upstreams 2 s late ÷ well', late, 1.2),
      bytes(`Document of the lobby, ${sizes.tiles} tiles, Brotli as kept`, sizes.document, 24),
      bytes('of it the HTML without styles', sizes.html, 14),
      bytes('JavaScript before home is interactive, Brotli', sizes.script, 72),
      bytes('CSS of the home page, Brotli', sizes.style, 10),
      {
        what: `resident memory after ${MEMORY_REQUESTS.toLocaleString('en')} requests`,
        figure: `${memory.before.toFixed(0)} → ${memory.after.toFixed(0)} MB`,
        goal: 'flat (+20 %)',
        met: memory.after <= memory.before * 1.2,
      },
      {
        what: `calls to upstreams for ${memory.served.toLocaleString('en')} requests and more`,
        figure: String(calls),
        goal: '< 1 in 100',
        met: calls < memory.served / 100,
      },
    ];
  } finally {
    await Promise.all([cached.stop(), rendered.stop(), baseline.stop(), sandbox.stop()]);
  }
}

/** An address and how it is asked. */
interface Subject {
  readonly url: string;
  readonly headers: RequestHeaders;
}

/** Sends the baseline the site's page, data, markup and packed bytes, so that both sides do the same work. */
async function setUpBaseline(
  baseline: string,
  { site, cached }: { readonly site: string; readonly cached: string },
): Promise<void> {
  const html = textOf(await transfer(`${site}/`, accepting('identity')));
  const payload = /<script id="page-data"[^>]*>(.*?)<\/script>/su.exec(html)?.[1];
  if (payload === undefined) throw new Error('The home page carries no page data');
  const { assets } = JSON.parse(payload);
  const { entry, imported, styles } = filesOf(html);
  const pageData: unknown = JSON.parse(textOf(await transfer(`${site}/api/page?path=/`)));
  const packed = (await transfer(`${cached}/`)).sent.toString('base64');
  const response = await fetch(`${baseline}/setup`, {
    method: 'POST',
    body: JSON.stringify({ html, packed, pageData, styles, files: { assets, modules: { entry, imported } } }),
  });
  if (!response.ok) throw new Error(`The baseline answered ${response.status}`);
}

async function warm(url: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) await transfer(url);
}

async function measure<Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
): Promise<Record<Name, LoadResult>> {
  const rounds = new Map<string, LoadResult[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url, headers }] of Object.entries<Subject>(subjects)) {
      const result = await load(url, { headers, seconds: SECONDS, connections: CONNECTIONS });
      rounds.set(name, [...(rounds.get(name) ?? []), result]);
    }
  }
  const medians = [...rounds].map(([name, list]) => [name, median(list)]);
  return Object.fromEntries(medians);
}

function median(results: readonly LoadResult[]): LoadResult {
  const sorted = results.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('No rounds');
  return middle;
}

/** Resident memory in MB after a warm-up, and after at least `MEMORY_REQUESTS` more requests. */
async function memoryGrowth(
  origin: string,
  pid: number,
): Promise<{ before: number; after: number; served: number }> {
  // V8's heap grows at first, and is stable after some 75,000 requests.
  const asked = { headers: BROWSER_HEADERS, connections: CONNECTIONS };
  await load(`${origin}/`, { ...asked, seconds: 15 });
  const before = residentMb(pid);
  let served = 0;
  while (served < MEMORY_REQUESTS) {
    served += (await load(`${origin}/`, { ...asked, seconds: 5 })).requests;
  }
  return { before, after: residentMb(pid), served };
}

function atLeast(what: string, ratio: number, goal: number): BenchRow {
  return { what, figure: ratio.toFixed(2), goal: `≥ ${goal}`, met: ratio >= goal };
}

function atMost(what: string, ratio: number, goal: number): BenchRow {
  return { what, figure: ratio.toFixed(2), goal: `≤ ${goal}`, met: ratio <= goal };
}

function bytes(what: string, size: number, goalKb: number): BenchRow {
  return {
    what,
    figure: `${(size / 1000).toFixed(1)} KB`,
    goal: `≤ ${goalKb} KB`,
    met: size <= goalKb * 1000,
  };
}
