import type { Page } from 'playwright-core';
import type { PageName } from '../../shared/pages/pages.ts';
import { hydrated, type VisitorOptions } from './browser.ts';
import type { Journeys } from './journeys.ts';

/**
 * An address of each kind of page, for tests that go through all of them. The error page has none: a service that fails
 * brings it to the address that stands here.
 */
export const ADDRESSES: Readonly<Record<PageName, string>> = {
  accessibility: '/accessibility/',
  home: '/',
  tab: '/slots/',
  'all-games': '/all-games/',
  'game-search': '/all-games-search/?q=moon',
  'site-search': '/search/?q=bonus',
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

/** Opens a page of that kind for a visitor of its own; whatever comes of `look`, the site is well afterwards. */
export async function usePageOf(
  journeys: Journeys,
  kind: PageName,
  options: VisitorOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  if (kind === 'error') await journeys.site.sandbox.fault('cms', '500');
  const visitor = await journeys.newVisitor(options);
  try {
    await visitor.page.goto(ADDRESSES[kind]);
    await hydrated(visitor.page);
    await look(visitor.page);
  } finally {
    await visitor.leave();
    if (kind === 'error') await journeys.site.sandbox.fault('cms', null);
  }
}
