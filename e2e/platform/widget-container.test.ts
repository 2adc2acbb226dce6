import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeFindings } from '../../testing/browser/axe.ts';
import { open, type Visitor } from '../../testing/browser/browser.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

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
    expect(await axeFindings(page, '[aria-modal="true"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await container().waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-widget')))
      .toBe('login');
    expect(visitor.complaints).toEqual([]);
  });

  it('is named by what is in it, where the login leads to the registration and back', async () => {
    const { page } = visitor;
    await open(page, '/blog/');
    await press('login');
    const label = () => container().getAttribute('aria-label');
    await container().getByRole('button', { name: 'Join now' }).click();
    await expect.poll(label).toBe('Join');
    await container().getByRole('button', { name: 'Log in' }).click();
    await expect.poll(label).toBe('Log in');
  });

  it('§4 on a registration in the United Kingdom the box for marketing e-mails is ticked in it', async () => {
    const { page } = visitor;
    await open(page, '/blog/');
    await press('registration');
    const box = page.locator('[data-widget-host="registration"] input[id$="marketing-email"]');
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
  });

  /** The platform's script cannot be had until the container has said so. */
  const failToOpenLogin = async () => {
    const { page } = visitor;
    await page.route('**/platform.js*', (route) => route.abort());
    await open(page, '/blog/');
    await press('login');
    await container().getByRole('alert').waitFor();
    await page.unroute('**/platform.js*');
  };

  it('says so in words when the platform cannot be reached, and tries again', async () => {
    const { page } = visitor;
    await failToOpenLogin();
    await container().getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(() => container().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('[data-widget-host="login"] input[type="password"]').waitFor();
  });

  it('goes on by itself when the platform comes after all', async () => {
    const { page } = visitor;
    await failToOpenLogin();
    // The script is asked for again after 5 s.
    await page.locator('[data-widget-host="login"] input[type="password"]').waitFor();
    expect(await container().getByRole('alert').count()).toBe(0);
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

describe('§2.2 a visitor from an area that is not served', () => {
  const refused = startJourneys({ RESTRICTED_COUNTRIES: 'GB' });
  // A page that is fetched ahead may be one that is refused.
  const faults = () => visitor.complaints.filter((complaint) => !complaint.includes('403'));
  const isRefused = () =>
    visitor.page.waitForURL((url) => url.pathname + url.search === '/restricted-access/');

  beforeEach(async () => {
    await visitor.leave();
    visitor = await refused.newVisitor({ reducedMotion: 'reduce' });
  });

  it.each([
    ['/restricted-access/', 'registration'],
    ['/info/help/', 'registration'],
    ['/info/help/', 'login'],
    ['/accessibility/', 'deposit'],
  ])('%s?NeoDL=%s opens nothing and leads to the page that says so', async (path, widget) => {
    const { page } = visitor;
    await open(page, `${path}?NeoDL=${widget}`);
    await isRefused();
    expect(await page.locator('[aria-modal="true"], dialog[open]').count()).toBe(0);
    expect(faults()).toEqual([]);
  });

  it('goes from page to page without being invited, and the ways of a player who travels are there', async () => {
    const { page } = visitor;
    await open(page, '/restricted-access/');
    await page.getByRole('link', { name: 'Ask about your account' }).click();
    await page.waitForURL('**/info/help/');
    expect(await page.locator('[data-widget="login"], [data-widget="registration"]').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Contact us' }).click();
    await page.locator('dialog[open] textarea').waitFor();
    // The search, which the key would have opened, is none of them.
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('footer [data-widget="withdraw"]').click();
    // By its name: the cookies' choice is a dialogue too, where it is drawn before.
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/info/help/');
    expect(faults()).toEqual([]);
  });
});
