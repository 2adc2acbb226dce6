import { expect, it } from 'vitest';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { fillLogin, logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

it('§2.5 a landing page leads to the home page once its visitor is logged in, and Back does not return to it', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  await open(page, '/welcome/');
  await logIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('main h1').waitFor();
  await page.goBack();
  await page.waitForURL('**/slots/');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.7 a phone has search, Login and Join beside each other in its header, without scrolling sideways', async () => {
  for (const [width, path] of [
    [320, '/blog/'],
    [320, '/es/blog/'],
    [360, '/es/blog/'],
    [WIDTHS.phone, '/blog/'],
  ] as const) {
    const visitor = await journeys.newVisitor({ width });
    const { page } = visitor;
    await open(page, path);
    const search = await page.locator('header [data-action="search-open"]').boundingBox();
    const menu = await page.locator('header [data-action="menu-open"]').boundingBox();
    const login = await page.locator('header [data-widget="login"]').boundingBox();
    const join = await page.locator('header [data-widget="registration"]').boundingBox();
    expect(login?.y).toBe(join?.y);
    expect([search?.width, search?.height, menu?.width]).toEqual([44, 44, 44]);
    expect(search?.x ?? 0).toBeGreaterThan((menu?.x ?? 0) + 44);
    expect((search?.x ?? 0) + 44).toBeLessThanOrEqual(login?.x ?? 0);
    expect((login?.x ?? 0) + (login?.width ?? 0)).toBeLessThanOrEqual(join?.x ?? 0);
    expect((join?.x ?? 0) + (join?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.locator('header [data-action="search-open"]').tap();
    await page.locator('dialog[open] input[type="search"]').waitFor();
    await visitor.leave();
  }
});

it('§2.6 native mode lasts for the visit: after a link without the flag, a reload and on every layout', async () => {
  const visitor = await journeys.newVisitor({ width: WIDTHS.desktop });
  const { page } = visitor;
  await open(page, '/slots/?isnative=true');
  // On a tablet too: there is no header that would have them.
  for (const widget of ['login', 'registration'])
    expect(await page.locator(`aside [data-widget="${widget}"]`).isVisible(), widget).toBe(true);
  await page
    .locator('main a[href^="/"]:not([href*="isnative"])')
    .first()
    .dispatchEvent('click', { button: 0 });
  await page.waitForURL((url) => !url.search.includes('isnative'));
  await page.reload({ waitUntil: 'commit' });
  for (const path of ['/blog/', '/welcome/', '/restricted-access/', '/']) {
    await open(page, path);
    expect(await page.getByRole('banner').count(), path).toBe(0);
    expect(await page.locator('footer a[href="/blog/?isnative=true"]').count(), path).toBe(1);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it.each([WIDTHS.phone, WIDTHS.desktop])(
  '§2.6 in native mode the menu has the languages, and for a player the account and the way out, at %i px',
  async (width) => {
    const visitor = await journeys.newVisitor({ width, hasDeclined: true });
    const { page } = visitor;
    await open(page, '/slots/?isnative=true');
    const menu = page.locator('dialog#side-menu[open]');
    await page.locator('aside [data-action="menu-open"]').click();
    expect(await menu.locator('[data-locale="es"]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.locator('aside [data-widget="login"]').click();
    await fillLogin(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.locator('nav [data-action="menu-open"]').click();
    await menu.locator('[data-widget="account"]').waitFor();
    expect(await menu.locator('[data-locale="es"]').isVisible()).toBe(true);
    await menu.locator('[data-action="logout"]').click();
    await page.locator('html:not([data-session="player"])').waitFor({ state: 'attached' });
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('§2.6 a link with a flag does what its address does, and the native footer goes on within its document', async () => {
  const visitor = await journeys.newVisitor({ width: WIDTHS.phone });
  const { page, documents } = visitor;
  const press = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.prepend(link);
      link.click();
    }, href);
  await open(page, '/slots/');
  await press('/blog/?banner=2');
  await page.locator('header[data-banner="2"]').waitFor();
  await hydrated(page);
  await press('/welcome/');
  await page.waitForURL('**/welcome/');
  await page.locator('header[data-banner="2"]').getByText('Join Here').waitFor();
  expect(documents()).toBe(2);

  await press('/blog/?isnative=true');
  const native = page.locator('footer a[href="/themes/?isnative=true"]');
  await native.waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await hydrated(page);
  await native.click();
  await page.waitForURL('**/themes/?isnative=true');
  expect(documents()).toBe(3);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.6 the banner stays with a change of the language, also from a later page', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/?banner=3');
  await page.locator('header a[href="/slots/"]').first().click();
  await page.waitForURL('**/slots/');
  await page.locator('[data-action="menu-open"]').click();
  await page.locator('#side-menu a[hreflang="es"]').click();
  await page.waitForURL('**/es/slots/?banner=3');
  await page.locator('header[data-banner="3"]').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
