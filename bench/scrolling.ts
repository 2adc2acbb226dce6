import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser, newVisitor, open, scrollThrough } from '../testing/browser/browser.ts';
import { startTestSite } from '../testing/site.ts';

/**
 * Home and all games with 5,000 of them, wheeled to their end in Chromium slowed to a quarter: the longest task of each
 * page, which is how long a touch may go unheard. Other work on the machine makes a task long now and then; ours would be
 * there each time, so the best of three counts.
 */
const GOAL_MS = 100;
const SLOWED = 4;
const ROUNDS = 3;

async function longestTaskWhileScrolling(page: Page, path: string, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await open(page, path);
  // The platform announces its games, and they are read.
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
