import { LRUCache } from 'lru-cache';
import type { PageData } from '../../shared/pages/page-data.ts';
import { hasDefaultSizes } from '../../shared/domain/lobby-sizes.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { KEPT_MEMORY } from '../kept-memory.ts';
import { isWithin } from '../timing/clock.ts';
import { Leases } from '../cache/leases.ts';
import { keysOf } from '../../shared/domain/records.ts';
import type { Bytes } from './bytes.ts';
import { sizeOf, type KeptPage, type RenderedPage } from './kept-page.ts';
import { pack, unpack, type Packed, type Packer } from './packing.ts';

/** A page is served for this long; then it is still served, and made anew in the background. */
const PAGE_FRESH_MS = 15_000;
/** A stale page that is older than this is made anew even while visitors wait for others: most of them ask for such a page. */
const PAGE_OVERDUE_MS = 2 * 60_000;
/** The same two for a page that shows what was before a publication, because its data could not be had in time. */
const PAGE_OUTDATED_FRESH_MS = 1_500;
const PAGE_OUTDATED_OVERDUE_MS = 15_000;
/** An older page is never served. */
const PAGE_STALE_MS = 10 * 60_000;

const CAPACITY_PAGES = 3_000;

/** Longer than a packer is ever busy: after it a page may be given to it again. */
const PACKING_LIMIT_MS = 60_000;

/** A page in the cache, and how soon it must be made anew. */
export interface FoundPage {
  readonly page: KeptPage;
  readonly isStale: boolean;
  readonly isOverdue: boolean;
}

export interface PageCacheStats {
  readonly pages: number;
  readonly bytes: number;
}

/** The isolate's rendered pages, or long answers that are the same for many, compressed; bounded in number and in bytes. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #unpacked: LRUCache<string, Bytes>;
  readonly #leases = new Leases();

  constructor({
    pages = CAPACITY_PAGES,
    bytes = KEPT_MEMORY.hostedPageBytes,
    unpackedBytes = KEPT_MEMORY.unpackedBytes,
  }: Partial<PageCacheStats & { readonly unpackedBytes: number }> = {}) {
    this.#pages = new LRUCache({ max: pages, maxSize: bytes, sizeCalculation: sizeOf });
    this.#unpacked = new LRUCache({ maxSize: unpackedBytes, sizeCalculation: ({ length }) => length });
  }

  get stats(): PageCacheStats {
    return {
      pages: this.#pages.size,
      bytes: this.#pages.calculatedSize + this.#unpacked.calculatedSize,
    };
  }

  /** A page that may be served at a moment (milliseconds since the epoch); a stale one must be made anew. */
  find(key: string, now: number): FoundPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    if (!isWithin(now, page.renderedAt, PAGE_STALE_MS + 1) || now >= (page.until ?? Infinity)) return null;
    const [freshMs, overdueMs] = page.isOutdated
      ? [PAGE_OUTDATED_FRESH_MS, PAGE_OUTDATED_OVERDUE_MS]
      : [PAGE_FRESH_MS, PAGE_OVERDUE_MS];
    return {
      page,
      isStale: !isWithin(now, page.renderedAt, freshMs + 1),
      isOverdue: !isWithin(now, page.renderedAt, overdueMs + 1),
    };
  }

  /**
   * Keeps a page and packs it. While there is an older one that may be served, it is served until the new one is packed;
   * one that is overdue is not, for the packer may not answer. What has not changed is not packed again.
   * @throws (rejects) what the packer threw: the page is kept as it was rendered, or in the form that it had already
   */
  async keep(key: string, page: RenderedPage, packer: Packer): Promise<void> {
    const { etag, body, ...facts } = page;
    const { renderedAt } = facts;
    const found = this.find(key, renderedAt);
    const older = found?.page;
    const isUnchanged = older?.etag === etag;
    if (isUnchanged) this.#pages.set(key, { ...older, ...facts });
    else if (found === null || found.isOverdue) this.#pages.set(key, page);
    this.#fit(packer);
    // There is no room for it.
    if (!this.#pages.has(key)) return;
    if (isUnchanged && older.body.kind === 'packed' && older.body.isSmallest) return;
    await this.once(`${key}|${etag}`, renderedAt, PACKING_LIMIT_MS, async () => {
      try {
        for await (const packed of pack(body.html, packer)) this.#replace(key, { ...page, body: packed });
      } catch (error) {
        this.#replace(key, page);
        throw error;
      } finally {
        this.#fit(packer);
      }
    });
  }

  /** The HTML of a packed page, for a client without compression. */
  unpacked({ etag }: KeptPage, body: Packed): Bytes {
    let html = this.#unpacked.get(etag);
    if (html === undefined) {
      html = unpack(body);
      this.#unpacked.set(etag, html);
    }
    return html;
  }

  /**
   * Puts a page, packed or as it was rendered, in its place, unless that has been given to a newer one, to a packed form
   * of the same or to none.
   */
  #replace(key: string, page: KeptPage): void {
    const current = this.#pages.peek(key);
    if (current === undefined) return;
    if (current.etag === page.etag) {
      if (page.body.kind === 'packed') this.#pages.set(key, { ...current, body: page.body });
    } else if (current.renderedAt <= page.renderedAt) this.#pages.set(key, page);
  }

  /** Removes the least recently used pages for which there is no room. */
  #fit({ roomBytes = Infinity }: Packer): void {
    while (this.#pages.calculatedSize > roomBytes) this.#pages.pop();
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  /** Runs `work` for a page unless another request is doing so; the claim expires after `limitMs`. */
  async once(key: string, now: number, limitMs: number, work: () => Promise<void>): Promise<void> {
    const lease = this.#leases.acquire(key, now, limitMs);
    if (lease === null) return;
    try {
      await work();
    } finally {
      this.#leases.release(lease);
    }
  }
}

/**
 * Which facts about a visitor a page's HTML depends on. A fact with `false` must not change it, or must follow from one
 * with `true`.
 */
const DEPENDS_ON: Readonly<Record<keyof Visitor, boolean>> = {
  country: true,
  market: true,
  // The platform's geolocation may say a market that is served of a region that is not.
  isServed: true,
  // A page that was kept before a duty began or ended is not found any more.
  rulesAsOf: true,
  // The platform's geolocation may say another than follows from the country.
  regulation: true,
  currency: true,
  device: true,
  isNative: true,
  isIosApp: true,
  bannerChoice: true,
  // Pages with other sizes than the default are not kept, see `isShared`.
  gridSize: false,
  reelSize: false,
};

const FACTS = keysOf(DEPENDS_ON).filter((fact) => DEPENDS_ON[fact]);

/**
 * Whether other visitors may be served the page that is made for this one. One who asks for sizes of their own (§3) gets
 * a page that is made for the request alone: as part of the key they would multiply the kept pages some seven hundred
 * times.
 */
export function isShared(visitor: Visitor): boolean {
  return hasDefaultSizes(visitor);
}

/**
 * A rendered page's key: everything that its HTML depends on, and nothing else. `version` is that of the content: a
 * publication makes every older page unreachable. The query is not part of it, because only pages requested without
 * parameters are cached.
 */
export function pageKey(
  version: string,
  { address, visitor }: Pick<PageData, 'address' | 'visitor'>,
): string {
  let key = `${version}|${address.locale}|${address.path}`;
  for (const fact of FACTS) key += `|${String(visitor[fact])}`;
  return key;
}
