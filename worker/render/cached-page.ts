import type { PageData } from '../../shared/page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { sizeOf, splitAtNonce, type CachedPage } from '../cache/page-cache.ts';
import { PAGE_DEPENDS_ON } from '../middleware/visitor.ts';
import { pageAssets } from './assets.ts';

interface PageKey {
  /** The content's version: a publication makes every older page unreachable. */
  readonly version: string;
  readonly locale: string;
  /** Canonical, without prefix and query: only pages without parameters are kept. */
  readonly path: string;
  readonly visitor: Visitor;
}

/** A finished page's key: everything that its HTML depends on, and nothing else (DESIGN.md §4). */
export function pageKey({ version, locale, path, visitor }: PageKey): string {
  let key = `${version}|${locale}|${path}`;
  for (const name of PAGE_DEPENDS_ON) key += `|${String(visitor[name])}`;
  return key;
}

interface KeptFacts extends Pick<CachedPage, 'renderedAt' | 'until'> {
  /** The one it was rendered with. */
  readonly nonce: string;
  readonly pageData: PageData;
}

/** Cuts a rendered document for the cache. */
export async function toCachedPage(
  html: string,
  { nonce, pageData, renderedAt, until }: KeptFacts,
): Promise<CachedPage> {
  const parts = splitAtNonce(html, nonce);
  const digest = await crypto.subtle.digest('SHA-256', join(parts));
  const etag = [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { linkHeader } = pageAssets(pageData);
  return {
    parts,
    size: sizeOf(parts),
    etag,
    renderedAt,
    until,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      ...(linkHeader === '' ? {} : { Link: linkHeader }),
    },
  };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sizeOf(parts));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
