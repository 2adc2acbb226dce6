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
  render(app, <PromotionAction game={GAME} />);
  const button = document.querySelector('button');
  expect([button?.textContent, button?.getAttribute('aria-label')]).toEqual([
    'Play now',
    'Play now: Moonlit Manor',
  ]);
});
