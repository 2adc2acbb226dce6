import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

const LONG_NAME = `Maximiliana Alexandrina ${'Wolfeschlegelstein'.repeat(2)}`;

/** What the platform answers about the player, changed on its way. */
async function answering(page: Page, change: (answer: string) => string): Promise<void> {
  await page.route(/\/platform\/(?:session|login|balance)$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The sandbox's script, which never says what the balance is. */
async function withoutBalance(page: Page): Promise<void> {
  await page.route('**/platform.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replaceAll('balanceUpdated', 'balanceKept').replaceAll('getBalance', 'keepBalance'),
    });
  });
}

it.each(['', '/es'])(
  '§2.7 on the smallest phone%s the balance opens the account: it fits, and limits, pauses and leaving show beside Deposit',
  async (prefix) => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await answering(page, (answer) =>
      answer
        .replace(/"PlayerName":"[^"]*"/u, `"PlayerName":"${LONG_NAME}"`)
        .replaceAll(/"Display(\w+)":"[^"]*"/gu, '"Display$1":"£1,234,567.89"'),
    );
    await open(page, `${prefix}/slots/`);
    await logIn(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const toggle = page.locator('header [aria-controls="balance-menu"]');
    const menu = page.locator('#balance-menu');
    expect(await menu.locator('*').count()).toBe(0);
    await toggle.click();
    const panel = menu.locator('> div');
    await panel.waitFor();
    expect(await panel.innerText()).toContain(LONG_NAME);
    expect(await menu.locator('dd').allTextContents()).toEqual(['£1,234,567.89', '£1,234,567.89']);
    // Light: it is made when it opens.
    expect(await menu.locator('*').count()).toBeLessThan(100);

    await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const seen = await panel.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const inside = (one: Element) => one.getBoundingClientRect().bottom <= bottom;
      return {
        isOnScreen: left >= 0 && right <= innerWidth && bottom <= innerHeight,
        isCut: [element, ...element.querySelectorAll('a, button, p, dd')].some(
          (one) => one.scrollWidth > one.clientWidth,
        ),
        widgets: [...element.querySelectorAll('[data-widget]')]
          .filter(inside)
          .map((one) => one.getAttribute('data-widget')),
      };
    });
    expect(seen).toEqual({
      isOnScreen: true,
      isCut: false,
      widgets: ['deposit', 'withdraw', 'depositLimit', 'realityCheck', 'coolOff', 'selfExclusion'],
    });
    await panel.getByRole('button').last().scrollIntoViewIfNeeded();

    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await toggle.click();
    await panel.waitFor();
    await page.mouse.click(300, 500);
    await menu.waitFor({ state: 'hidden' });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('§2.7 the account’s items are in named groups; one that opens a window gives the focus back to the account', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  const toggle = page.getByRole('button', { name: 'Account of Dana M.' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#account-menu');
  const groups = await menu
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
    );
  expect(groups).toEqual(['Stay in control', 'Money', 'Play', 'Account and help']);
  expect(await menu.getByRole('button', { name: /^Offers/u }).isVisible()).toBe(true);

  await menu.getByRole('link', { name: 'Deposit limit' }).press('Enter');
  await menu.waitFor({ state: 'hidden' });
  const dialog = page.locator('[data-casino-platform="modal"]');
  await dialog.waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => toggle.evaluate((button) => document.activeElement === button)).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§3 a balance that the platform has not told yet has its place; when it never comes the panel says so', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  const rows = () =>
    page.locator('#account-menu dl > div').evaluateAll((all) => all.map((row) => row.clientHeight));
  await open(page, '/slots/');
  await logIn(page);
  await page.locator('header [aria-controls="account-menu"]').click();
  await page.locator('#account-menu dd').first().waitFor();
  const known = await rows();

  await withoutBalance(page);
  await page.clock.install();
  await open(page, '/slots/');
  await page.mouse.move(40, 400);
  await page.mouse.move(80, 420);
  await page.locator('header [aria-controls="account-menu"]').click();
  const sums = page.locator('#account-menu dd');
  expect(await sums.allInnerTexts()).toEqual(['Loading', 'Loading']);
  expect(await rows()).toEqual(known);
  await page.clock.fastForward(12_000);
  await expect.poll(() => sums.allInnerTexts()).toEqual(['Not available', 'Not available']);
  expect(await rows()).toEqual(known);
  await visitor.leave();
});

it('§2.7 an account that is open closes as the header changes its shape, and the focus is on the button in its place', async () => {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce', hasDeclined: true });
  const { page } = visitor;
  const [landscape, portrait] = [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ];
  await page.setViewportSize(landscape);
  await open(page, '/slots/');
  await logIn(page);
  const controlled = () => page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));
  for (const [menu, other, before, after] of [
    ['account-menu', 'balance-menu', landscape, portrait],
    ['balance-menu', 'account-menu', portrait, landscape],
  ] as const) {
    const toggle = page.locator(`header [aria-controls="${menu}"]`);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${menu} > div`).waitFor();
    await page.setViewportSize(after);
    await expect.poll(controlled).toBe(other);
    await page.setViewportSize(before);
    await expect.poll(controlled).not.toBe(other);
    expect(await page.locator('header [aria-expanded="true"]').count()).toBe(0);
    await page.setViewportSize(after);
  }
  await visitor.leave();
});
