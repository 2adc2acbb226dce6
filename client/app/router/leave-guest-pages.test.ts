import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { NINA } from '../../../testing/client/player.ts';
import { leaveGuestPages } from './leave-guest-pages.ts';

afterEach(() => vi.unstubAllGlobals());

test('§2.5 a landing page that comes after the login it was fetched before leads home too', () => {
  vi.stubGlobal('location', {
    href: 'https://casino.example/welcome/?NeoDL=deposit',
    pathname: '/welcome/',
  });
  const { app } = testApp();
  const visits: string[] = [];
  leaveGuestPages(app, { visit: (href) => void visits.push(href) });
  app.session.logIn(NINA);
  expect(visits).toEqual([]);
  app.navigation.show(
    testPageData({
      page: { name: 'landing', variant: 'welcome', body: null, games: [], gameCount: 0, offer: null },
    }),
  );
  // What the address opens was opened with its page, and is not opened again.
  expect(visits).toEqual(['/welcome/']);
  app.navigation.show(testPageData());
  expect(visits).toHaveLength(1);
});
