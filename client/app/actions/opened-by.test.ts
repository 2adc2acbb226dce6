// @vitest-environment own-window
import { describe, expect, test } from 'vitest';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { overlayOf } from '../overlay-stack.ts';
import { pressedAction } from './actions.ts';
import { openedBy } from './opened-by.ts';

function openedFrom(html: string, player: PlayerSession | null = null): string | null {
  const { app } = testApp();
  if (player !== null) app.session.logIn(player);
  document.body.innerHTML = html;
  const pressed = pressedAction(document.querySelector('b'));
  return pressed === null ? null : openedBy(app, pressed);
}

describe('what a press would open, whose code is fetched before it', () => {
  test.each([
    ['<a href="/all-games-search/" data-action="search-open"><b></b></a>', 'search'],
    ['<button data-action="play" data-game-id="12"><b></b></button>', 'login'],
    ['<button data-action="favourite" data-game-id="12"><b></b></button>', 'login'],
    ['<a href="/registration/" data-action="widget" data-widget="registration"><b></b></a>', 'registration'],
    ['<button data-action="widget" data-widget="chat"><b></b></button>', 'chatForm'],
    ['<a href="/info/terms/" data-info-page="terms"><b></b></a>', 'infoPopup'],
    ['<button data-action="overlay" data-overlay="contact"><b></b></button>', 'contact'],
    ['<button data-action="cookie-settings"><b></b></button>', 'consent'],
  ])('%s', (html, name) => {
    expect(openedFrom(html)).toBe(name);
    expect(overlayOf(name)?.load).toBeTypeOf('function');
  });

  test('is nothing for the chat of a player whom the platform has named', () => {
    const player = { ...NINA, email: 'nina@example.com' };
    expect(openedFrom('<button data-action="widget" data-widget="chat"><b></b></button>', player)).toBeNull();
  });

  test('is the game for a player’s Play, and nothing for their heart', () => {
    expect(openedFrom('<button data-action="play"><b></b></button>', NINA)).toBe('gameContainer');
    expect(openedFrom('<button data-action="favourite"><b></b></button>', NINA)).toBeNull();
  });

  test.each([
    '<a href="/slots/"><b></b></a>',
    '<button data-action="reel" data-direction="next"><b></b></button>',
    '<a href="/deposit/" data-action="widget" data-widget="deposit"><b></b></a>',
    '<a href="/es/" data-action="language" data-locale="es"><b></b></a>',
  ])('is nothing of ours: %s', (html) => {
    expect(openedFrom(html)).toBeNull();
  });
});
