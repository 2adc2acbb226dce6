import type { ComponentType, ReactNode } from 'react';
import type { PageKind, PageOf } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';

type PageChunks = {
  readonly [K in PageKind]: () => Promise<{ default: ComponentType<{ readonly page: PageOf<K> }> }>;
};

/** Every page as a chunk of its own (DESIGN.md §4); the edge's list of them is `edge-views.tsx`. */
export const PAGE_CHUNKS: PageChunks = {
  home: () => import('../pages/home/home-page.tsx'),
  tab: () => import('../pages/tab/tab-page.tsx'),
  allGames: () => import('../pages/all-games/all-games-page.tsx'),
  gameSearch: () => import('../pages/game-search/game-search-page.tsx'),
  siteSearch: () => import('../pages/site-search/site-search-page.tsx'),
  blog: () => import('../pages/blog/blog-page.tsx'),
  article: () => import('../pages/article/article-page.tsx'),
  promotions: () => import('../pages/promotions/promotions-page.tsx'),
  promotion: () => import('../pages/promotion/promotion-page.tsx'),
  providers: () => import('../pages/providers/providers-page.tsx'),
  provider: () => import('../pages/provider/provider-page.tsx'),
  themes: () => import('../pages/themes/themes-page.tsx'),
  theme: () => import('../pages/theme/theme-page.tsx'),
  gameReviews: () => import('../pages/game-reviews/game-reviews-page.tsx'),
  gameReview: () => import('../pages/game-review/game-review-page.tsx'),
  info: () => import('../pages/info/info-page.tsx'),
  landing: () => import('../pages/landing/landing-page.tsx'),
  contact: () => import('../pages/contact/contact-page.tsx'),
  restricted: () => import('../pages/restricted/restricted-page.tsx'),
  error: () => import('../pages/error/error-page.tsx'),
};

type LayoutChunks = Readonly<
  Record<LayoutName, () => Promise<ComponentType<{ readonly children: ReactNode }>>>
>;

/** Every layout of §2.5 likewise; the edge's list of them is `layouts/layouts.ts`. */
export const LAYOUT_CHUNKS: LayoutChunks = {
  blank: () => import('./layouts/blank-layout.tsx').then((layout) => layout.BlankLayout),
  contentPage: () => import('./layouts/content-page-layout.tsx').then((layout) => layout.ContentPageLayout),
  default: () => import('./layouts/default-layout.tsx').then((layout) => layout.DefaultLayout),
  defaultMinimal: () =>
    import('./layouts/default-minimal-layout.tsx').then((layout) => layout.DefaultMinimalLayout),
  landingPage: () => import('./layouts/landing-page-layout.tsx').then((layout) => layout.LandingPageLayout),
};
