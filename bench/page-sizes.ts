import { startSandbox, startSite } from '../deploy/site.ts';
import { brotliCompressSync } from 'node:zlib';
import { filesOf } from './http/document-files.ts';
import { textOf, transfer } from './http/as-browsers-ask.ts';

/** What a browser loads before a kind of page is interactive: bytes as they travel. */
export interface PageSize {
  readonly kind: string;
  readonly path: string;
  readonly modules: number;
  readonly script: number;
  /** The part that the home page does not load. */
  readonly ownScript: number;
  /** The styles that its document carries, by themselves. */
  readonly style: number;
  /** The style sheets that come whole with the modules, because the document carries a part of them. */
  readonly laterStyle: number;
}

/** One page of each kind (§2.2). */
const PAGES: readonly (readonly [kind: string, path: string])[] = [
  ['home', '/'],
  ['tab', '/slots/'],
  ['all games', '/all-games/'],
  ['game search', '/all-games-search/'],
  ['site search', '/search/'],
  ['blog', '/blog/'],
  ['article', '/blog/rtp-explained/'],
  ['promotions', '/promotions/'],
  ['promotion', '/promotions/oktoberfest/'],
  ['providers', '/providers/'],
  ['provider', '/providers/brass-orrery/'],
  ['themes', '/themes/'],
  ['theme', '/themes/egypt/'],
  ['game reviews', '/casino/games/'],
  ['game review', '/casino/games/velvet-roulette/'],
  ['info', '/info/terms/'],
  ['landing', '/welcome/'],
  ['contact', '/contact-us/'],
  ['restricted', '/restricted-access/'],
  ['error', '/no-such-page/'],
];

/** Starts a site of its own, and measures every kind of page on it. */
export async function benchPages(): Promise<readonly PageSize[]> {
  const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
  const site = await startSite({
    port: 0,
    dataDir: 'memory',
    environment: { SANDBOX_ORIGIN: sandbox.origin, SITE_URL: 'https://www.velvet-comet.example' },
    onOutput: () => undefined,
  });
  try {
    return await measurePages(site.origin);
  } finally {
    await Promise.all([site.stop(), sandbox.stop()]);
  }
}

/**
 * Measures the modules that each page's document names, and the styles that it carries.
 * @throws (rejects) Error when one of them does not exist
 */
async function measurePages(origin: string): Promise<readonly PageSize[]> {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string): Promise<number> => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const { status, sent } = await transfer(origin + file);
    if (status !== 200) throw new Error(`${file} answered ${status}`);
    sizes.set(file, sent.length);
    return sent.length;
  };
  const total = async (files: Iterable<string>): Promise<number> => {
    let sum = 0;
    for (const file of files) sum += await sizeOf(file);
    return sum;
  };

  const measured: PageSize[] = [];
  let home: ReadonlySet<string> | null = null;
  for (const [kind, path] of PAGES) {
    const html = textOf(await transfer(origin + path));
    const { entry, imported, styles, later } = filesOf(html);
    const scripts: ReadonlySet<string> = new Set([entry, ...imported]);
    home ??= scripts;
    measured.push({
      kind,
      path,
      modules: scripts.size,
      script: await total(scripts),
      ownScript: await total([...scripts].filter((file) => home?.has(file) === false)),
      style: brotliCompressSync(styles).length,
      laterStyle: await total(later),
    });
  }
  return measured;
}

/** Prints them as a table, in kilobytes of 1,000 bytes. */
export function printPageSizes(sizes: readonly PageSize[]): void {
  console.log(
    `  ${'page'.padEnd(14)}${'modules'.padStart(9)}${'JS KB'.padStart(9)}${'own'.padStart(7)}${'CSS KB'.padStart(9)}${'later'.padStart(8)}`,
  );
  for (const { kind, modules, script, ownScript, style, laterStyle } of sizes) {
    const [js, own, css, later] = [script, ownScript, style, laterStyle].map((bytes) =>
      (bytes / 1_000).toFixed(1),
    );
    console.log(
      `  ${kind.padEnd(14)}${String(modules).padStart(9)}${js?.padStart(9)}${own?.padStart(7)}${css?.padStart(9)}${later?.padStart(8)}`,
    );
  }
}
