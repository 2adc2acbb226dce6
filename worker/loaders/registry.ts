import type { RouteName } from '../../shared/routes.ts';
import { loadAllGames } from './all-games.ts';
import { loadArticle, loadBlog } from './blog.ts';
import { loadGameReview, loadGameReviews } from './game-reviews.ts';
import { loadHome } from './home.ts';
import { loadContact, loadInfo } from './info.ts';
import { landingLoader, loadRestricted } from './landing.ts';
import type { Loader } from './loader.ts';
import { loadPromotion, loadPromotions } from './promotions.ts';
import { loadProvider, loadProviders } from './providers.ts';
import { loadGameSearch, loadSiteSearch } from './search.ts';
import { loadTab } from './tab.ts';
import { loadTheme, loadThemes } from './themes.ts';

/** The loader of each page of the route table. */
export const LOADERS: Readonly<Record<RouteName, Loader>> = {
  home: loadHome,
  allGames: loadAllGames,
  allGamesTab: loadAllGames,
  bonus150: landingLoader('bonus150'),
  allGamesSearch: loadGameSearch,
  blog: loadBlog,
  article: loadArticle,
  contact: loadContact,
  promotions: loadPromotions,
  gameOfTheWeek: loadPromotion,
  oktoberfest: loadPromotion,
  welcomePackage: loadPromotion,
  promotion: loadPromotion,
  providers: loadProviders,
  provider: loadProvider,
  themes: loadThemes,
  theme: loadTheme,
  restricted: loadRestricted,
  search: loadSiteSearch,
  welcome: landingLoader('welcome'),
  welcomeOffer: landingLoader('welcomeOffer'),
  gameReviews: loadGameReviews,
  gameReview: loadGameReview,
  infoIndex: loadInfo,
  info: loadInfo,
  tab: loadTab,
};
