import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { freeze } from '../../testing/browser/freeze.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

/** A visitor who has pressed a link and sees its page fade in, and where the place is to press next. */
async function fading(width: number, link: string, next: string) {
  const visitor = await journeys.newVisitor({ hasDeclined: true, width });
  const { page } = visitor;
  await open(page, '/slots/');
  // Whatever a test presses is pressed while one page still fades into the other.
  await freeze(page);
  const left = page.url();
  await page.locator(link).first().click();
  // A transition begins with the page that is left.
  await page.waitForURL((url) => url.href !== left);
  await expect.poll(() => isFading(page)).toBe(true);
  const place = page.locator(next).filter({ visible: true }).first();
  await place.waitFor();
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${next} is not shown`);
  const leave = async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  };
  return { page, leave, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const atDesk = () => fading(1440, 'header nav a[href="/live-casino/"]', 'header nav a[href="/promotions/"]');

const isFading = (page: Page) =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

const finishFade = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

it.each([false, true])(
  '§4 what a mouse presses while a page fades in is pressed, let go of before its end or after: %s',
  async (isAfter) => {
    const { page, leave, x, y } = await atDesk();
    await page.mouse.move(x, y);
    await page.mouse.down();
    if (isAfter) {
      await finishFade(page);
      await expect.poll(() => isFading(page)).toBe(false);
    }
    await page.mouse.up();
    await page.waitForURL('**/promotions/');
    await leave();
  },
);

it('§4 what a finger taps while a page fades in is pressed', async () => {
  const { page, leave, x, y } = await fading(
    390,
    'main a[href="/live-casino/"]',
    'main a[href="/jackpots/"]',
  );
  await page.touchscreen.tap(x, y);
  await page.waitForURL('**/jackpots/');
  await leave();
});

it('§4 the second press of a double click presses nothing of the page that the first one led to', async () => {
  const { page, leave, x, y } = await atDesk();
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

it('§4 a field that is pressed while a page fades in has the focus', async () => {
  const { page, leave, x, y } = await fading(1440, 'footer a[href="/contact-us/"]', 'main form input');
  await page.mouse.click(x, y);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
  await leave();
});
