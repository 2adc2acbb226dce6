import type { ContentBody } from '../domain/content.ts';
import { DEFAULT_GUARDS, definePage } from './definition.ts';

/** By the slug of the editors' page that words it. */
export type LandingVariant = '150-bonus' | 'welcome' | 'special-welcome-offer';

/** Designed here, worded by editors, whole without them (§2.2). */
export interface LandingData {
  readonly variant: LandingVariant;
  readonly body: ContentBody | null;
}

export const landing = definePage<LandingData>()({
  name: 'landing',
  pattern: {
    '150-bonus': '/150-bonus/',
    welcome: '/welcome/',
    'special-welcome-offer': '/special/welcome-offer/',
  },
  layout: 'landing-page',
  guards: [...DEFAULT_GUARDS, 'guest-only'],
  posts: { type: 'pages', parameter: 'variant' },
  sitemap: 'addresses',
});
