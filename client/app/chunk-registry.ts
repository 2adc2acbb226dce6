import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import { layoutView, pageView, type LayoutView, type PageView } from './page-view.tsx';

/** Every page as a chunk of its own (DESIGN.md §4); the edge's list of them is `edge-views.tsx`. */
export const PAGE_CHUNKS: Readonly<Record<PageKind, () => Promise<PageView>>> = {
  home: async () => pageView('home', (await import('../pages/home/home-page.tsx')).default),
  tab: async () => pageView('tab', (await import('../pages/tab/tab-page.tsx')).default),
  allGames: async () => pageView('allGames', (await import('../pages/all-games/all-games-page.tsx')).default),
  gameSearch: async () =>
    pageView('gameSearch', (await import('../pages/game-search/game-search-page.tsx')).default),
  siteSearch: async () =>
    pageView('siteSearch', (await import('../pages/site-search/site-search-page.tsx')).default),
  blog: async () => pageView('blog', (await import('../pages/blog/blog-page.tsx')).default),
  article: async () => pageView('article', (await import('../pages/article/article-page.tsx')).default),
  promotions: async () =>
    pageView('promotions', (await import('../pages/promotions/promotions-page.tsx')).default),
  promotion: async () =>
    pageView('promotion', (await import('../pages/promotion/promotion-page.tsx')).default),
  providers: async () =>
    pageView('providers', (await import('../pages/providers/providers-page.tsx')).default),
  provider: async () => pageView('provider', (await import('../pages/provider/provider-page.tsx')).default),
  themes: async () => pageView('themes', (await import('../pages/themes/themes-page.tsx')).default),
  theme: async () => pageView('theme', (await import('../pages/theme/theme-page.tsx')).default),
  gameReviews: async () =>
    pageView('gameReviews', (await import('../pages/game-reviews/game-reviews-page.tsx')).default),
  gameReview: async () =>
    pageView('gameReview', (await import('../pages/game-review/game-review-page.tsx')).default),
  info: async () => pageView('info', (await import('../pages/info/info-page.tsx')).default),
  landing: async () => pageView('landing', (await import('../pages/landing/landing-page.tsx')).default),
  contact: async () => pageView('contact', (await import('../pages/contact/contact-page.tsx')).default),
  restricted: async () =>
    pageView('restricted', (await import('../pages/restricted/restricted-page.tsx')).default),
  error: async () => pageView('error', (await import('../pages/error/error-page.tsx')).default),
};

/** Every layout of §2.5 likewise; the edge's list of them is `layouts/layouts.ts`. */
export const LAYOUT_CHUNKS: Readonly<Record<LayoutName, () => Promise<LayoutView>>> = {
  blank: async () => layoutView((await import('./layouts/blank-layout.tsx')).BlankLayout),
  contentPage: async () => layoutView((await import('./layouts/content-page-layout.tsx')).ContentPageLayout),
  default: async () => layoutView((await import('./layouts/default-layout.tsx')).DefaultLayout),
  defaultMinimal: async () =>
    layoutView((await import('./layouts/default-minimal-layout.tsx')).DefaultMinimalLayout),
  landingPage: async () => layoutView((await import('./layouts/landing-page-layout.tsx')).LandingPageLayout),
};
