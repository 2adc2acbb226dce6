import type { PageName } from '../../shared/pages/pages.ts';

/**
 * An address of each kind of page, for tests that go through all of them. The error page has none: a service that fails
 * brings it to the address that stands here.
 */
export const ADDRESSES: Readonly<Record<PageName, string>> = {
  accessibility: '/accessibility/',
  home: '/',
  tab: '/slots/',
  'all-games': '/all-games/',
  'game-search': '/all-games-search/',
  'site-search': '/search/',
  blog: '/blog/',
  article: '/blog/rtp-explained/',
  promotions: '/promotions/',
  promotion: '/promotions/oktoberfest/',
  providers: '/providers/',
  provider: '/providers/brass-orrery/',
  themes: '/themes/',
  theme: '/themes/egypt/',
  'game-reviews': '/casino/games/',
  'game-review': '/casino/games/velvet-roulette/',
  info: '/info/terms/',
  landing: '/welcome/',
  contact: '/contact-us/',
  restricted: '/restricted-access/',
  'not-found': '/no-such-page/',
  error: '/blog/megaways-explained/',
};
