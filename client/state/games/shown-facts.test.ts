// @vitest-environment own-window
import { expect, test } from 'vitest';
import { shownFacts, tileFacts } from './shown-facts.ts';

const TILE = { id: 7, name: 'Peony Baccarat', provider: 'Moonquay', reviewSlug: null };

test.each([
  ['tiles', { tiles: [{ ...TILE, id: 6 }, TILE] }],
  ['rows', { rows: [{ tiles: [TILE] }] }],
  ['live tables', { liveTables: { tables: [{ tile: TILE, tableName: 'Peony' }] } }],
  ['a game of its own', { game: { tile: TILE, price: null } }],
])('§7.8 a game is known by the page’s data, among %s', (_, page) => {
  expect(tileFacts({ name: 'tab', ...page }, 7)).toMatchObject({
    name: 'Peony Baccarat',
    provider: 'Moonquay',
  });
  expect(tileFacts({ name: 'tab', ...page }, 8)).toBeNull();
});

test.each([
  [
    'a tile with its studio',
    '<li><button data-game-id="7"></button><div><span data-game-name="">Peony</span><span>Moonquay</span></div></li>',
    { name: 'Peony', provider: 'Moonquay' },
  ],
  [
    'a tile with a jackpot in its place',
    '<li><button data-game-id="7"></button><div><span data-game-name="">Peony</span><span data-jackpot="1 GBP 7">£1</span></div></li>',
    { name: 'Peony', provider: null },
  ],
  [
    'a live table, which shows no studio',
    '<li><span></span><div><span>Peony</span><span>£1 to £50</span></div><button data-game-id="7"></button></li>',
    { name: 'Peony', provider: null },
  ],
])('§7.8 or by what the document shows: %s', (_, html, facts) => {
  document.body.innerHTML = `<ul>${html}</ul>`;
  expect(shownFacts(7)).toEqual(facts);
  expect(shownFacts(8)).toBeNull();
});
