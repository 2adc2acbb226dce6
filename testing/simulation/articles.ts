import type { PageData } from '../../shared/pages/page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { CacheEntry } from '../../worker/cache/cache-entry.ts';
import type { DocumentRequest } from '../../worker/page/kept-documents.ts';
import type { KeptPage, PageFacts, RenderedPage } from '../../worker/page/kept-page.ts';
import type { LoadedPage } from '../../worker/page/load.ts';
import type { Bytes } from '../../worker/page/bytes.ts';
import type { Packer } from '../../worker/page/packing.ts';
import { valueInTime, valueOrNull, type ServiceRequest } from '../../worker/services/service-request.ts';
import { testPageData } from '../client/page-data.ts';
import type { Part } from './invariants.ts';
import type { Life } from './lives.ts';
import { VISITORS } from './visitors.ts';
import type { World } from './world.ts';

const FOOTER_LIMIT_MS = 40;
/** No page is right for longer than to the next half minute: something on it ends then. */
const UNTIL_MS = 30_000;
const TEMPLATE = testPageData();

/** What a rendered page was made of; it belongs to its bytes, in whatever form they are. */
export interface RenderedFacts {
  readonly path: string;
  readonly visitor: Visitor;
  readonly parts: readonly Part[];
}

/** A request for a page, as the product's page cache sees it, with the visit that reads what is on it. */
export interface PageVisit extends DocumentRequest {
  readonly visit: Reader;
}

interface Reader {
  readonly world: World;
  /** What services are built from, with a cache that adds every document that it gives to `parts`. */
  reading(parts: Part[]): Pick<ServiceRequest, 'cache' | 'clock' | 'record' | 'waitUntil'>;
  entry(key: string): CacheEntry<unknown>;
  note(key: string, text: string): void;
}

/** What pages were made of, by the part of their data that is theirs alone, and by their bytes. */
const partsByMeta = new WeakMap<PageData['meta'], readonly Part[]>();
const factsByBytes = new WeakMap<Bytes, RenderedFacts>();

export function partsOf({ meta }: PageData): readonly Part[] {
  return partsByMeta.get(meta) ?? [];
}

export function factsOf({ body }: KeptPage): RenderedFacts {
  const facts = factsByBytes.get(body.kind === 'rendered' ? body.html : body.br);
  if (facts === undefined) throw new Error('a kept page has bytes that were never rendered');
  return facts;
}

/** An article's page, made in the order of the product's loaders (worker/page/load.ts). */
export async function loadSimulated({ address, visitor, now, visit }: PageVisit): Promise<LoadedPage> {
  const { truth } = visit.world;
  const parts: Part[] = [];
  const work = visit.reading(parts);
  // Read first, as the product does: what is published while the page is made belongs to the next version.
  const { version } = await work.cache.invalidations();
  const meta = { ...TEMPLATE.meta };
  const page = { ...TEMPLATE, address, visitor, version, meta };
  try {
    await work.cache.get(visit.entry(keyOf(address.path)));
  } catch {
    return { pageData: { ...page, status: 500 }, complete: false, until: null, isOutdated: false };
  }
  const [list, promotions] = await Promise.all([
    valueOrNull(work, visit.entry(truth.list.key)),
    valueOrNull(work, visit.entry(truth.promotionsOf(visitor.country).key)),
  ]);
  const copyright = await valueInTime(
    work,
    visit.entry(truth.copyrightOf(visitor.country).key),
    FOOTER_LIMIT_MS,
  );
  partsByMeta.set(meta, parts);
  visit.note(
    `${address.path} ${VISITORS.indexOf(visitor)}`,
    `is made at ${version} of ${parts.map(({ document, revision }) => `${document.index}:${revision}`).join(' ')}`,
  );
  return {
    pageData: page,
    complete: list !== null && promotions !== null && (copyright.complete || copyright.failed),
    isOutdated: copyright.failed,
    until: Math.ceil((now + 1) / UNTIL_MS) * UNTIL_MS,
  };
}

const keyOf = (path: string): string => `post:magazine:en:${path.split('/').at(-2) ?? ''}`;
export const pathOfArticle = (index: number): string => `/blog/a${index}/`;

const SMALLEST_PAGE = 500;

/** A page of nothing but bytes: what they say is in `factsByBytes`. */
export function renderSimulated(pageData: PageData, facts: PageFacts): Promise<RenderedPage> {
  const { address, visitor } = pageData;
  const parts = partsOf(pageData);
  const revisions = parts.map(({ document, revision }) => `${document.index}:${revision}`).toSorted();
  const html: Bytes = new Uint8Array(SMALLEST_PAGE + (address.path.length % 7) * 100);
  factsByBytes.set(html, { path: address.path, visitor, parts });
  const etag = `${JSON.stringify(visitor)} ${address.path} ${revisions.join(' ')}`;
  return Promise.resolve({ body: { kind: 'rendered', html }, etag, ...facts });
}

const PACKING_MS = [1, 40] as const;
const PACKING_WELL_MS = [100, 700] as const;
const BEST = 11;
/** One in so many fails. */
const PACKER_FAILS = 0.01;

/** The packer on another thread: it takes its time, and fails at times. */
export function packerOf({ random, timeline }: World, life: Life): Packer {
  return {
    brotliQualities: [5, BEST],
    pack: (html, _coding, quality) =>
      new Promise((resolve, reject) => {
        const delayMs = quality === BEST ? random.between(...PACKING_WELL_MS) : random.between(...PACKING_MS);
        timeline.after(delayMs, () => {
          if (life.isOver) return;
          if (random.chance(PACKER_FAILS)) {
            reject(new Error('packer'));
            return;
          }
          const packed: Bytes = new Uint8Array(Math.ceil(html.length / 5));
          const facts = factsByBytes.get(html);
          if (facts !== undefined) factsByBytes.set(packed, facts);
          resolve(packed);
        });
      }),
  };
}
