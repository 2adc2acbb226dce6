import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, scrollThrough } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { logIn } from '../testing/browser/player.ts';

const journeys = startJourneys();

/** Replaces every text that may be translated by the same text in two `<font>` elements, as the translator of Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      const around = node.parentElement;
      if (!(node instanceof Text) || node.data.trim() === '' || around?.translate !== true) continue;
      if (around.closest('script, style, font') === null) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    }
    return texts.length;
  });

it('a page that the browser has translated, rows not hydrated yet included, goes on without an error', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/');
  expect(await translate(page)).toBeGreaterThan(200);
  await scrollThrough(page, 700);
  await translate(page);
  await logIn(page);
  await page.locator('header a[href="/promotions/"]').first().click();
  await page.waitForURL('**/promotions/');
  await translate(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await translate(page);
  await scrollThrough(page, 700);
  const search = page.locator('header [data-action="search-open"]').first();
  await search.click();
  await page.locator('dialog[open] input[type="search"]').fill('moon');
  await translate(page);
  await page.locator('dialog[open] input[type="search"]').fill('roul');
  await page.keyboard.press('Escape');
  await page.locator('header a[href="/slots/"]').first().click();
  await page.waitForURL('**/slots/');
  await page.locator('h1').waitFor();
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
