import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';

const journeys = startJourneys();

/** Whatever a test presses is pressed while one page still fades into the other. */
const SLOW_FADE =
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s }';

/** A visitor who has pressed the first of these links, and sees its page fade in; and where the second one is. */
async function fading(width: number, from: string, to: string) {
  const { page, leave } = await journeys.newVisitor({ hasDeclined: true, width });
  await open(page, '/slots/');
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SLOW_FADE);
  await page.locator(from).first().click();
  await expect.poll(() => isFading(page)).toBe(true);
  const box = await page.locator(to).first().boundingBox();
  if (box === null) throw new Error(`${to} is not shown`);
  return { page, leave, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isFading = (page: Page) =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));
const linkOf = (place: string, path: string) => `${place} a[href="${path}"]`;

it('§4 what a mouse presses while a page fades in is pressed', async () => {
  const header = 'header nav';
  const { page, leave, x, y } = await fading(
    1440,
    linkOf(header, '/live-casino/'),
    linkOf(header, '/promotions/'),
  );
  await page.mouse.click(x, y);
  await page.waitForURL('**/promotions/');
  await leave();
});

it('§4 what a finger taps while a page fades in is pressed', async () => {
  const { page, leave, x, y } = await fading(
    390,
    linkOf('main', '/live-casino/'),
    linkOf('main', '/jackpots/'),
  );
  await page.touchscreen.tap(x, y);
  await page.waitForURL('**/jackpots/');
  await leave();
});

it('§4 the second press of a double click presses nothing of the page that the first one led to', async () => {
  const header = 'header nav';
  const { page, leave, x, y } = await fading(
    1440,
    linkOf(header, '/live-casino/'),
    linkOf(header, '/promotions/'),
  );
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // What would come of it has its frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100, null))),
  );
  expect(await isFading(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/live-casino/');
  await leave();
});
