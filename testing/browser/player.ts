import type { Page, Response } from 'playwright-core';

const EMAIL = 'demo@velvetcomet.example';
const PASSWORD = 'comet-demo';

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
