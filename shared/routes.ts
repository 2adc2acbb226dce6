import type { GuardName, LayoutName } from './routing/route.ts';

/**
 * THE route table (§2.2, §2.5). Patterns carry no locale prefix and always end with a slash; Hono and
 * itty-router read the same strings. Order matters: the first match wins, so named pages stand above
 * the patterns that would swallow them.
 */
export const ROUTES = [
  { name: 'home', pattern: '/', layout: 'default', guards: ['allowed-country'] },
  { name: 'allGames', pattern: '/all-games/', layout: 'default', guards: ['allowed-country'] },
  { name: 'allGamesTab', pattern: '/all-games/:tab/', layout: 'default', guards: ['allowed-country'] },
  {
    name: 'bonus150',
    pattern: '/150-bonus/',
    layout: 'landingPage',
    guards: ['allowed-country', 'guest-only'],
  },
  { name: 'allGamesSearch', pattern: '/all-games-search/', layout: 'default', guards: ['allowed-country'] },
  { name: 'blog', pattern: '/blog/', layout: 'default', guards: ['allowed-country'] },
  { name: 'article', pattern: '/blog/:slug/', layout: 'contentPage', guards: ['allowed-country'] },
  { name: 'contact', pattern: '/contact-us/', layout: 'default', guards: ['allowed-country'] },
  { name: 'promotions', pattern: '/promotions/', layout: 'default', guards: ['allowed-country'] },
  {
    name: 'gameOfTheWeek',
    pattern: '/promotions/game-of-the-week/',
    layout: 'default',
    guards: ['allowed-country'],
  },
  {
    name: 'oktoberfest',
    pattern: '/promotions/oktoberfest/',
    layout: 'default',
    guards: ['allowed-country'],
  },
  {
    name: 'welcomePackage',
    pattern: '/promotions/welcome-package/',
    layout: 'default',
    guards: ['allowed-country'],
  },
  { name: 'promotion', pattern: '/promotions/:slug/', layout: 'default', guards: ['allowed-country'] },
  { name: 'providers', pattern: '/providers/', layout: 'default', guards: ['allowed-country'] },
  { name: 'provider', pattern: '/providers/:provider/', layout: 'default', guards: ['allowed-country'] },
  { name: 'themes', pattern: '/themes/', layout: 'default', guards: ['allowed-country'] },
  { name: 'theme', pattern: '/themes/:theme/', layout: 'default', guards: ['allowed-country'] },
  { name: 'restricted', pattern: '/restricted-access/', layout: 'defaultMinimal', guards: [] },
  { name: 'search', pattern: '/search/', layout: 'default', guards: ['allowed-country'] },
  { name: 'welcome', pattern: '/welcome/', layout: 'landingPage', guards: ['allowed-country', 'guest-only'] },
  {
    name: 'welcomeOffer',
    pattern: '/special/welcome-offer/',
    layout: 'landingPage',
    guards: ['allowed-country', 'guest-only'],
  },
  { name: 'gameReviews', pattern: '/casino/games/', layout: 'default', guards: ['allowed-country'] },
  { name: 'gameReview', pattern: '/casino/games/:slug/', layout: 'contentPage', guards: ['allowed-country'] },
  { name: 'infoIndex', pattern: '/info/', layout: 'contentPage', guards: [] },
  { name: 'info', pattern: '/info/:page/', layout: 'contentPage', guards: [] },
  { name: 'tab', pattern: '/:tab/', layout: 'default', guards: ['allowed-country'] },
] as const satisfies readonly {
  readonly name: string;
  readonly pattern: `/${string}`;
  readonly layout: LayoutName;
  readonly guards: readonly GuardName[];
}[];

export type Route = (typeof ROUTES)[number];
export type RouteName = Route['name'];
