import { AxeBuilder } from '@axe-core/playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open, type Visitor } from '../testing/browser/browser.ts';
import { WIDTHS } from '../testing/browser/windows.ts';
import { startJourneys } from '../testing/browser/journeys.ts';

const journeys = startJourneys();
let visitor: Visitor;
const container = () => visitor.page.locator('[aria-modal="true"]');
const press = (widget: string) => visitor.page.locator(`header [data-widget="${widget}"]`).first().click();

beforeEach(async () => {
  visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
});
afterEach(() => visitor.leave());

describe('§7.6 the page’s own container for login and registration', () => {
  it('holds the focus and nothing below it can be reached; Escape closes it, and the focus is where it was', async () => {
    const { page } = visitor;
    await open(page, '/blog/');
    await press('login');
    await page.locator('[data-widget-host="login"] input[type="password"]').waitFor();
    expect(await container().getAttribute('aria-label')).toBe('Log in');
    const reached = await page.evaluate(() => ({
      focus: document.activeElement?.closest('[aria-modal="true"]') !== null,
      below: document.querySelector('main')?.closest('[inert]') !== null,
    }));
    expect(reached).toEqual({ focus: true, below: true });
    const { violations } = await new AxeBuilder({ page }).include('[aria-modal="true"]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await container().waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-widget')))
      .toBe('login');
    expect(visitor.complaints).toEqual([]);
  });

  it('§4 on a registration in the United Kingdom the box for marketing e-mails is ticked in it', async () => {
    const { page } = visitor;
    await open(page, '/blog/');
    await press('registration');
    const box = page.locator('[data-widget-host="registration"] input[id$="marketing-email"]');
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
  });

  it('says so in words when the platform cannot be reached, and tries again', async () => {
    const { page } = visitor;
    await page.route('**/platform.js*', (route) => route.abort());
    await open(page, '/blog/');
    await press('login');
    await container().getByRole('alert').waitFor();
    await page.unroute('**/platform.js*');
    await container().getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-widget-host="login"] input[type="password"]').waitFor();
  });

  it('fits on a phone', async () => {
    await visitor.leave();
    visitor = await journeys.newVisitor({ width: WIDTHS.phone, reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, '/blog/?NeoDL=registration');
    await page.locator('[data-widget-host="registration"] input').first().waitFor();
    const sideways = await container().evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBe(0);
  });
});
