import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';

/**
 * Keys of the chunks of `chunk-registry.ts` in Vite's manifest, by which the edge preloads them. Apart from it, because only
 * the edge needs them; a key that the build does not know fails the first page that names it.
 */
export const PAGE_SOURCES: Readonly<Record<PageKind, string>> = {
  home: 'client/pages/home/home-page.tsx',
  tab: 'client/pages/tab/tab-page.tsx',
  allGames: 'client/pages/all-games/all-games-page.tsx',
  gameSearch: 'client/pages/game-search/game-search-page.tsx',
  siteSearch: 'client/pages/site-search/site-search-page.tsx',
  blog: 'client/pages/blog/blog-page.tsx',
  article: 'client/pages/article/article-page.tsx',
  promotions: 'client/pages/promotions/promotions-page.tsx',
  promotion: 'client/pages/promotion/promotion-page.tsx',
  providers: 'client/pages/providers/providers-page.tsx',
  provider: 'client/pages/provider/provider-page.tsx',
  themes: 'client/pages/themes/themes-page.tsx',
  theme: 'client/pages/theme/theme-page.tsx',
  gameReviews: 'client/pages/game-reviews/game-reviews-page.tsx',
  gameReview: 'client/pages/game-review/game-review-page.tsx',
  info: 'client/pages/info/info-page.tsx',
  landing: 'client/pages/landing/landing-page.tsx',
  contact: 'client/pages/contact/contact-page.tsx',
  restricted: 'client/pages/restricted/restricted-page.tsx',
  error: 'client/pages/error/error-page.tsx',
};

export const LAYOUT_SOURCES: Readonly<Record<LayoutName, string>> = {
  blank: 'client/app/layouts/blank-layout.tsx',
  contentPage: 'client/app/layouts/content-page-layout.tsx',
  default: 'client/app/layouts/default-layout.tsx',
  defaultMinimal: 'client/app/layouts/default-minimal-layout.tsx',
  landingPage: 'client/app/layouts/landing-page-layout.tsx',
};
