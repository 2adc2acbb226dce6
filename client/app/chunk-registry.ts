import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import { layoutView, pageView, type LayoutView, type PageView } from './page-view.tsx';

/** A chunk of the browser's: how it is loaded, and its key in Vite's manifest, by which the edge preloads it. */
export interface Chunk<View> {
  readonly source: string;
  load(): Promise<View>;
}

/** Every page as a chunk of its own (DESIGN.md §4); the edge's list of them is `edge-views.tsx`. */
export const PAGE_CHUNKS: Readonly<Record<PageKind, Chunk<PageView>>> = {
  home: {
    source: 'client/pages/home/home-page.tsx',
    load: async () => pageView('home', (await import('../pages/home/home-page.tsx')).default),
  },
  tab: {
    source: 'client/pages/tab/tab-page.tsx',
    load: async () => pageView('tab', (await import('../pages/tab/tab-page.tsx')).default),
  },
  allGames: {
    source: 'client/pages/all-games/all-games-page.tsx',
    load: async () => pageView('allGames', (await import('../pages/all-games/all-games-page.tsx')).default),
  },
  gameSearch: {
    source: 'client/pages/game-search/game-search-page.tsx',
    load: async () =>
      pageView('gameSearch', (await import('../pages/game-search/game-search-page.tsx')).default),
  },
  siteSearch: {
    source: 'client/pages/site-search/site-search-page.tsx',
    load: async () =>
      pageView('siteSearch', (await import('../pages/site-search/site-search-page.tsx')).default),
  },
  blog: {
    source: 'client/pages/blog/blog-page.tsx',
    load: async () => pageView('blog', (await import('../pages/blog/blog-page.tsx')).default),
  },
  article: {
    source: 'client/pages/article/article-page.tsx',
    load: async () => pageView('article', (await import('../pages/article/article-page.tsx')).default),
  },
  promotions: {
    source: 'client/pages/promotions/promotions-page.tsx',
    load: async () =>
      pageView('promotions', (await import('../pages/promotions/promotions-page.tsx')).default),
  },
  promotion: {
    source: 'client/pages/promotion/promotion-page.tsx',
    load: async () => pageView('promotion', (await import('../pages/promotion/promotion-page.tsx')).default),
  },
  providers: {
    source: 'client/pages/providers/providers-page.tsx',
    load: async () => pageView('providers', (await import('../pages/providers/providers-page.tsx')).default),
  },
  provider: {
    source: 'client/pages/provider/provider-page.tsx',
    load: async () => pageView('provider', (await import('../pages/provider/provider-page.tsx')).default),
  },
  themes: {
    source: 'client/pages/themes/themes-page.tsx',
    load: async () => pageView('themes', (await import('../pages/themes/themes-page.tsx')).default),
  },
  theme: {
    source: 'client/pages/theme/theme-page.tsx',
    load: async () => pageView('theme', (await import('../pages/theme/theme-page.tsx')).default),
  },
  gameReviews: {
    source: 'client/pages/game-reviews/game-reviews-page.tsx',
    load: async () =>
      pageView('gameReviews', (await import('../pages/game-reviews/game-reviews-page.tsx')).default),
  },
  gameReview: {
    source: 'client/pages/game-review/game-review-page.tsx',
    load: async () =>
      pageView('gameReview', (await import('../pages/game-review/game-review-page.tsx')).default),
  },
  info: {
    source: 'client/pages/info/info-page.tsx',
    load: async () => pageView('info', (await import('../pages/info/info-page.tsx')).default),
  },
  landing: {
    source: 'client/pages/landing/landing-page.tsx',
    load: async () => pageView('landing', (await import('../pages/landing/landing-page.tsx')).default),
  },
  contact: {
    source: 'client/pages/contact/contact-page.tsx',
    load: async () => pageView('contact', (await import('../pages/contact/contact-page.tsx')).default),
  },
  restricted: {
    source: 'client/pages/restricted/restricted-page.tsx',
    load: async () =>
      pageView('restricted', (await import('../pages/restricted/restricted-page.tsx')).default),
  },
  error: {
    source: 'client/pages/error/error-page.tsx',
    load: async () => pageView('error', (await import('../pages/error/error-page.tsx')).default),
  },
};

/** Every layout of §2.5 likewise; the edge's list of them is `layouts/layouts.ts`. */
export const LAYOUT_CHUNKS: Readonly<Record<LayoutName, Chunk<LayoutView>>> = {
  blank: {
    source: 'client/app/layouts/blank-layout.tsx',
    load: async () => layoutView((await import('./layouts/blank-layout.tsx')).BlankLayout),
  },
  contentPage: {
    source: 'client/app/layouts/content-page-layout.tsx',
    load: async () => layoutView((await import('./layouts/content-page-layout.tsx')).ContentPageLayout),
  },
  default: {
    source: 'client/app/layouts/default-layout.tsx',
    load: async () => layoutView((await import('./layouts/default-layout.tsx')).DefaultLayout),
  },
  defaultMinimal: {
    source: 'client/app/layouts/default-minimal-layout.tsx',
    load: async () => layoutView((await import('./layouts/default-minimal-layout.tsx')).DefaultMinimalLayout),
  },
  landingPage: {
    source: 'client/app/layouts/landing-page-layout.tsx',
    load: async () => layoutView((await import('./layouts/landing-page-layout.tsx')).LandingPageLayout),
  },
};
