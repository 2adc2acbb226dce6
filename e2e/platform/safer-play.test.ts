import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';
import { COUNTRY_HEADER } from '../../testing/site.ts';

const journeys = startJourneys();

/** What limits, pauses or leaves, and depositing, to which it is compared. */
const TOOLS = ['deposit', 'withdraw', 'depositLimit', 'realityCheck', 'coolOff', 'selfExclusion'] as const;

/** How long a control may take to appear while the page hydrates; one that does not is behind a menu. */
const APPEARS_MS = 3_000;

/** Clicks until the platform opens a widget: 1 where its control is on the page, 2 where a menu has to be opened. */
async function clicks(page: Page, widget: string): Promise<number> {
  const control = page.locator(`[data-widget="${widget}"]:visible`).first();
  const isShown = await control.waitFor({ timeout: APPEARS_MS }).then(
    () => true,
    () => false,
  );
  return isShown ? 1 : 2;
}

interface Row {
  readonly name: string;
  /** In the order of the tools. */
  readonly counts: readonly number[];
}

async function row(page: Page, name: string): Promise<Row> {
  return { name, counts: await Promise.all(TOOLS.map((tool) => clicks(page, tool))) };
}

describe('§2.7 limiting, pausing and leaving take no more clicks than depositing', () => {
  it('on every kind of page, wide and narrow', async () => {
    const rows: Row[] = [];
    const visitor = await journeys.newVisitor({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await open(page, '/');
    await logIn(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/slots/', '/promotions/', '/blog/', '/info/responsible-gambling/']) {
        await open(page, path);
        // §4: elsewhere than on home the framework waits for the first movement.
        await page.mouse.move(40, 400);
        await page.mouse.move(80, 420);
        await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
        await page.locator('[data-widget="deposit"]:visible').first().waitFor();
        rows.push(await row(page, `${width} ${path}`));
      }
    }
    const table = rows.map(({ name, counts }) => `${name.padEnd(36)} ${counts.join('  ')}`);
    expect(`\n${TOOLS.join('  ')}\n${table.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      deposit  withdraw  depositLimit  realityCheck  coolOff  selfExclusion
      1440 /                               1  1  1  1  1  1
      1440 /slots/                         1  1  1  1  1  1
      1440 /promotions/                    1  1  1  1  1  1
      1440 /blog/                          1  1  1  1  1  1
      1440 /info/responsible-gambling/     1  1  1  1  1  1
      390 /                                1  1  1  1  1  1
      390 /slots/                          1  1  1  1  1  1
      390 /promotions/                     1  1  1  1  1  1
      390 /blog/                           1  1  1  1  1  1
      390 /info/responsible-gambling/      1  1  1  1  1  1
      "
    `);
    for (const { name, counts } of rows) {
      const [deposit = 0, ...others] = counts;
      expect(Math.max(...others), name).toBeLessThanOrEqual(deposit);
    }
    await visitor.leave();
  });

  it('§5 the page for responsible play shows self-exclusion, and hurries nobody', async () => {
    const visitor = await journeys.newVisitor();
    await open(visitor.page, '/info/responsible-gambling/');
    const tool = visitor.page.locator('main [data-widget="selfExclusion"]');
    expect(await tool.isVisible()).toBe(true);
    const words = await visitor.page.locator('main').innerText();
    expect(words).not.toMatch(/hurry|last chance|only \d+ left|\d+ ?(?:seconds|minutes) left/iu);
    await visitor.leave();
  });
});

describe('§5 players are asked for a limit', () => {
  it('as they come to the site, with two answers of one size, and not again for half a year', async () => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await open(page, '/promotions/');
    await logIn(page);
    const prompt = page.getByRole('complementary', { name: 'Is your deposit limit right for you?' });
    await prompt.waitFor();
    const sizes = await Promise.all(
      [
        prompt.getByRole('link', { name: 'Deposit limit' }),
        prompt.getByRole('button', { name: 'Not now' }),
      ].map(async (answer) => (await answer.boundingBox())?.height),
    );
    expect(new Set(sizes).size).toBe(1);
    await prompt.getByRole('link', { name: 'Deposit limit' }).click();
    await page.locator('[data-casino-platform="modal"]').waitFor({ state: 'attached' });
    await prompt.waitFor({ state: 'detached' });

    await open(page, '/');
    await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
    // Past the moment at which it came the first time.
    await page.waitForLoadState('networkidle');
    expect(await prompt.count()).toBe(0);
    // Half a year goes by.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('limitPrompt:')))
        localStorage.setItem(key, String(Date.now() - 183 * 86_400_000));
    });
    await open(page, '/');
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await prompt.waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('not where the market does not ask for it', async () => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    // To the site alone: the platform has no use for it.
    await page.route(`${journeys.site.origin}/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), [COUNTRY_HEADER]: 'MT' } }),
    );
    await open(page, '/promotions/');
    await logIn(page);
    await page.locator('header [data-balance]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Is your deposit limit right for you?').count()).toBe(0);
    await visitor.leave();
  });
});

describe('§7.4 significant terms', () => {
  it.each([390, 1440])(
    'stand in full beside the offer at %i px, with the full terms one press away: hero, lists, landing pages, search',
    async (width) => {
      const visitor = await journeys.newVisitor({ viewport: { width, height: 844 } });
      const { page } = visitor;
      for (const [path, terms] of [
        ['/', '[data-terms]'],
        ['/promotions/', '[data-terms]'],
        ['/150-bonus/', '[data-terms]'],
        ['/welcome/', '[data-terms]'],
        ['/special/welcome-offer/', '[data-terms]'],
        ['/promotions/welcome-package/', '#terms'],
        ['/search/?q=welcome', '[data-terms]'],
        ['/es/', '[data-terms]'],
      ] as const) {
        await open(page, path);
        const blocks = page.locator(`main ${terms}`);
        expect(await blocks.count(), path).toBeGreaterThan(0);
        const cut = await blocks.evaluateAll((all) =>
          all
            .filter(
              (block) =>
                block.scrollHeight > block.clientHeight + 1 ||
                !/18\+|Mayores de 18/u.test(block.textContent ?? ''),
            )
            .map((block) => block.textContent),
        );
        expect(cut, path).toEqual([]);
        const links = await blocks.evaluateAll((all) =>
          all.map((block) => Array.from(block.querySelectorAll('a'), (link) => link.textContent)),
        );
        const fullTerms = path.startsWith('/es/') ? 'Condiciones completas' : 'Full terms';
        expect(links, path).toEqual(links.map(() => [fullTerms]));
        const words = await blocks.allInnerTexts();
        // Its words stand once, as the link.
        expect(
          words.map((text) => text.split(fullTerms).length),
          path,
        ).toEqual(words.map(() => 2));
      }
      await visitor.leave();
    },
  );
});
