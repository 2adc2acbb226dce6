import { MemoryCache } from './memory.ts';

/**
 * A finished page: its HTML cut wherever a nonce stands, each part kept as encoded bytes. A hit joins the
 * parts with a new nonce; nothing is rendered and nothing but the nonce is encoded (DESIGN.md §4).
 */
export interface CachedPage {
  readonly parts: readonly Uint8Array[];
  /** Length of the parts without nonces, in bytes. */
  readonly size: number;
  /** Without quotes; names this very content, whatever its nonce. */
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** From this moment on it is not served: something on it has begun or ended. */
  readonly until: number | null;
  /** Header lines that belong to the page and to no visitor. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A page is served as it is for this long, then a fresh one is made behind the answer. */
export const PAGE_FRESH_MS = 15_000;
/** Older than this it is not served at all while its data can be had. */
export const PAGE_STALE_MS = 10 * 60_000;

const CAPACITY_BYTES = 48_000_000;
const CAPACITY_PAGES = 3_000;

/** The isolate's finished pages, bounded in number and in bytes. */
export class PageCache extends MemoryCache<CachedPage> {
  constructor() {
    super({ entries: CAPACITY_PAGES, size: { most: CAPACITY_BYTES, sizeOf: (page) => page.size } });
  }

  get stats(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.size, bytes: this.taken };
  }
}

const encoder = new TextEncoder();

/** Cuts a page at its nonce. `nonce` is the one it was rendered with, and occurs nowhere else in it. */
export function splitAtNonce(html: string, nonce: string): readonly Uint8Array[] {
  return html.split(nonce).map((part) => encoder.encode(part));
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

/** Bytes of all parts together. */
export function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
