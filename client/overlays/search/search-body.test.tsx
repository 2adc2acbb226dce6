// @vitest-environment own-window
import { signal } from '@preact/signals-react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { buildSearchIndex } from '../../../shared/search/search-index.ts';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { makeGame } from '../../../testing/games.ts';
import { SearchBody } from './search-body.tsx';

const GROUPS = [{ name: 'Egypt', path: '/themes/egypt/', called: ['egypt', 'egipto'] }];

test('§2.10 that the games cannot be loaded is said where their loading was', async () => {
  const { app } = testApp();
  const isUnavailable = signal(false);
  const catalogue = {
    index: signal(null),
    isUnavailable,
    popular: signal([]),
    groups: signal(GROUPS),
    slugOf: () => '',
  };
  app.search.open();
  app.search.type('moon');
  render(app, <SearchBody catalogue={catalogue} onChoose={() => undefined} />);
  const status = document.querySelector('output');
  expect(status?.textContent).toBe('Loading');
  isUnavailable.value = true;
  await expect.poll(() => status?.textContent).toBe('The games could not be loaded');
  expect(document.querySelector('output')).toBe(status);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/all-games-search/?q=moon');
});

/** The body of a search over those games. */
function searchOver(count: number) {
  const { app, world } = testApp();
  const games = Array.from({ length: count }, (_, at) => makeGame(at + 1, { name: `Moon ${at + 1}` }));
  const index = signal(buildSearchIndex(games));
  const catalogue = {
    index,
    isUnavailable: signal(false),
    popular: signal([]),
    groups: signal(GROUPS),
    slugOf: () => '',
  };
  const chosen: number[] = [];
  app.search.open();
  // As the overlay does for a player.
  const choose = ({ id }: GameTile) => {
    app.search.remember(id);
    chosen.push(id);
  };
  const show = () => render(app, <SearchBody catalogue={catalogue} onChoose={choose} />);
  return { app, world, chosen, show };
}
const buttons = (text: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.includes(text));

test('§2.10 a theme that the query names is offered, in whichever language, and then it is not said that nothing is found', () => {
  const { app, show } = searchOver(5);
  app.search.type('egipto');
  show();
  expect(document.querySelector('a[href="/themes/egypt/"]')?.textContent).toBe('Egypt');
  expect(document.body.textContent).not.toContain('Nothing found');
});

test('§2.10 Load More adds 16 games, and goes once all are there', async () => {
  const { app, show } = searchOver(50);
  app.search.type('moon');
  show();
  await expect.poll(() => buttons('Moon').length).toBe(26);
  for (const shown of [42, 50]) {
    flushSync(() => buttons('Load More')[0]?.click());
    expect(buttons('Moon').length).toBe(shown);
  }
  expect(buttons('Load More')).toEqual([]);
});

test('§7.8 the games that a player searched for before stand before a query, none for a guest, and a press there is told', () => {
  const { app, world, chosen, show } = searchOver(50);
  world.stored.set('searchedGames:7', '5,3');
  app.search.remember(4);
  show();
  expect(document.body.textContent).not.toContain('Your searches:');
  flushSync(() => app.session.logIn(NINA));
  expect(document.querySelector('h2')?.textContent).toBe('Your searches:');
  expect(buttons('Moon').map(({ textContent }) => textContent.trim())).toEqual(
    ['Moon 5', 'Moon 3'].map((name) => expect.stringContaining(name)),
  );
  const stored = vi.spyOn(world.storage, 'set');
  flushSync(() => buttons('Moon 3')[0]?.click());
  expect(stored.mock.calls).toEqual([['searchedGames:7', '3,5']]);
  expect(world.tracked).toEqual([
    { event: 'previousGameClick', searchedGameName: 'Moon 3', searchedGameId: 3 },
  ]);
  expect([chosen, world.cookies.jar.get('previousGameID')]).toEqual([[3], '3,5']);
});
