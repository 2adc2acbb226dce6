import { definePage } from './definition.ts';

/** §2.4 Code 404, §8 Unknown route: a page of its own kind, whatever address was asked. */
export interface NotFoundData {
  /** The server's own words; `null`: §8's wording. */
  readonly message: string | null;
}

export const notFound = definePage<NotFoundData>()({
  name: 'not-found',
  pattern: null,
  layout: 'default',
  guards: [],
  sitemap: 'none',
});
