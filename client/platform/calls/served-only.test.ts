import { describe, expect, test } from 'vitest';
import type { PageData } from '../../../shared/pages/page-data.ts';
import { INERT_PLATFORM } from '../../state/inert.ts';
import type { VisitOptions } from '../../state/collaborators.ts';
import { WIDGET_NAMES, type PlatformCalls } from '../../state/platform-calls.ts';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { servedOnly } from './served-only.ts';

const OPENED = { close() {} };

/** The calls of a visitor, and what has come of them: those that reached the platform, and where they led. */
function visitorWho({ isServed, page }: { readonly isServed: boolean; readonly page?: PageData['page'] }) {
  const { app } = testApp();
  const pageData = testPageData({
    address: { locale: 'es', path: '/info/help/' },
    ...(page === undefined ? {} : { page }),
  });
  app.navigation.show({ ...pageData, visitor: { ...pageData.visitor, isServed } });
  const reached: string[] = [];
  const visited: string[] = [];
  const replaced: string[] = [];
  const asked: VisitOptions['askedMs'][] = [];
  const platform: PlatformCalls = {
    ...INERT_PLATFORM,
    showWidget: (name) => void reached.push(name),
    renderWidget: async (name) => (reached.push(`${name} in its container`), OPENED),
    loadGame: async (gameId) => (reached.push(`game ${gameId}`), OPENED),
    openOffers: () => void reached.push('offers'),
  };
  const calls = servedOnly(platform, {
    games: app.games,
    navigation: app.navigation,
    visit(href, options) {
      asked.push(options?.askedMs);
      (options?.replace === true ? replaced : visited).push(href);
    },
  });
  return { calls, reached, visited, replaced, asked, games: app.games };
}

const askForAll = async (calls: PlatformCalls) => {
  // The chat is opened by its own model.
  for (const name of WIDGET_NAMES) if (name !== 'chat') calls.showWidget(name);
  calls.openOffers();
  const container = {} as HTMLElement;
  return [await calls.renderWidget('registration', container, () => {}), await calls.loadGame(12, container)];
};

describe('§2.2 a visitor from an area that is not served', () => {
  test('is led to the page that says so by what joins, logs in, pays in or plays; what a player who travels needs opens', async () => {
    const { calls, reached, visited } = visitorWho({ isServed: false });
    expect(await askForAll(calls)).toEqual([null, null]);
    expect(reached).toEqual([
      'withdraw',
      'account',
      'realityCheck',
      'depositLimit',
      'gameHistory',
      'changePassword',
      'forgotPassword',
      'forgotUsername',
      'selfExclusion',
      'coolOff',
      'transactionHistory',
      'documentUpload',
    ]);
    // Login, registration, deposit, points, offers, a container and a game.
    expect(visited).toEqual(Array.from({ length: 7 }, () => '/es/restricted-access/'));
  });

  test('on that page, is not led to it again by Back', () => {
    const { calls, replaced } = visitorWho({
      isServed: false,
      page: { name: 'restricted', reason: 'country' },
    });
    calls.showWidget('deposit');
    expect(replaced).toEqual(['/es/restricted-access/']);
  });

  test('is led there as of when they asked: a link that was pressed since wins', () => {
    const { calls, asked } = visitorWho({ isServed: false });
    calls.showWidget('deposit', 1_000);
    calls.openOffers(2_000);
    calls.showWidget('login');
    expect(asked).toEqual([1_000, 2_000, undefined]);
  });

  test('does not play after a later login either', () => {
    const { calls, games } = visitorWho({ isServed: false });
    games.play(12);
    expect(games.wanted.peek()?.gameId).toBe(12);
    calls.showWidget('login');
    expect(games.wanted.peek()).toBeNull();
  });

  test('one who is served is led nowhere', async () => {
    const { calls, reached, visited } = visitorWho({ isServed: true });
    expect(await askForAll(calls)).toEqual([OPENED, OPENED]);
    expect([reached.length, visited]).toEqual([WIDGET_NAMES.length + 2, []]);
  });
});
