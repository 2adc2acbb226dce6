import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWorker } from '../../testing/worker/build-worker.ts';
import {
  coldRow,
  defects,
  FAULTS,
  formatMatrix,
  isSlow,
  PAGE_SERVICES,
  warmRow,
  words,
  type Cell,
  type Fault,
  type MatrixPage,
} from '../../testing/worker/fault-matrix.ts';
import { openLaboratory, type Laboratory } from '../../testing/worker/laboratory.ts';
import type { ServiceName } from './upstreams.ts';

/** Enough games for every kind of page to have some. */
const GAMES = 300;
const DAY_S = 86_400;

/**
 * Each kind of page; `needs`: the services without which it cannot be made, so that without stored data it is §8's 500, or `without`.
 */
let pages: readonly MatrixPage[];
let site: Laboratory;
let whole: ReadonlyMap<string, Cell>;

beforeAll(async () => {
  // Every page is made anew: the subject here is the data cache, not the page cache.
  site = await openLaboratory({
    // A short feed: what is tried is how a service fails, and each cold page reads the whole feed anew.
    settings: (sandbox) => ({ PAGE_CACHE: 'off', GAMES_FEED_URL: `${sandbox}/api/games?count=${GAMES}` }),
    module: await buildWorker('testing/worker/isolates.ts'),
  });
  // The tests move the clock on by hours: what ends tonight has ended before they begin.
  await site.advance(DAY_S - ((Date.now() / 1_000) % DAY_S));
  pages = await listPages();
  // Twice: by then the late parts and the work in the background are stored.
  await warmRow(site, pages);
  const cells = await warmRow(site, pages);
  whole = new Map(pages.map(({ name }, index) => [name, cells[index] as Cell]));
});
afterAll(() => site.stop());

async function listPages(): Promise<readonly MatrixPage[]> {
  // One after the other: the sandbox builds its data at its first request.
  const article = await firstLink('/blog/');
  const category = await firstCategory();
  const promotion = await editorsPromotion();
  const provider = await firstLink('/providers/');
  const review = await firstLink('/casino/games/');
  return [
    { name: 'home', path: '/', needs: [] },
    { name: 'tab', path: '/slots/', needs: [] },
    { name: 'tab 2', path: '/slots/?page=2', needs: ['feed'], without: 503 },
    { name: 'live', path: '/live-casino/', needs: [] },
    { name: 'all', path: '/all-games/', needs: [] },
    { name: 'blog', path: '/blog/', needs: ['cms'] },
    { name: 'in blog', path: category, needs: ['cms'], without: 503 },
    { name: 'article', path: article, needs: ['cms'] },
    { name: 'promos', path: '/promotions/', needs: [] },
    { name: 'promo', path: promotion, needs: ['cms'] },
    { name: 'studios', path: '/providers/', needs: [] },
    { name: 'studio', path: provider, needs: [] },
    { name: 'themes', path: '/themes/', needs: [] },
    { name: 'theme', path: '/themes/egypt/', needs: [] },
    { name: 'reviews', path: '/casino/games/', needs: ['feed'] },
    { name: 'review', path: review, needs: ['cms'] },
    { name: 'info', path: '/info/terms/', needs: ['platform'] },
    { name: 'payment', path: '/info/deposit-methods/', needs: ['platform'] },
    { name: 'landing', path: '/welcome/', needs: [] },
    { name: 'contact', path: '/contact-us/', needs: [] },
    { name: 'banned', path: '/restricted-access/', needs: [] },
    { name: 'search', path: '/search/?q=star', needs: [] },
    { name: 'find', path: '/all-games-search/', needs: [] },
    { name: 'found', path: '/all-games-search/?q=star', needs: ['feed'] },
  ];
}

async function firstLink(base: string): Promise<string> {
  const html = await (await site.request(base)).text();
  const found = new RegExp(`href="(${base}[a-z0-9-]+/)"`, 'u').exec(html.slice(html.indexOf('<main')))?.[1];
  if (found === undefined) throw new Error(`${base} names no page: ${html.slice(0, 500)}`);
  return found;
}

async function firstCategory(): Promise<string> {
  const found = /href="(\/blog\/\?category=[a-z0-9-]+)"/u.exec(
    await (await site.request('/blog/')).text(),
  )?.[1];
  if (found === undefined) throw new Error('The blog has no category');
  return found;
}

/** The list also holds limited-time promotions, which come from another service. */
async function editorsPromotion(): Promise<string> {
  const { page }: { page: { cards: readonly { source: string; href: string }[] } } = JSON.parse(
    await (await site.request('/api/page?path=/promotions/')).text(),
  );
  const card = page.cards.find(({ source }) => source === 'cms');
  if (card === undefined) throw new Error('The editors have no promotion');
  return card.href;
}

/** Faults that a service's own limits allow: the response is right, but large. */
const HARMLESS: ReadonlySet<string> = new Set(['feed oversize']);

const report: string[] = [];
afterAll(() => {
  // oxlint-disable-next-line no-console -- the printed matrix is the point
  console.log(`\n${report.join('\n\n')}\n`);
});

describe.each(PAGE_SERVICES)('§8 %s fails in every way, on every kind of page', (service) => {
  const rows: { fault: Fault; warm: readonly Cell[]; cold: readonly Cell[] }[] = [];
  afterAll(() => {
    report.push(formatMatrix(service, pages, rows));
  });

  test.each(FAULTS)(
    '%s: with stored data the page is complete, without it complete or an honest error',
    async (fault) => {
      // All data has expired, and every breaker is ready to try again.
      await site.advance(330);
      await site.sandbox.fault(service, fault);
      let warm: readonly Cell[];
      let cold: readonly Cell[];
      try {
        warm = await warmRow(site, pages);
        cold = await coldRow(site, pages, fault);
      } finally {
        await site.sandbox.fault(service, null);
      }
      rows.push({ fault, warm, cold });
      // The fault is over: what the machine itself takes for as many pages at a time.
      const wellWarm = warm.some(isSlow) ? await warmRow(site, pages) : [];
      const wellCold = cold.some(isSlow) ? await coldRow(site, pages, fault) : [];
      const wrong = pages.flatMap((page, index) => {
        const ofPage = { page, service, fault };
        return [
          ...warmDefects(ofPage, warm[index], wellWarm[index]).map(
            (defect) => `warm ${page.name}: ${defect}`,
          ),
          ...coldDefects(ofPage, cold[index], wellCold[index]).map(
            (defect) => `cold ${page.name}: ${defect}`,
          ),
        ];
      });
      expect(wrong).toEqual([]);
    },
  );
});

interface OfPage {
  readonly page: MatrixPage;
  readonly service: ServiceName;
  readonly fault: Fault;
}

function warmDefects(
  { page, service, fault }: OfPage,
  cell: Cell | undefined,
  well: Cell | undefined,
): readonly string[] {
  const before = whole.get(page.name);
  if (cell === undefined || before === undefined) return ['not asked'];
  // WordPress's own search depends on the visitor's input: nothing is stored for it.
  const isAsked = page.name === 'search' && service === 'cms';
  return [
    ...defects(cell, 200, well),
    ...(isAsked || words(cell.html) === words(before.html)
      ? []
      : [`it reads otherwise than before: ${difference(words(before.html), words(cell.html))}`]),
    ...(isAsked ||
    !page.needs.includes(service) ||
    HARMLESS.has(`${service} ${fault}`) ||
    cell.data === 'fallback' ||
    cell.data === 'stale'
      ? []
      : [`log says ${cell.data}`]),
  ];
}

function coldDefects(
  { page, service, fault }: OfPage,
  cell: Cell | undefined,
  well: Cell | undefined,
): readonly string[] {
  if (cell === undefined) return ['not asked'];
  const isMissing = page.needs.includes(service) && !HARMLESS.has(`${service} ${fault}`);
  return [
    ...defects(cell, isMissing ? (page.without ?? 500) : 200, well),
    ...(isMissing && !cell.html.includes('Unknown error please reload') ? ['not the words of §8'] : []),
  ];
}

/** Where two texts begin to differ. */
function difference(before: string, after: string): string {
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  return `“${before.slice(at, at + 60)}” became “${after.slice(at, at + 60)}”`;
}
