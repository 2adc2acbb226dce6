import { definePage } from './definition.ts';

/** For visitors from areas that no licence covers (§2.2). */
export interface RestrictedData {
  /** What is not covered: the country, or the region of a country that is served in another one. */
  readonly reason: 'country' | 'region';
}

export const restricted = definePage<RestrictedData>()({
  pattern: '/restricted-access/',
  layout: 'default-minimal',
  isOpenToAll: true,
  sitemap: 'none',
});
