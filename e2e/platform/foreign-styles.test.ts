import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

/** What older style sheets say of every document that they come into. */
const THEIRS = `
  * { margin: 0; padding: 0; }
  html, body { height: 100%; overflow-x: hidden; }
  html { font-size: 62.5%; background: #eee; }
  body { margin: 8px; font: 12px/1.2 Arial, sans-serif; color: #333; background: #fff; }
`;

it.each([
  '/',
  '/slots/',
  '/promotions/',
  '/blog/rtp-explained/',
  '/info/terms/',
  '/contact-us/',
  '/accessibility/',
])(
  '§7.6 a platform’s style sheet that says something of the whole document changes nothing on %s',
  async (path) => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, path);
    const look = () =>
      page.evaluate(() => {
        const parts = [
          'html',
          'body',
          'header',
          'main',
          'main h1',
          'main p',
          'main a',
          'main ul',
          'main li',
          'main button',
          'footer',
          'footer h2',
          'footer a',
        ];
        return parts.map((part) => {
          const element = document.querySelector(part);
          if (element === null) return part;
          const { color, backgroundColor, font, marginBlock, paddingBlock } = getComputedStyle(element);
          const { width, height: boxHeight } = element.getBoundingClientRect();
          // Nothing shows how tall the root's own box is.
          const height = part === 'html' ? 0 : boxHeight;
          return { part, color, backgroundColor, font, marginBlock, paddingBlock, width, height };
        });
      });
    const before = await look();
    await page.addStyleTag({ content: THEIRS });
    expect(await look()).toEqual(before);
    await page.mouse.move(400, 450);
    await page.mouse.wheel(0, 90);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
    await visitor.leave();
  },
);
