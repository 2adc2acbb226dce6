import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

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
    await page.keyboard.press('Control+k');
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
    await expect.poll(() => games(dialog).count()).toBeGreaterThan(26);
    const shown = await games(dialog).count();
    expect(shown).toBeLessThanOrEqual(42);
    // The focus is on the first new result.
    await expect
      .poll(() =>
        games(dialog)
          .nth(26)
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true);

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
    await page.keyboard.press('Control+k');
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
    await page.keyboard.press('Control+k');
    const dialog = searchOf(page);
    const field = dialog.locator('input').first();
    await field.fill('moonquay');
    await dialog.locator('a[href="/providers/moonquay/"]').waitFor();
    // Its slug is on the operator's list, not made from its name.
    await field.fill('tidewright');
    await dialog.locator('a[href="/providers/tidewright/"]').waitFor();
    await field.fill('qqqqzzzzxxxx');
    await dialog
      .getByText(/Nothing found/u)
      .first()
      .waitFor();
    await expect.poll(() => games(dialog).count()).toBe(8);
    await visitor.leave();
  });
});

/** How much of a field's width its placeholder takes, both in px. */
function placeholderOf(field: Locator): Promise<{ readonly text: number; readonly room: number }> {
  return field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new TypeError('no field');
    const own = getComputedStyle(input);
    const { font, letterSpacing } = getComputedStyle(input, '::placeholder');
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('no canvas');
    Object.assign(pen, { font, letterSpacing });
    const padding = Number.parseFloat(own.paddingLeft) + Number.parseFloat(own.paddingRight);
    return { text: pen.measureText(input.placeholder).width, room: input.clientWidth - padding };
  });
}

describe('§2.2 the pages of results', () => {
  it.each(['', '/es'])('%s/ the placeholders of search fields fit at 360 and 390 px', async (prefix) => {
    for (const width of [360, 390]) {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      for (const path of ['/search/', '/all-games-search/']) {
        await open(page, prefix + path);
        const { text, room } = await placeholderOf(page.locator('main input[name="q"]'));
        expect(text, `${path} at ${width}`).toBeLessThanOrEqual(room);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.locator('main h1').click();
      await page.keyboard.press('Control+k');
      const field = searchOf(page).locator('input').first();
      await field.waitFor();
      const { text, room } = await placeholderOf(field);
      expect(text, `overlay at ${width}`).toBeLessThanOrEqual(room);
      await visitor.leave();
    }
  });

  it('say how many games and how many pages were found, and link to the games that are not shown', async () => {
    const visitor = await journeys.newVisitor({ javaScriptEnabled: false });
    const { page } = visitor;
    const count = (unit: string, text: string) =>
      Number(new RegExp(`(\\d+) ${unit}`, 'u').exec(text)?.[1] ?? 0);
    await page.goto('/search/?q=pearl');
    const said = await page.locator('main header').first().innerText();
    const shown = await page.locator('#reel-games-found [data-action="play"]').count();
    expect(shown).toBe(8);
    expect(count('games', said)).toBeGreaterThan(shown);
    expect(count('pages?', said)).toBe(
      await page.locator('section[aria-labelledby="pages-found"] h3').count(),
    );
    await page.getByRole('link', { name: 'Games for “pearl”' }).click();
    const whole = await page.locator('main header').first().innerText();
    expect(count('games', whole)).toBe(count('games', said));
    expect(await page.locator('main [data-action="play"]').count()).toBe(count('games', said));

    // More than one page of results: the pages hold each game once, and the second leads back.
    await page.goto('/search/?q=megaways');
    await page.getByRole('link', { name: 'Games for “megaways”' }).click();
    const many = count('games', await page.locator('main header').first().innerText());
    const ids = () =>
      page
        .locator('main [data-action="play"]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-game-id')));
    const first = await ids();
    expect(first.length).toBeLessThan(many);
    await page.locator('main nav').getByRole('link', { name: '2' }).first().click();
    await page.waitForURL('**/all-games-search/?q=megaways&page=2');
    expect(new Set([...first, ...(await ids())]).size).toBe(many);
    expect((await page.goto('/all-games-search/?q=megaways&page=3'))?.status()).toBe(404);

    await page.goto('/es/search/?q=pearl');
    expect(await page.locator('main header').first().innerText()).toMatch(/\d+ juegos · \d+ páginas?/u);
    await visitor.leave();
  });

  it.each([
    ['/all-games-search/', '0 games'],
    ['/search/', '0 games · 0 pages'],
  ])('%s says that nothing was found where it said the number before (WCAG 4.1.3)', async (path, nothing) => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, `${path}?q=pearl`);
    const status = await page.locator('main header output').elementHandle();
    const field = page.locator('main input[name="q"]');
    await field.fill('zzzyyyxxx');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Nothing found for “zzzyyyxxx”' }).waitFor();
    // The same element: one that comes with its text is read out by few.
    expect(await status?.evaluate(({ isConnected, textContent }) => isConnected && textContent)).toBe(
      nothing,
    );
    await visitor.leave();
  });
});
