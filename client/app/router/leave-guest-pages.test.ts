import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { NINA } from '../../../testing/client/player.ts';
import { leaveGuestPages } from './leave-guest-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const LANDING = testPageData({
  page: { name: 'landing', variant: 'welcome', body: null, games: [], gameCount: 0, offer: null },
});

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
  app.navigation.show(LANDING);
  // What the address opens was opened with its page, and is not opened again.
  expect(visits).toEqual(['/welcome/']);
  app.navigation.show(testPageData());
  expect(visits).toHaveLength(1);
});

describe('§2.5 a login that comes while the visitor is on the way from a landing page to another', () => {
  const underWay = () => {
    vi.stubGlobal('location', { href: 'https://casino.example/welcome/', pathname: '/welcome/' });
    const { app } = testApp();
    const visits: string[] = [];
    app.navigation.show(LANDING);
    leaveGuestPages(app, {
      visit(href) {
        visits.push(href);
        app.navigation.start();
      },
    });
    app.navigation.start();
    app.session.logIn(NINA);
    expect(visits).toEqual([]);
    return { navigation: app.navigation, visits };
  };

  test('does not lead home: the page that was pressed comes', () => {
    const { navigation, visits } = underWay();
    navigation.show(testPageData());
    expect(visits).toEqual([]);
  });

  test.each(['fail', 'abort'] as const)('leads home, once, where that page does not come: %s', (end) => {
    const { navigation, visits } = underWay();
    navigation[end]();
    expect(visits).toEqual(['/welcome/']);
    navigation[end]();
    expect(visits).toHaveLength(1);
  });
});
