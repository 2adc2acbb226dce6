import { encodeBase64Url } from 'hono/utils/encode';
import type { Bytes } from './bytes.ts';
import type { Packed } from './packing.ts';

/** A rendered page as it lies in the page cache, the same for everybody. */
export interface KeptPage {
  /** The HTML as it was rendered, until it is packed; then the packed forms alone. */
  readonly body: Rendered | Packed;
  /** Without quotes; identifies the HTML, in whatever coding it is sent. */
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** From this moment on it is not served, because something on it has begun or ended; `null`: no such moment. */
  readonly until: number | null;
  /** Whether it was made of data that should have been newer: it is made anew very soon. */
  readonly isOutdated: boolean;
}

/** What is known of a page before it is rendered. */
export type PageFacts = Omit<KeptPage, 'body' | 'etag'>;

/** The HTML of a page that is not packed yet. */
interface Rendered {
  readonly kind: 'rendered';
  readonly html: Bytes;
}

/** A page that has just been rendered. */
export type RenderedPage = KeptPage & { readonly body: Rendered };

export async function renderedPage(html: Bytes, facts: PageFacts): Promise<RenderedPage> {
  const digest = await crypto.subtle.digest('SHA-256', html);
  return { ...facts, body: { kind: 'rendered', html }, etag: encodeBase64Url(digest.slice(0, 12)) };
}

/** The memory that a page's bytes take. */
export function sizeOf({ body }: KeptPage): number {
  return body.kind === 'rendered' ? body.html.length : body.br.length + body.gzip.length;
}
