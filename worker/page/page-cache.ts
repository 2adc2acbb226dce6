import { LRUCache } from 'lru-cache';
import { encodeBase64Url } from 'hono/utils/encode';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { Leases } from '../cache/leases.ts';
import { keysOf } from '../../shared/domain/records.ts';

/**
 * A rendered page: its HTML cut at every nonce, each part as encoded bytes. A cache hit joins the parts with a new
 * nonce; nothing is rendered and nothing but the nonce is encoded.
 */
export interface CachedPage {
  readonly parts: readonly Uint8Array[];
  /** Length of the parts without nonces, in bytes. */
  readonly size: number;
  /** Without quotes; identifies the content, whatever the nonce. */
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** From this moment on it is not served, because something on it has begun or ended; `null`: no such moment. */
  readonly until: number | null;
  /** Headers that belong to the page and not to one visitor. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A page is served for this long; then it is still served, and made anew in the background. */
const PAGE_FRESH_MS = 15_000;
/** An older page is never served. */
const PAGE_STALE_MS = 10 * 60_000;

const CAPACITY_BYTES = 48_000_000;
const CAPACITY_PAGES = 3_000;

/** The isolate's rendered pages, bounded in number and in bytes. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    max: CAPACITY_PAGES,
    maxSize: CAPACITY_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  readonly #leases = new Leases();

  get stats(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** A page that may be served at a moment (milliseconds since the epoch); a stale one must be made anew. */
  find(key: string, now: number): { readonly page: CachedPage; readonly isStale: boolean } | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    const age = now - page.renderedAt;
    if (age > PAGE_STALE_MS || now >= (page.until ?? Infinity)) return null;
    return { page, isStale: age > PAGE_FRESH_MS };
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  /** Runs `work` for a page unless another request is doing so; the claim expires after `limitMs`. */
  async once(key: string, now: number, limitMs: number, work: () => Promise<void>): Promise<void> {
    if (!this.#leases.acquire(key, now, limitMs)) return;
    try {
      await work();
    } finally {
      this.#leases.release(key);
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
  // Follows from country and market.
  isServed: false,
  // A page that was kept before a duty began or ended is not found any more.
  rulesAsOf: true,
  regulation: false,
  currency: false,
  device: true,
  isNative: true,
  isIosApp: true,
  bannerChoice: true,
};

const FACTS = keysOf(DEPENDS_ON).filter((fact) => DEPENDS_ON[fact]);

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

const encoder = new TextEncoder();

/** Cuts a document at the nonce it was rendered with, which occurs nowhere else in it. */
export async function cutPage(
  html: string,
  nonce: string,
  facts: Pick<CachedPage, 'renderedAt' | 'until' | 'headers'>,
): Promise<CachedPage> {
  const parts = html.split(nonce).map((part) => encoder.encode(part));
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const digest = await crypto.subtle.digest('SHA-256', joinWithNonce({ parts, size }, ''));
  return { ...facts, parts, size, etag: encodeBase64Url(digest.slice(0, 12)) };
}

/** The page with a new nonce, as the bytes of one body. */
export function joinWithNonce(
  page: Pick<CachedPage, 'parts' | 'size'>,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const encoded = encoder.encode(nonce);
  const body = new Uint8Array(page.size + encoded.length * (page.parts.length - 1));
  let offset = 0;
  for (const [index, part] of page.parts.entries()) {
    if (index > 0) {
      body.set(encoded, offset);
      offset += encoded.length;
    }
    body.set(part, offset);
    offset += part.length;
  }
  return body;
}
