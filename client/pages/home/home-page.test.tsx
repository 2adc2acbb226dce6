// @vitest-environment own-window
import { expect, test, vi } from 'vitest';
import type { PromotionCard } from '../../../shared/domain/content.ts';
import { heroSlides } from '../../../shared/domain/hero-slides.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory, NO_CUSTOM_LISTS } from '../../../testing/lobby.ts';
import { render } from '../../../testing/client/render.tsx';
import { testPageData } from '../../../testing/client/page-data.ts';
import HomePage from './home-page.tsx';

const NO_TABLES = { id: 'live-tables', isFleeting: true, areAll: false, tables: [] } as const;
const promotion = (title: string): PromotionCard => ({
  id: title,
  title,
  href: `/promotions/${title}/`,
  excerpt: '',
  image: null,
  date: null,
  label: null,
  source: 'limited-time',
  facts: [],
  terms: null,
  conditions: null,
  endsAt: null,
  termsHref: null,
});

test('§7.4 the hero has a player’s first four promotions as the service orders them, and a guest’s again with the logout', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/promotions?lang=en'
      ? Response.json({ offers: ['regulars', 'a', 'b', 'c', 'd'].map(promotion) })
      : new Response(null),
  );
  const { app } = testApp();
  const hero = heroSlides(['a', 'b'].map(promotion));
  render(
    app,
    <HomePage page={{ name: 'home', hero, rows: [], awaitsGames: false, liveTables: NO_TABLES }} />,
  );
  const offers = () =>
    Array.from(document.querySelectorAll('a[href^="/promotions/"]'), (link) => link.getAttribute('href'));
  const paths = (...titles: readonly string[]) => titles.map((title) => `/promotions/${title}/`);
  expect(offers()).toEqual(paths('a', 'b'));
  app.session.logIn(NINA);
  await expect.poll(offers).toEqual(paths('regulars', 'a', 'b', 'c'));
  app.session.logOut();
  await expect.poll(offers).toEqual(paths('a', 'b'));
});

test('§3 where the edge has no games, home has the platform’s other rows below those that have places', async () => {
  // happy-dom has none.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  vi.stubGlobal('fetch', async () => Response.json(NO_CUSTOM_LISTS));
  const { app } = testApp();
  const facts = { titleKey: 'slots', title: null, layout: 'reel', href: null, total: 3, tiles: [] } as const;
  const rows = [{ id: 'slots', ...facts }];
  render(app, <HomePage page={{ name: 'home', hero: [], rows, awaitsGames: true, liveTables: NO_TABLES }} />);
  app.games.setCatalogue({
    games: [makeGame(1), makeGame(2, { name: 'Pike Megaways' })],
    categories: [makeCategory('Casino', { Slots: [1] })],
    defaultCategory: 0,
    excludedIds: [],
  });
  const headings = () => Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);
  await expect.poll(headings).toEqual(['Slots', 'Megaways']);
});

test('§9 gone to from its top, the winners and the live tables of home come after its first window', async () => {
  const { app } = testApp();
  app.navigation.show(testPageData(), { fromTop: true });
  app.games.setWinners([{ playerName: 'Nina', currencySymbol: '€', winAmount: 5, gameId: null }]);
  const tables = [
    { tile: toTile(makeGame(1)), tableName: 'Salon', currency: 'GBP', min: 1, max: 500, seats: 0 },
  ];
  const liveTables = { ...NO_TABLES, tables };
  render(app, <HomePage page={{ name: 'home', hero: [], rows: [], awaitsGames: false, liveTables }} />);
  const below = () => document.querySelectorAll('main > section');
  expect(below()).toHaveLength(0);
  expect(document.querySelectorAll('main > [aria-busy]')).toHaveLength(2);
  await expect.poll(below).toHaveLength(2);
});
