import type { CDPSession, Page } from 'playwright-core';
import { newVisitor, open, scrollThrough } from '../testing/browser/browser.ts';
import { launchBrowser } from '../testing/browser/launch.ts';
import { startTestSite } from '../testing/site.ts';

/**
 * Scrolls home and all games, with 5,000 games, to their end by wheel, in Chromium with the CPU slowed to a quarter. The
 * figure is the longest task of each page, during which input gets no response. The best of three rounds counts: other
 * work on the machine makes some tasks long, a long task of the page itself is there in each round.
 */
const GOAL_MS = 100;
const SLOWED = 4;
const ROUNDS = 3;

async function longestTaskWhileScrolling(page: Page, path: string, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await open(page, path);
  // Time for the platform to send its games and for the page to parse them.
  await page.waitForTimeout(1_500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset['longestTask'] = '0';
    new PerformanceObserver((list) => {
      const longest = Math.max(
        Number(root.dataset['longestTask']),
        ...list.getEntries().map((task) => task.duration),
      );
      root.dataset['longestTask'] = String(longest);
    }).observe({ entryTypes: ['longtask'] });
  });
  await scrollThrough(page, 500);
  return Number(await page.locator('html').getAttribute('data-longest-task'));
}

const site = await startTestSite(({ origin }) => ({ GAMES_FEED_URL: `${origin}/api/games?count=5000` }));
const browser = await launchBrowser();
const { page } = await newVisitor(browser, site.origin);
await page.route(`${site.sandbox.origin}/api/games?*`, (route) =>
  route.continue({ url: `${route.request().url()}&count=5000` }),
);
const session = await page.context().newCDPSession(page);
for (const path of ['/', '/all-games/']) {
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    longest.push(await longestTaskWhileScrolling(page, path, session));
  }
  const best = Math.min(...longest);
  const met = best <= GOAL_MS;
  if (!met) process.exitCode = 1;
  console.log(
    `  ${met ? '✓' : '✗'} ${path.padEnd(14)} longest task ${best.toFixed(0)} ms   goal ${GOAL_MS} ms`,
  );
}
await browser.close();
await site.stop();
