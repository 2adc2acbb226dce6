import { expect, it } from 'vitest';
import { open, scrollThrough } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/**
 * What browsers have got since the oldest that the site is made for (`CSS_TARGET` of scripts/build/css-options.ts): Chrome 111,
 * Firefox 121, Safari 16.4. Of functions, without Trusted Types, which Chromium enforces all the same; what a style cannot do there has its `@supports`, or looks plainer.
 */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'setHTML', 'setHTMLUnsafe', 'getHTML', 'moveBefore'],
  'HTMLButtonElement.prototype': ['command', 'commandForElement'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'Iterator.prototype': ['drop', 'every', 'filter', 'find', 'flatMap', 'map', 'some', 'take', 'toArray'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  'ToggleEvent.prototype': ['newState', 'oldState'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  URL: ['canParse', 'parse'],
  window: [
    'cookieStore',
    'navigation',
    'scheduler',
    'requestIdleCallback',
    'cancelIdleCallback',
    'PerformanceLongAnimationFrameTiming',
    'CloseWatcher',
  ],
};

it('§2.5 in the oldest browsers that the site is made for a visitor browses, searches, logs in, plays and reads', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await page.addInitScript((newer) => {
    // A game's document is its studio's.
    if (window.top !== window) return;
    for (const [owner, names] of Object.entries(newer)) {
      const holder: unknown = owner
        .split('.')
        .reduce<unknown>(
          (from, name) => (from === window && name === 'window' ? window : Reflect.get(Object(from), name)),
          window,
        );
      for (const name of names) Reflect.deleteProperty(Object(holder), name);
    }
  }, NEWER);
  await open(page, '/');
  expect(await page.evaluate(() => 'withResolvers' in Promise || 'navigation' in window)).toBe(false);
  await scrollThrough(page, 600);
  await page.locator('header a[href="/slots/"]').first().click();
  await page.waitForURL('**/slots/');
  await page.locator('main h1', { hasText: 'Slots' }).waitFor();

  await page.locator('header [data-action="search-open"]').first().click();
  await page.getByRole('searchbox').fill('gold');
  await page.locator('dialog[open] li > button').filter({ visible: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').waitFor({ state: 'detached' });

  await logIn(page);
  await page.locator('main [data-action="play"]').first().click();
  await page.frameLocator('iframe').first().getByRole('button', { name: /spin/iu }).first().waitFor();
  await page.getByRole('button', { name: 'Close the game' }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });

  await page.locator('footer').getByRole('link', { name: 'Privacy policy', exact: true }).first().click();
  await page.getByRole('dialog').locator('h2', { hasText: 'Privacy policy' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
