// @vitest-environment own-window
import { expect, test } from 'vitest';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { makeGame } from '../../../testing/games.ts';
import { render } from '../../../testing/client/render.tsx';
import { PromotionAction } from './promotion-action.tsx';

const GAME = toTile(makeGame(12, { name: 'Moonlit Manor' }), new Map());

test('a player’s button is named by what it shows and the game', () => {
  const { app } = testApp();
  app.session.logIn(NINA);
  render(app, <PromotionAction game={GAME} asksDeposit />);
  const button = document.querySelector('button');
  expect([button?.textContent, button?.getAttribute('aria-label')]).toEqual([
    'Play now',
    'Play now: Moonlit Manor',
  ]);
});

test.each([
  [true, '[data-widget="deposit"]'],
  [false, '[data-action="offers"]'],
])('without a game a player is led to a deposit only where it takes one: %j', (asksDeposit, selector) => {
  const { app } = testApp();
  app.session.logIn(NINA);
  render(app, <PromotionAction game={null} asksDeposit={asksDeposit} />);
  expect(document.querySelectorAll('a, button')).toHaveLength(1);
  expect(document.querySelector(selector)).not.toBeNull();
});
