import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { openNow } from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/** Goes somewhere, and says what is read there. */
type Journey = (page: Page) => Promise<Locator>;

/** The part of the main journeys that a screen reader is given: the accessibility tree, kept as text and read by people. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  async 'the header of a visitor'(page) {
    await open(page, '/accessibility/');
    return page.locator('body > header, body > .ground > header').first();
  },
  async 'the first row of the lobby'(page) {
    await open(page, '/');
    return page.locator('main section:has([id^="reel-"])').first();
  },
  async 'the side menu'(page) {
    await open(page, '/accessibility/');
    await openNow(page, 'sideMenu');
    return page.locator('dialog#side-menu');
  },
  async 'the search, with results'(page) {
    await open(page, '/accessibility/');
    await openNow(page, 'search');
    await page.keyboard.type('bleu perl');
    await page.locator('dialog mark').first().waitFor();
    return page.locator('dialog[open]');
  },
  async 'the question about cookies'(page) {
    await open(page, '/accessibility/');
    await openNow(page, 'consent');
    return page.locator('[role="dialog"]:has(button:text("Accept All"))');
  },
  async 'a form that says what is wrong'(page) {
    await open(page, '/contact-us/');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main [aria-invalid]').first().waitFor();
    return page.locator('main');
  },
  async 'a page of help over the page'(page) {
    await open(page, '/accessibility/');
    await openNow(page, 'infoPopup');
    await page.locator('dialog[open] li').first().waitFor();
    return page.locator('dialog[open]');
  },
  async 'an offer'(page) {
    await open(page, '/promotions/welcome-package/');
    return page.locator('main');
  },
  async 'the page for responsible play'(page) {
    await open(page, '/info/responsible-gambling/');
    return page.locator('main');
  },
  async 'the footer'(page) {
    // The first page of a site that has just started does not wait for the platform's copyright line.
    const footer = async () => {
      await open(page, '/accessibility/');
      return page.locator('footer').textContent();
    };
    await expect.poll(footer).toContain('Operated by');
    return page.locator('footer');
  },
  async 'a player’s header, with the menu open'(page) {
    await open(page, '/accessibility/');
    await logIn(page);
    await page.locator('header [aria-controls="account-menu"]').click();
    await page.locator('#account-menu [data-widget="account"]').waitFor();
    return page.locator('body > header, body > .ground > header').first();
  },
  async 'the window of a game'(page) {
    await open(page, '/slots/');
    await logIn(page);
    await openNow(page, 'gameContainer');
    await page.locator('[data-game-host] iframe').waitFor();
    return page.locator('[role="dialog"]:has(button[aria-label="Close the game"]) > header');
  },
};

it.each(Object.entries(JOURNEYS))('reads as it was reviewed: %s', async (name, journey) => {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce', hasDeclined: true });
  const place = await journey(visitor.page);
  const read = await place.ariaSnapshot();
  await expect(`${steady(read)}\n`).toMatchFileSnapshot(`../reading/${fileName(name)}.txt`);
  await visitor.leave();
});

/** Times and amounts of money change from run to run; how they are read does not. */
function steady(text: string): string {
  return text
    .replaceAll(/[£€$]\s?[\d.,]+/gu, '£0')
    .replaceAll(/\b\d{1,2}:\d{2}(?::\d{2})?\b/gu, '0:00')
    .replaceAll(/© \d{4}/gu, '© 2026')
    .replaceAll(
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/gu,
      '1 January 2026',
    );
}

function fileName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
}
