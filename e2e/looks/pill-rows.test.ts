import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';

const journeys = startJourneys();

it.each([true, false])(
  '§2.2 on a phone the current tab and letter are in sight, on arrival and after a press in the row; with the style alone: %s',
  async (isByStyle) => {
    const visitor = await journeys.newVisitor({ width: WIDTHS.phone });
    const { page } = visitor;
    if (!isByStyle)
      // As in browsers that do not know it.
      await page.route('**/*', async (route) => {
        if (!['document', 'stylesheet', 'fetch'].includes(route.request().resourceType()))
          return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('scroll-initial-target:nearest', '');
        return route.fulfill({ response, body });
      });
    const place = () =>
      page
        .locator('main nav > [aria-current]')
        .first()
        .evaluate((pill) => {
          const { left, right } = pill.getBoundingClientRect();
          return left >= 0 && right <= document.documentElement.clientWidth;
        });
    for (const path of ['/game-shows/', '/all-games/?letter=r', '/es/jackpots/']) {
      await open(page, path);
      await expect.poll(place, { message: path }).toBe(true);
    }
    await open(page, '/slots/');
    const last = page.locator('main nav > a:not([aria-current])').last();
    const href = await last.getAttribute('href');
    await last.click();
    await page.waitForURL(`**${href}`);
    await expect.poll(place).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.leave();
  },
);
