import { definePage } from './definition.ts';

/** For visitors from countries that the licence does not cover (§2.2). */
export type RestrictedData = object;

export const restricted = definePage<RestrictedData>()({
  name: 'restricted',
  pattern: '/restricted-access/',
  layout: 'default-minimal',
  guards: [],
  sitemap: 'none',
});
