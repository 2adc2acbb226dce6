import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/domain/records.ts';
import { PAGE_NAMES } from '../../shared/pages/pages.ts';
import { axeFindings } from '../../testing/browser/axe.ts';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { DRIVEN, isGone, openAlone, openNow } from '../../testing/browser/overlays.ts';
import { ADDRESSES, usePageOf } from '../../testing/browser/pages.ts';
import { logIn } from '../../testing/browser/player.ts';

/** 320 × 256 is a window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

const VISITOR = { reducedMotion: 'reduce', hasDeclined: true } as const;

const journeys = startJourneys();

/** What axe finds, and what reaches over the side, at each width; one line each. */
async function findings(page: Page): Promise<string> {
  const found: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    found.push(...(await findingsHere(page)).map((finding) => `${window.width} px: ${finding}`));
  }
  return found.join('\n');
}

async function findingsHere(page: Page): Promise<readonly string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(await axeFindings(page)), ...(sideways > 0 ? [`${sideways} px to the side`] : [])];
}

describe('axe finds nothing, at 1440, 768, 390 and 320 px (400 %)', () => {
  it.each(PAGE_NAMES)('on the page %s', async (kind) => {
    await usePageOf(journeys, kind, VISITOR, async (page) => {
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await findings(page)).toBe('');
    });
  });

  it.each(['/jackpots/', '/live-casino/'])('on %s, whose tiles say more', async (path) => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, path);
    expect(await findings(page)).toBe('');
    await visitor.leave();
  });

  it.each([ADDRESSES['game-review'], '/promotions/game-of-the-week/'])(
    'on %s, as a player sees it',
    async (path) => {
      const visitor = await journeys.newVisitor(VISITOR);
      const { page } = visitor;
      await page.setViewportSize(WINDOWS[0]);
      await open(page, path);
      await logIn(page);
      await page.locator('main [data-action="play"]').first().waitFor();
      expect(await findings(page)).toBe('');
      await visitor.leave();
    },
  );

  it('on the consent question as it comes by itself', async () => {
    const visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, '/accessibility/');
    await page.locator('[data-overlay-slot="consent"] button').first().waitFor();
    expect(await findings(page)).toBe('');
    await visitor.leave();
  });

  it.each(keysOf(DRIVEN))('with the overlay %s open', async (name) => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await openAlone(page, name);
    expect(await findings(page)).toBe('');
    await visitor.leave();
  });

  it('on a form that says what is wrong, in search results, and in a player’s menus', async () => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, '/contact-us/');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main [aria-invalid]').first().waitFor();
    expect(await findings(page), 'form').toBe('');

    await page.setViewportSize(WINDOWS[0]);
    await openNow(page, 'search');
    await page.keyboard.type('moon');
    await page.locator('dialog mark').first().waitFor();
    expect(await findings(page), 'search').toBe('');

    // The same address again would be a reload, after which the search opens anew.
    await page.keyboard.press('Escape');
    await isGone(page, 'search');
    await page.setViewportSize(WINDOWS[0]);
    await logIn(page);
    await page.getByRole('complementary', { name: 'Is your deposit limit right for you?' }).waitFor();
    expect(await findings(page), 'limits').toBe('');
    await page.setViewportSize(WINDOWS[0]);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.locator('header [aria-controls="account-menu"]').click();
    await page.locator('#account-menu [data-widget="account"]').waitFor();
    expect(await findings(page), 'account').toBe('');
    await visitor.leave();
  });
});
