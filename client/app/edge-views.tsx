import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import AllGamesPage from '../pages/all-games/all-games-page.tsx';
import ArticlePage from '../pages/article/article-page.tsx';
import BlogPage from '../pages/blog/blog-page.tsx';
import ContactPage from '../pages/contact/contact-page.tsx';
import ErrorPage from '../pages/error/error-page.tsx';
import GameReviewPage from '../pages/game-review/game-review-page.tsx';
import GameReviewsPage from '../pages/game-reviews/game-reviews-page.tsx';
import GameSearchPage from '../pages/game-search/game-search-page.tsx';
import HomePage from '../pages/home/home-page.tsx';
import InfoPage from '../pages/info/info-page.tsx';
import LandingPage from '../pages/landing/landing-page.tsx';
import PromotionPage from '../pages/promotion/promotion-page.tsx';
import PromotionsPage from '../pages/promotions/promotions-page.tsx';
import ProviderPage from '../pages/provider/provider-page.tsx';
import ProvidersPage from '../pages/providers/providers-page.tsx';
import RestrictedPage from '../pages/restricted/restricted-page.tsx';
import SiteSearchPage from '../pages/site-search/site-search-page.tsx';
import TabPage from '../pages/tab/tab-page.tsx';
import ThemePage from '../pages/theme/theme-page.tsx';
import ThemesPage from '../pages/themes/themes-page.tsx';
import SiteFooter from './layouts/footer/site-footer.tsx';
import { LAYOUTS } from './layouts/layouts.ts';
import { layoutView, pageView, type LayoutView, type PageView, type Views } from './page-view.tsx';

const PAGES: Readonly<Record<PageKind, PageView>> = {
  home: pageView('home', HomePage),
  tab: pageView('tab', TabPage),
  allGames: pageView('allGames', AllGamesPage),
  gameSearch: pageView('gameSearch', GameSearchPage),
  siteSearch: pageView('siteSearch', SiteSearchPage),
  blog: pageView('blog', BlogPage),
  article: pageView('article', ArticlePage),
  promotions: pageView('promotions', PromotionsPage),
  promotion: pageView('promotion', PromotionPage),
  providers: pageView('providers', ProvidersPage),
  provider: pageView('provider', ProviderPage),
  themes: pageView('themes', ThemesPage),
  theme: pageView('theme', ThemePage),
  gameReviews: pageView('gameReviews', GameReviewsPage),
  gameReview: pageView('gameReview', GameReviewPage),
  info: pageView('info', InfoPage),
  landing: pageView('landing', LandingPage),
  contact: pageView('contact', ContactPage),
  restricted: pageView('restricted', RestrictedPage),
  error: pageView('error', ErrorPage),
};

const LAYOUT_VIEWS: Readonly<Record<LayoutName, LayoutView>> = {
  blank: layoutView(LAYOUTS.blank),
  contentPage: layoutView(LAYOUTS.contentPage),
  default: layoutView(LAYOUTS.default),
  defaultMinimal: layoutView(LAYOUTS.defaultMinimal),
  landingPage: layoutView(LAYOUTS.landingPage),
};

/** All pages and layouts at once: the edge renders synchronously and cannot wait for a chunk. */
export const EDGE_VIEWS: Views = {
  page: (kind) => PAGES[kind],
  layout: (name) => LAYOUT_VIEWS[name],
  footer: <SiteFooter />,
  error: () => PAGES.error,
};
