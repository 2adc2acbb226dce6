import { definePage } from './definition.ts';

/** §2.4 Code 404, §8 Unknown route: one page for every address without a page. */
export interface NotFoundData {
  /** The server's own message; `null`: §8's wording. */
  readonly message: string | null;
}

/** @example /no-such-page/ */
export const notFound = definePage<NotFoundData>()({
  pattern: null,
  layout: 'default',
  isOpenToAll: true,
  sitemap: 'none',
});
