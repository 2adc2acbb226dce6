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
  leaveGuestPages(app, {
    async visit(href) {
      visits.push(href);
      return false;
    },
  });
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
    /** Another navigation takes the place of the redirect. */
    let cancel = (): void => undefined;
    leaveGuestPages(app, {
      visit(href) {
        visits.push(href);
        app.navigation.start();
        return new Promise((resolve) => {
          cancel = () => resolve(true);
        });
      },
    });
    app.navigation.start();
    app.session.logIn(NINA);
    expect(visits).toEqual([]);
    return { navigation: app.navigation, visits, cancel: () => cancel() };
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

  test('leads home again where the redirect was cancelled for another page, and that does not come either', async () => {
    const { navigation, visits, cancel } = underWay();
    navigation.fail();
    expect(visits).toHaveLength(1);
    // A link is pressed while home is on its way.
    navigation.start();
    cancel();
    await Promise.resolve();
    expect(visits).toHaveLength(1);
    navigation.fail();
    await expect.poll(() => visits).toHaveLength(2);
  });
});
