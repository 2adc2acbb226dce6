import type { ContentBody, PromotionCard, SafeHtml } from '../domain/content.ts';
import { definePage } from './definition.ts';

/** The slug of the editors' page with its text. */
export type LandingVariant = '150-bonus' | 'welcome' | 'special-welcome-offer';

/** The design is ours, the text is the editors'; complete without their text (§2.2). */
export interface LandingData {
  readonly variant: LandingVariant;
  readonly body: ContentBody | null;
  /** Popular games with a cover of 290 × 192: what the offer is for. */
  readonly games: readonly { readonly name: string; readonly image: string }[];
  /** How many games there are in all; 0 where they are not known. */
  readonly gameCount: number;
  /** The offer's conditions; `null`: no offer may be shown, and the page only welcomes. */
  readonly offer:
    | ({ readonly terms: SafeHtml; readonly termsHref: string } & Pick<PromotionCard, 'facts' | 'endsAt'>)
    | null;
}

/** @example /welcome/ */
export const landing = definePage<LandingData>()({
  pattern: {
    '150-bonus': '/150-bonus/',
    welcome: '/welcome/',
    'special-welcome-offer': '/special/welcome-offer/',
  },
  layout: 'landing-page',
  guards: ['guest-only'],
  posts: { type: 'pages', parameter: 'variant' },
  sitemap: 'addresses',
});
