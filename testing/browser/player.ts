import type { Locator, Page, Response } from 'playwright-core';
import * as v from 'valibot';
import { tileOf } from './tiles.ts';

const EMAIL = 'demo@velvetcomet.example';
const PASSWORD = 'comet-demo';
/** What the platform answers to both. */
export const favouritesSchema = v.object({ favourites: v.array(v.number()) });

/** Logs the sandbox's player in, through the platform's own form. The page must be at least 960 px wide. */
export async function logIn(page: Page): Promise<void> {
  await page.locator('header [data-widget="login"]').first().click();
  await fillLogin(page);
}

/** Fills in the login form, which is open already. */
export async function fillLogin(page: Page): Promise<void> {
  const form = page
    .locator('form')
    .filter({ has: page.locator('input[type="password"]') })
    .last();
  await form.locator('input[autocomplete="username"], input[type="email"]').first().fill(EMAIL);
  await form.locator('input[type="password"]').fill(PASSWORD);
  await form.locator('button[type="submit"]').click();
  await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
}

/** The platform's response to the reading of a player's favourites (`GET`), or to a change of them. */
export function favouritesSent(page: Page, method: 'GET' | 'POST'): Promise<Response> {
  return page.waitForResponse(
    (response) => response.url().endsWith('/platform/favourites') && response.request().method() === method,
  );
}

/**
 * Logs in, and has the game of a tile among the player's favourites or not, whatever a test before has left. Hearts say so a
 * moment after the login, and a press before would do the other thing.
 * @param button one of the tile: its heart or its Play
 */
export async function logInWith(page: Page, button: Locator, isFavourite: boolean): Promise<void> {
  const tile = tileOf(button);
  const known = favouritesSent(page, 'GET');
  await logIn(page);
  const { favourites } = v.parse(favouritesSchema, await (await known).json());
  const gameId = Number(await tile.locator('[data-action="play"]').getAttribute('data-game-id'));
  const heart = tile.locator('[data-action="favourite"]');
  const isPressed = (pressed: boolean) =>
    heart.and(page.locator(`[aria-pressed="${pressed}"]`)).waitFor({ state: 'attached' });
  await isPressed(favourites.includes(gameId));
  if (favourites.includes(gameId) === isFavourite) return;
  const taken = favouritesSent(page, 'POST');
  await heart.click({ force: true });
  await taken;
  await isPressed(isFavourite);
}
