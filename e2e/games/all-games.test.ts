import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nameCollator } from '../../shared/domain/games/a-to-z.ts';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

describe('all games', () => {
  it('§2.2 are filtered by an address that shows another visitor the same games', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/all-games/');
    const everything = await count(page);
    expect(await page.getByRole('button', { name: 'Show games' }).count()).toBe(0);
    await page.getByLabel('Feature').selectOption('megaways');
    await page.waitForURL('**/all-games/?feature=megaways');
    await page.getByLabel('Sort by').selectOption('name');
    await page.waitForURL('**/all-games/?feature=megaways&sort=name');
    await expect.poll(() => count(page)).toBeLessThan(everything);
    const megaways = await count(page);
    await page.getByRole('navigation', { name: 'Games from A to Z' }).getByText('S', { exact: true }).click();
    await page.waitForURL('**/all-games/?letter=S&feature=megaways&sort=name');
    await expect.poll(() => count(page)).toBeLessThan(megaways);
    const names = await namesOf(page);
    expect(names.length).toBe(await count(page));
    expect(names.every((name) => name.startsWith('S'))).toBe(true);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(visitor.documents()).toBe(1);

    const friend = await journeys.newVisitor({ javaScriptEnabled: false });
    await friend.page.goto(page.url());
    expect(await namesOf(friend.page)).toEqual(names);
    expect(await friend.page.getByLabel('Feature').inputValue()).toBe('megaways');
    // Without scripts the choices are sent by a button.
    await friend.page.getByLabel('Feature').selectOption('');
    await friend.page.getByRole('button', { name: 'Show games' }).click();
    await friend.page.waitForURL('**/all-games/?letter=S&provider=&feature=&sort=name');
    await friend.leave();

    await page.reload();
    await hydrated(page);
    expect(await namesOf(page)).toEqual(names);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§2.2 Back from a game’s page restores the filters, the page and the scroll position', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/all-games/?sort=name');
    await page.locator('main a[href="/all-games/?sort=name&page=2"]').first().click();
    await page.waitForURL('**/all-games/?sort=name&page=2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const names = await namesOf(page);
    const review = page.locator('main li a[data-guest-only]').last();
    await review.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await review.click();
    await page.waitForURL('**/casino/games/*/');
    await page.locator('main h1').waitFor();
    await page.goBack();
    await page.waitForURL('**/all-games/?sort=name&page=2');
    await expect.poll(() => namesOf(page)).toEqual(names);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);

    // The same with a reload: the browser restores the position.
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§2.12 Back to another page of a list, or another filter, finds its place with the focus in the list', async () => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await open(page, '/all-games/');
    const next = page.locator('main a[href="/all-games/?page=2"]').first();
    await next.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(1_000);
    await next.click();
    await page.waitForURL('**/all-games/?page=2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('main li a[data-guest-only]').nth(3).focus();
    await page.goBack();
    await page.waitForURL('**/all-games/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
    // It stays there, also once the list has found its heights.
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
    await visitor.leave();
  });

  it('§2.2 act on a choice with the focus where it was, say how many there are, and let each filter be taken off', async () => {
    for (const width of [390, 1440]) {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      await open(page, '/all-games/');
      const status = page.getByRole('status').filter({ hasText: /games?$/u });
      const provider = page.getByLabel('Provider');
      await provider.focus();
      await provider.selectOption('moonquay');
      await page.waitForURL('**/all-games/?provider=moonquay');
      await expect.poll(() => status.textContent()).toMatch(/^\d\d? games$/u);
      expect(await provider.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByLabel('Feature').selectOption('new');
      await page.waitForURL('**/all-games/?provider=moonquay&feature=new');
      const both = await count(page);

      // Back: the list and the fields are those of the address.
      await page.goBack();
      await page.waitForURL('**/all-games/?provider=moonquay');
      await expect.poll(() => count(page)).toBeGreaterThan(both);
      expect(await page.getByLabel('Feature').inputValue()).toBe('');
      await page.goForward();
      await expect.poll(() => count(page)).toBe(both);
      expect(await page.getByLabel('Feature').inputValue()).toBe('new');

      await page.getByRole('link', { name: 'Remove: Moonquay' }).click();
      await page.waitForURL('**/all-games/?feature=new');
      expect(await provider.inputValue()).toBe('');
      expect(await provider.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByRole('link', { name: 'Remove: New' }).click();
      await page.waitForURL('**/all-games/');
      await expect.poll(() => count(page)).toBeGreaterThan(1_000);
      expect(visitor.documents()).toBe(1);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  it('§2.2 of a tab can be filtered and sorted too, in the address, with and without JavaScript', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const all = await count(page);
    const rows = await page.locator('ul[data-reel]').count();
    expect(rows).toBeGreaterThan(3);
    await page.getByLabel('Sort by').selectOption('name');
    await page.waitForURL('**/slots/?sort=name');
    await expect.poll(() => page.locator('ul[data-reel]').count()).toBe(0);
    expect(await count(page)).toBe(all);
    const names = await namesOf(page);
    expect(names).toEqual(names.toSorted(nameCollator('en').compare));
    await page.getByLabel('Provider').selectOption('moonquay');
    await page.waitForURL('**/slots/?provider=moonquay&sort=name');
    await expect.poll(() => count(page)).toBeLessThan(all);
    const found = await namesOf(page);
    expect(found.length).toBe(Math.min(48, await count(page)));

    const friend = await journeys.newVisitor({ javaScriptEnabled: false });
    await friend.page.goto(page.url());
    expect(await namesOf(friend.page)).toEqual(found);
    expect(await friend.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex,follow');
    await friend.leave();
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/slots/');
    await expect.poll(() => page.locator('ul[data-reel]').count()).toBe(rows);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§2.2 say so when nothing matches, and link to all games', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/all-games/?feature=live&provider=no-such-studio');
    await page.getByRole('heading', { name: 'No games match these filters' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Reset filters' }).last().click();
    await page.waitForURL('**/all-games/');
    await expect.poll(async () => (await namesOf(page)).length).toBe(96);
    await visitor.leave();
  });
});

/** The number beside the title. */
async function count(page: Page): Promise<number> {
  const text = (await page.locator('main h1 ~ output').first().textContent()) ?? '';
  return Number(text.replaceAll(/\D/gu, ''));
}

async function namesOf(page: Page): Promise<string[]> {
  return page
    .locator('main [data-action="play"]')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replace(/^Play /u, '') ?? ''),
    );
}
