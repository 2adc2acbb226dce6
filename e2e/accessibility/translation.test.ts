import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, scrollThrough } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { openNow } from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

declare global {
  interface Window {
    /** Texts that the translator took out of the document, and what they said. */
    replacedTexts?: { readonly text: Text; readonly was: string }[];
  }
}

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
    window.replacedTexts = [
      ...(window.replacedTexts ?? []),
      ...texts.map((text) => ({ text, was: text.data })),
    ];
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    }
    return texts.length;
  });

/** What the site has written since into texts that are not in the document any more, where nobody reads it. */
const unread = (page: Page) =>
  page.evaluate(() =>
    (window.replacedTexts ?? []).flatMap(({ text, was }) =>
      text.data === was ? [] : [`${was} → ${text.data}`],
    ),
  );

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
  expect(await unread(page)).toEqual([]);
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.9 balance, net position and jackpots go on changing on a page that the browser has translated', async () => {
  const visitor = await journeys.newVisitor({ width: 1440 });
  const { page } = visitor;
  await open(page, '/jackpots/');
  await logIn(page);
  await translate(page);
  const meter = page.locator('[data-jackpot]').filter({ visible: true }).first();
  const stood = await meter.innerText();
  await expect.poll(() => meter.innerText()).not.toBe(stood);
  await openNow(page, 'gameContainer');
  const spin = page.frameLocator('[data-game-host] iframe').getByRole('button', { name: /spin/iu }).first();
  await spin.waitFor();
  await translate(page);
  const container = page.locator('[data-overlay-slot="gameContainer"]');
  const figures = async () => [
    await container.locator('[data-balance]').first().innerText(),
    await container.locator('dl dd').last().innerText(),
  ];
  const [balance, net] = await figures();
  await spin.click();
  await expect.poll(async () => (await figures())[0]).not.toBe(balance);
  await expect.poll(async () => (await figures())[1]).not.toBe(net);
  expect(await unread(page)).toEqual([]);
  await visitor.leave();
});
