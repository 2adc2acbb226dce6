import type { PageKind } from '../../../shared/page-data.ts';
import type { RouteName } from '../../../shared/routes.ts';

/** Which page a route usually shows, so that its chunk is fetched beside its data and not after it. */
export const PAGE_KIND_OF: Readonly<Record<RouteName, PageKind>> = {
  home: 'home',
  allGames: 'allGames',
  allGamesTab: 'allGames',
  bonus150: 'landing',
  allGamesSearch: 'gameSearch',
  blog: 'blog',
  article: 'article',
  contact: 'contact',
  promotions: 'promotions',
  gameOfTheWeek: 'promotion',
  oktoberfest: 'promotion',
  welcomePackage: 'promotion',
  promotion: 'promotion',
  providers: 'providers',
  provider: 'provider',
  themes: 'themes',
  theme: 'theme',
  restricted: 'restricted',
  search: 'siteSearch',
  welcome: 'landing',
  welcomeOffer: 'landing',
  gameReviews: 'gameReviews',
  gameReview: 'gameReview',
  infoIndex: 'info',
  info: 'info',
  tab: 'tab',
};
