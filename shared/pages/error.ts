import { definePage } from './definition.ts';

/** §2.4: the page shown when a page cannot be made. */
export interface ErrorData {
  readonly code: number;
  /** The part of the error that a visitor may read; `null`: §2.4's wording for any code but 404. */
  readonly message: string | null;
  /** The trace by which operators find what happened; `null`: it happened in the browser alone. */
  readonly traceId: string | null;
}

/**
 * It has no address: a service that fails brings this one to it.
 * @example /blog/megaways-explained/
 */
export const error = definePage<ErrorData>()({
  pattern: null,
  layout: 'default',
  isOpenToAll: true,
  sitemap: 'none',
});
