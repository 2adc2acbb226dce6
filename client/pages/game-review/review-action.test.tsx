// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { ReviewAction } from './review-action.tsx';

const GAME = {
  id: 12,
  name: 'Moonlit Manor',
  tag: null,
  size: 'default',
  provider: null,
  image: null,
  reviewSlug: null,
} as const;

test('a player’s button is named by what it shows and the game', () => {
  const { app } = testApp();
  app.session.logIn(NINA);
  render(app, <ReviewAction game={GAME} />);
  const button = document.querySelector('button');
  expect([button?.textContent, button?.getAttribute('aria-label')]).toEqual([
    'Play now',
    'Play now: Moonlit Manor',
  ]);
});
