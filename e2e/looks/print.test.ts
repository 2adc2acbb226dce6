import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

const ADDRESSES = ['/info/terms/', '/blog/rtp-explained/', '/promotions/oktoberfest/'];

it.each([
  // Without scripts the lobby has its bars on paper.
  { address: '/', javaScriptEnabled: true },
  ...[true, false].flatMap((javaScriptEnabled) =>
    ADDRESSES.map((address) => ({ address, javaScriptEnabled })),
  ),
])(
  'on paper $address is dark text alone: no bar, no button, nothing that stays on the screen; with scripts: $javaScriptEnabled',
  async ({ address, javaScriptEnabled }) => {
    const visitor = await journeys.newVisitor({ javaScriptEnabled });
    const { page } = visitor;
    await (javaScriptEnabled ? open(page, address) : page.goto(address));
    await page.emulateMedia({ media: 'print' });
    const { bright, shown } = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('no canvas');
      /** From 0, black, to 255. */
      const lightness = (colour: string) => {
        context.fillStyle = 'white';
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      };
      const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dd), footer p')];
      return {
        bright: words
          .filter((element) => element.checkVisibility() && lightness(getComputedStyle(element).color) > 130)
          .map((element) => element.outerHTML.slice(0, 160)),
        shown: [
          ...document.querySelectorAll(
            '.skip-link, .ground > header, nav, aside:not(main aside), button, [role="dialog"]',
          ),
        ]
          .filter((element) => element.checkVisibility())
          .map((element) => element.outerHTML.slice(0, 160)),
      };
    });
    expect(shown).toEqual([]);
    expect(bright).toEqual([]);
    await visitor.leave();
  },
);

it('an offer on paper has its code and its significant terms', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/promotions/oktoberfest/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('PROST', { exact: true }).isVisible()).toBe(true);
  expect(
    await page
      .locator('main aside')
      .getByText(/^18\+\. Deposit £\/€\/\$20 or more/u)
      .isVisible(),
  ).toBe(true);
  await visitor.leave();
});

it('on paper letters are of 11 points, and a link to another site says where it leads', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/blog/safer-play/');
  await page.emulateMedia({ media: 'print' });
  const root = page.locator('html');
  await expect.poll(() => root.evaluate((html) => getComputedStyle(html).fontSize)).toMatch(/^14\.6/u);
  const link = page.locator('main a[href^="https:"]').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toBe(`" (${await link.getAttribute('href')})"`);
  await visitor.leave();
});

it('on paper nothing is folded, and where a page of help is read over another, that is what is printed', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/promotions/welcome-package/');
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('main .cms details:not([open]) > :not(summary)').first();
  expect(await folded.evaluate((answer) => answer.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  );
  await page.emulateMedia({ media: 'screen' });
  await page.locator('footer a[data-info-page="terms"]').first().click();
  const text = page.locator('dialog[open] .cms');
  await text.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main').isVisible()).toBe(false);
  const seen = await text.evaluate((terms) => {
    const { bottom } = terms.getBoundingClientRect();
    const clips = [];
    for (let box = terms.parentElement; box !== document.body && box !== null; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
        clips.push(box.outerHTML.slice(0, 80));
    return { isLong: bottom > innerHeight, clips };
  });
  expect(seen).toEqual({ isLong: true, clips: [] });
  await visitor.leave();
});
