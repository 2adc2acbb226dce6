import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open, type Visitor } from '../../testing/browser/browser.ts';
import { WIDTHS, windowOf } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await journeys.newVisitor();
  ({ page } = visitor);
});

afterEach(async () => {
  await visitor.leave();
});

const popup = () =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close', exact: true }) });
const title = () => popup().locator('h2').first();
const back = () => popup().getByRole('button', { name: 'Back' });
const footerLink = (name: string) => page.locator('footer').getByRole('link', { name, exact: true }).first();

async function showing(text: string): Promise<void> {
  await expect.poll(() => title().textContent()).toBe(text);
  await expect.poll(() => popup().getAttribute('aria-busy')).toBe('false');
}

/** Dispatches the page-open event as the platform does (§2.6). */
async function pageOpen(key: unknown): Promise<void> {
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('casino:page-open', { detail })), {
    key,
  });
}

describe('§2.8 the info popup', () => {
  it('opens from the footer, follows its links, goes back through them, and stays on the same page', async () => {
    await open(page, '/blog/');
    await footerLink('Making a deposit').click();
    await showing('Making a deposit');
    expect(await popup().locator('.cms h2, .cms h3').allTextContents()).not.toContain('Making a deposit');
    expect(await back().count()).toBe(0);

    await popup().getByRole('link', { name: 'banking' }).click();
    await showing('Banking');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Banking');
    await back().click();
    await showing('Making a deposit');
    await popup().getByRole('link', { name: 'payment methods' }).click();
    await showing('Payment methods');
    await popup()
      .getByRole('link', { name: /MuchBetter/u })
      .click();
    await showing('Deposit with MuchBetter');

    await back().click();
    await showing('Payment methods');
    await back().click();
    await showing('Making a deposit');
    expect(await back().count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/blog/');
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it('closes by its button, by the backdrop and by Escape, and returns the focus each time', async () => {
    await open(page, '/blog/');
    const link = footerLink('Privacy policy');
    const ways: readonly (() => Promise<void>)[] = [
      () => popup().getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.mouse.click(8, 8),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await link.focus();
      await page.keyboard.press('Enter');
      await showing('Privacy policy');
      await close();
      await popup().waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-info-page'))).toBe(
        'privacy',
      );
    }
    expect(visitor.complaints).toEqual([]);
  });

  it('keeps the focus inside while it is open', async () => {
    await open(page, '/blog/');
    await footerLink('Security').click();
    await showing('Security');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last and the first element the focus is in the browser's own controls.
        return activeElement === document.body || activeElement?.closest('dialog[open]') !== null;
      });
      expect(isInside).toBe(true);
    }
  });

  it('the payment methods are a table, which switches to the help page of one method and back', async () => {
    await open(page, '/blog/');
    await footerLink('Payment methods').click();
    await showing('Payment methods');
    const rows = popup().getByRole('region', { name: 'Payment methods' }).locator('tbody tr');
    expect(await rows.count()).toBeGreaterThan(5);
    expect(await popup().textContent()).toContain('Velvet Comet');
    expect(await popup().textContent()).not.toContain('{brand}');
    await popup()
      .getByRole('link', { name: /MuchBetter/u })
      .click();
    await showing('Deposit with MuchBetter');
    expect(await rows.count()).toBe(0);
    await back().click();
    await showing('Payment methods');
    await rows.first().waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('goes back to the place where a page was left, and to the link that led away', async () => {
    await page.setViewportSize(windowOf(WIDTHS.phone));
    await open(page, '/blog/');
    await footerLink('Payment methods').click();
    await showing('Payment methods');
    const method = popup().locator('table a').last();
    await method.scrollIntoViewIfNeeded();
    const top = () =>
      popup().evaluate((dialog) =>
        Math.max(...Array.from(dialog.querySelectorAll('*'), ({ scrollTop }) => scrollTop)),
      );
    const left = await top();
    expect(left).toBeGreaterThan(100);
    const name = await method.textContent();
    await method.click();
    await expect.poll(() => back().count()).toBe(1);
    await expect.poll(() => popup().getAttribute('aria-busy')).toBe('false');
    expect(await top(), 'a new page is shown from its top').toBe(0);
    await back().click();
    await showing('Payment methods');
    expect(Math.abs((await top()) - left)).toBeLessThan(2);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(visitor.complaints).toEqual([]);
  });

  it('§2.6 opens by the page-open event; Play, GamesLobby and keys of no page are ignored', async () => {
    await open(page, '/blog/');
    for (const key of ['Play', 'GamesLobby', 'NoSuchPage', 5, null]) await pageOpen(key);
    expect(await popup().count()).toBe(0);
    await pageOpen('HelpDepositMethods');
    await showing('Payment methods');
    await pageOpen('BonusPolicy');
    await showing('Bonus policy');
    expect(await back().count(), 'an event opens anew').toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('§2.6 NeoDL opens widgets and never a page of the popup', async () => {
    await open(page, '/blog/?NeoDL=terms');
    expect(await popup().count()).toBe(0);
    await open(page, '/blog/?neodl=LOGIN');
    await page.locator('input[type="password"]').first().waitFor();
    await open(page, '/blog/?NeoDL=contact');
    await page.waitForFunction(
      () => location.pathname === '/contact-us/' || document.querySelector('dialog[open] textarea') !== null,
    );
  });

  it('§2.8 of a long page the text alone scrolls, never the popup with its bar', async () => {
    await open(page, '/blog/');
    await footerLink('Terms and conditions').click();
    await showing('Terms and conditions');
    // What the keys would scroll, where the focus is in the bar: the hint of a link to another site is out of the flow.
    const scrolled = await popup().evaluate((dialog) => {
      const hint = document.createElement('span');
      hint.className = 'cms-hint';
      dialog.querySelector('.cms')?.append(hint);
      dialog.scrollTop = 100;
      return dialog.scrollTop;
    });
    expect(scrolled).toBe(0);
    await popup().hover();
    await page.mouse.wheel(0, 2_000);
    await expect
      .poll(() =>
        popup()
          .locator('.cms')
          .evaluate((text) => text.getBoundingClientRect().top),
      )
      .toBeLessThan(0);
  });

  it('is in the visitor’s language', async () => {
    await open(page, '/es/blog/');
    await page.locator('footer a[data-info-page="terms"]').first().click();
    await expect
      .poll(() => page.locator('dialog[open] h2').first().textContent())
      .toBe('Términos y condiciones');
    expect(await page.locator('dialog[open] .cms').textContent()).toContain('Estos términos');
  });

  it('§2.7 opens from the menu on a phone, where the table fits', async () => {
    await visitor.leave();
    visitor = await journeys.newVisitor({ width: WIDTHS.phone });
    ({ page } = visitor);
    await open(page, '/blog/');
    await pageOpen('HelpDepositMethods');
    await showing('Payment methods');
    const region = popup().getByRole('region', { name: 'Payment methods' });
    await region.waitFor();
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const box = await popup().boundingBox();
    expect([box?.x, box?.width]).toEqual([0, WIDTHS.phone]);
  });

  it('a deep link and a middle click lead to the page itself, with or without JavaScript', async () => {
    await open(page, '/blog/');
    const link = footerLink('Terms and conditions');
    expect(await link.getAttribute('href')).toBe('/info/terms/');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
    await tab.waitForURL('**/info/terms/');
    expect(await tab.locator('h1').textContent()).toBe('Terms and conditions');
    expect(await popup().count()).toBe(0);

    const still = await journeys.newVisitor({ javaScriptEnabled: false });
    await still.page.goto('/info/terms/');
    expect(await still.page.locator('main').textContent()).toContain('These terms are an agreement');
    await still.page.goto('/blog/');
    await still.page.locator('footer a[href="/info/deposit-methods/"]').first().click();
    await still.page.waitForURL('**/info/deposit-methods/');
    expect(await still.page.locator('main tbody tr').count()).toBeGreaterThan(5);
    await still.leave();
  });

  // The last test of the file: the edge does not call a platform that failed for a while (breaker).
  it('§8 a page that cannot be loaded shows no error: the spinner hides, the page before stays, the log has the reason', async () => {
    // Cached by the edge, in a locale of this test's own: no other test has had the pages that it links to fetched.
    await journeys.site.request('/api/info/help/?lang=en-ie');
    await journeys.site.sandbox.fault('platform', '500');
    try {
      await open(page, '/en-ie/blog/');
      await footerLink('Help').click();
      await showing('Help');
      await popup().getByRole('link', { name: 'Technical problems' }).click();
      await expect
        .poll(() =>
          journeys.site.log.some(
            (line) =>
              line['url.path']?.includes('/api/info/') === true && line['http.response.status_code'] === 502,
          ),
        )
        .toBe(true);
      await showing('Help');
      expect(await popup().getByRole('status').count(), 'no spinner').toBe(0);
      expect(await popup().textContent()).not.toMatch(/error|wrong/iu);
      expect(await back().count()).toBe(0);
      const asked = () =>
        journeys.site.log.findLast((line) => line['url.path']?.includes('/api/info/') === true);
      await expect.poll(() => asked()?.['casino.errors']?.length).toBeGreaterThan(0);

      await pageOpen('Faq');
      await expect.poll(() => title().textContent()).toBe('Frequently asked questions');
      const way = popup().getByRole('link', { name: 'Open as a page' });
      await way.waitFor();
      expect(await way.getAttribute('href')).toBe('/en-ie/info/faq/');
    } finally {
      await journeys.site.sandbox.fault('platform', null);
    }
  });
});
