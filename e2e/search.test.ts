import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';

const journeys = startJourneys();

/** The overlay itself: the consent popup is a dialog too. */
function searchOf(page: Page): Locator {
  return page.locator('dialog', { has: page.locator('search') });
}

/** The visible games of the search, each a Play button. Lists that are not shown stay in the DOM, hidden. */
function games(dialog: Locator): Locator {
  return dialog.locator('li > button').filter({ visible: true });
}

describe('§2.10 the game search', () => {
  it('is opened, used and closed by the keyboard alone, and returns the focus', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/');
    const opener = page.locator('header [data-action="search-open"]').first();
    await opener.focus();
    await page.keyboard.press('/');
    const dialog = searchOf(page);
    await dialog.waitFor();
    const field = dialog
      .getByRole('textbox')
      .or(dialog.getByRole('searchbox'))
      .or(dialog.getByRole('combobox'))
      .first();
    expect(await field.getAttribute('placeholder')).toBe('Search Game or Provider');
    await expect.poll(() => dialog.getByText('Try our popular titles:').count()).toBe(1);
    await expect.poll(() => games(dialog).count()).toBe(8);

    await page.keyboard.type('bleu perl');
    const first = games(dialog).first();
    await expect.poll(() => dialog.locator('mark').first().textContent()).toBe('Blue');
    // Announced to screen readers.
    const announced = dialog.locator('[aria-live], [role="status"], output');
    await expect.poll(async () => (await announced.allTextContents()).join(' ')).toContain('2 games');
    expect(await first.textContent()).toContain('Blue Pearl');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('shows 26 results first, and Load More adds 16', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/all-games/');
    await page.locator('header [data-action="search-open"]').first().click();
    const dialog = searchOf(page);
    await dialog.locator('input').first().fill('roulette');
    await expect.poll(() => games(dialog).count()).toBe(26);
    await dialog.getByRole('button', { name: 'Load More' }).click();
    const shown = await games(dialog).count();
    expect(shown).toBeGreaterThan(26);
    expect(shown).toBeLessThanOrEqual(42);
    // The focus is on the first new result.
    expect(
      await games(dialog)
        .nth(26)
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);

    // The same query typed again shows 26, and the focus stays in the field.
    const field = dialog.locator('input').first();
    await field.fill('');
    await field.fill('roulette');
    await expect.poll(() => games(dialog).count()).toBe(26);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.leave();
  });

  it('fetches pictures only for lists on which typing has paused', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/');
    await page.keyboard.press('/');
    const dialog = searchOf(page);
    await expect.poll(() => games(dialog).count()).toBe(8);
    await dialog.evaluate((element) => {
      const field = element.querySelector('input');
      const typed: [value: string, at: number][] = [];
      const pictured = new Set<string>();
      field?.addEventListener('input', () => typed.push([field.value, performance.now()]));
      new MutationObserver(() => {
        if (element.querySelector('mark') === null) return;
        const line = element.querySelector('li:has(mark) img');
        if (line !== null) pictured.add(field?.value ?? '');
        element.setAttribute('data-typed', JSON.stringify(typed));
        element.setAttribute('data-pictured', JSON.stringify([...pictured]));
      }).observe(element, { childList: true, subtree: true });
    });
    await page.keyboard.type('roulette', { delay: 20 });
    const pictured = async (): Promise<string[]> =>
      JSON.parse((await dialog.getAttribute('data-pictured')) ?? '[]');
    await expect.poll(pictured).toContain('roulette');
    const typed: [string, number][] = JSON.parse((await dialog.getAttribute('data-typed')) ?? '[]');
    // On a busy machine typing may pause by itself.
    const rested = typed.filter(([, at], index) => (typed[index + 1]?.[1] ?? Infinity) - at > 180);
    expect(rested.map(([value]) => value)).toEqual(expect.arrayContaining(await pictured()));
    await visitor.leave();
  });

  it('links to a provider’s page, and offers popular games where nothing is found', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/');
    await page.keyboard.press('/');
    const dialog = searchOf(page);
    const field = dialog.locator('input').first();
    await field.fill('moonquay');
    await dialog.locator('a[href="/providers/moonquay/"]').waitFor();
    await field.fill('qqqqzzzzxxxx');
    await dialog
      .getByText(/Nothing found/u)
      .first()
      .waitFor();
    await expect.poll(() => games(dialog).count()).toBe(8);
    await visitor.leave();
  });
});
