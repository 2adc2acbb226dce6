import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, open } from '../../testing/browser/browser.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';
import { startTestSite } from '../../testing/site.ts';

const journeys = startJourneys();

const popup = (page: Page) => page.getByRole('dialog', { name: 'Contact us' });
const chatForm = (page: Page) => page.getByRole('dialog', { name: 'Live chat' });
const openContactUs = (page: Page) => page.evaluate(() => window.openContactUs?.());

async function fillTicket(page: Page): Promise<void> {
  const form = popup(page).locator('form');
  for (const [label, value] of [
    ['Name', 'Ada'],
    ['Surname', 'Lovelace'],
    ['E-mail', 'ada@example.com'],
    ['Subject', 'A subject'],
    ['Message', 'A message'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

describe('§2.12 the contact popup', () => {
  it('is opened by other scripts, says what is wrong, keeps what was typed, and sends', async () => {
    const visitor = await journeys.newVisitor({ width: WIDTHS.phone });
    const { page } = visitor;
    await open(page, '/slots/');
    await openContactUs(page);
    await popup(page).waitFor();
    expect(await popup(page).getByRole('button', { name: 'Live chat' }).isVisible(), 'logged out').toBe(
      false,
    );
    await popup(page).getByLabel('Subject').fill('A subject');

    await popup(page).getByRole('button', { name: 'Send message' }).click();
    const first = popup(page).getByLabel('Name', { exact: true });
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = await first.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(
      'Please enter your name and surname',
    );

    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    await openContactUs(page);
    expect(await popup(page).getByLabel('Subject').inputValue()).toBe('A subject');

    await fillTicket(page);
    await popup(page).getByRole('button', { name: 'Send message' }).click();
    await popup(page).getByRole('heading', { name: 'Thank you.' }).waitFor();
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§8 says so where the site cannot be reached, or takes no more for a minute; of a provider that fails nothing', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    await openContactUs(page);
    await fillTicket(page);
    const send = popup(page).getByRole('button', { name: 'Send message' });
    const said = popup(page).locator('form [role="alert"]');
    const once = (how: Parameters<typeof page.route>[1]) => page.route('**/api/ticket?*', how, { times: 1 });

    // As the site itself says it, not what a mock takes it to say.
    const failAtProvider = async () => {
      await journeys.site.sandbox.fault('tickets', '500');
      const refused = page.waitForResponse('**/api/ticket?*');
      await send.click();
      expect((await refused).status()).toBe(502);
      await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false');
      expect(await said.textContent()).toBe('');
      await journeys.site.sandbox.fault('tickets', null);
    };

    await page.context().setOffline(true);
    await send.click();
    await said.getByText('there is no connection').waitFor();
    await page.context().setOffline(false);
    // The browser takes itself to be online: a Wi-Fi without a line, a gateway whose site is being restarted.
    await once((route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await send.click();
    await said.getByText('perhaps it was not sent').waitFor();
    await once((route) => route.abort());
    await send.click();
    await said.getByText('there is no connection').waitFor();
    await failAtProvider();
    for (const [status, code, words] of [
      [429, 'too-many', /Wait a minute$/u],
      [503, 'recaptcha-unreachable', /Failed to execute$/u],
      [503, 'busy', /Wait a minute$/u],
    ] as const) {
      await once((route) => route.fulfill({ status, json: { code } }));
      await send.click();
      await expect.poll(() => said.textContent()).toMatch(words);
      await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false');
      expect(await said.textContent(), code).toMatch(words);
    }
    await failAtProvider();
    expect(await popup(page).getByLabel('Message').inputValue()).toBe('A message');
    await send.click();
    await popup(page).getByRole('heading', { name: 'Thank you.' }).waitFor();
    await visitor.leave();
  });

  it('§2.6 opens by NeoDL=contact, over the page that was asked for', async () => {
    const visitor = await journeys.newVisitor();
    await open(visitor.page, '/blog/?neodl=Contact');
    await popup(visitor.page).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/blog/');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('offers the live chat to players, who are known to it, and fills in their name', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    await logIn(page);
    await openContactUs(page);
    expect(await popup(page).getByLabel('E-mail').inputValue()).toBe('demo@velvetcomet.example');
    await popup(page).getByRole('button', { name: 'Live chat' }).click();
    await page.getByRole('log').waitFor();
    expect(await chatForm(page).locator('form').getByLabel('Name and surname').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it.each([
  ['scripts are off', { javaScriptEnabled: false }, true],
  ['scripts are still on their way', {}, false],
] as const)(
  '§7.5 a ticket whose script is not there is not written into the address, and what was typed stays: %s',
  async (_what, window, isTold) => {
    const visitor = await journeys.newVisitor(window);
    const { page } = visitor;
    await page.route('**/assets/*.js', () => {});
    await page.goto('/contact-us/?source=mail', { waitUntil: 'domcontentloaded' });
    const form = page.locator('main form');
    const subject = form.getByLabel('Subject');
    await form.getByLabel('Message').fill('My words');
    await subject.fill('Private');
    await subject.press('Enter');
    // A browser without the rule of a button that is off: only the form’s method keeps it.
    await form.evaluate((element) => element instanceof HTMLFormElement && element.submit());
    await page.waitForTimeout(500);
    expect(new URL(page.url()).search).toBe('?source=mail');
    expect([await subject.inputValue(), await form.getByLabel('Message').inputValue()]).toEqual([
      'Private',
      'My words',
    ]);
    expect(visitor.documents()).toBe(1);
    const send = form.getByRole('button', { name: 'Send message' });
    expect((await send.isVisible()) && (await send.isEnabled())).toBe(false);
    const words = await form.innerText();
    expect(words.includes('Without JavaScript this form cannot be sent')).toBe(isTold);
    await visitor.leave();
  },
);

it('the contact page shows guests the way to the live chat too, to log in for: nothing moves with the session', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/contact-us/');
  const ways = page.locator('main ul').filter({ has: page.getByRole('heading', { name: 'Live chat' }) });
  const start = ways.getByRole('button', { name: 'Start a chat' });
  const login = ways.getByRole('link', { name: 'Login' });
  expect([await start.isVisible(), await login.isVisible()]).toEqual([false, true]);
  const place = () => ways.getByRole('heading', { name: 'Frequently asked questions' }).boundingBox();
  const before = await place();
  await logIn(page);
  await start.waitFor();
  expect(await login.isVisible()).toBe(false);
  expect(await place()).toEqual(before);
  await visitor.leave();
});

it('§5 before the chat a visitor says name, surname and e-mail, and the chat does not ask again', async () => {
  const visitor = await journeys.newVisitor({ width: WIDTHS.phone });
  const { page } = visitor;
  await open(page, '/blog/?NeoDL=chat');
  const start = chatForm(page).getByRole('button', { name: 'Start a chat' });
  await chatForm(page).getByLabel('Name and surname').fill('Ada');
  await chatForm(page).getByLabel('E-mail').fill('ada');
  await start.click();
  await chatForm(page).getByText('Please enter your name and surname').waitFor();
  await chatForm(page).getByText('Please enter a valid e-mail').waitFor();
  expect(await page.getByRole('log').count()).toBe(0);
  await chatForm(page).getByLabel('Name and surname').fill('Ada Lovelace');
  await chatForm(page).getByLabel('E-mail').fill('ada@example.com');
  await start.click();
  await page.getByRole('log').waitFor();
  await page.getByText('Ada Lovelace').first().waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.6 NeoDL=chat opens the chat of a player at once, and in the form’s place where the player is known only later', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/');
  await logIn(page);
  await open(page, '/blog/?NeoDL=chat');
  await page.getByRole('log').waitFor();
  expect(await chatForm(page).count()).toBe(0);

  // Not active for a while: nothing tells that it is a player, and the platform loads with the first sign (§4).
  await page.context().clearCookies({ name: 'activeUserRefresh' });
  await open(page, '/blog/?NeoDL=chat');
  await chatForm(page).getByLabel('E-mail').press('a');
  await page.getByRole('log').waitFor();
  expect(await chatForm(page).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe('§5 reCAPTCHA in the forms', () => {
  const script = (page: Page) => page.locator('script[src*="recaptcha"]');

  it('without a site key nothing of it is loaded', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/slots/');
    await openContactUs(page);
    await fillTicket(page);
    await popup(page).getByRole('button', { name: 'Send message' }).click();
    await popup(page).getByRole('heading', { name: 'Thank you.' }).waitFor();
    expect(asked.filter((url) => /recaptcha/iu.test(url))).toEqual([]);
    await visitor.leave();
  });

  it.each(['2', '2-invisible', '3'] as const)(
    'version %s: the script comes when the form is touched, and the ticket is sent',
    async (version) => {
      const site = await startTestSite({ RECAPTCHA_SITE_KEY: 'a-key', RECAPTCHA_VERSION: version });
      const visitor = await newVisitor(journeys.browser, site.origin, { width: 360 });
      const { page } = visitor;
      try {
        await open(page, '/slots/');
        await openContactUs(page);
        await popup(page).waitFor();
        expect(await script(page).count()).toBe(0);
        await fillTicket(page);
        await expect.poll(() => script(page).count()).toBe(1);
        const send = popup(page).getByRole('button', { name: 'Send message' });
        if (version === '2') {
          await popup(page).getByRole('checkbox').waitFor();
          await send.click();
          await popup(page).getByRole('alert').getByText('Please tick the box above first').waitFor();
          const token = page.waitForResponse('**/recaptcha/token');
          await popup(page).getByRole('checkbox').check();
          await (await token).finished();
        }
        await send.click();
        await popup(page).getByRole('heading', { name: 'Thank you.' }).waitFor();
        expect((await site.sandbox.calls())['tickets']).toBe(1);
        const complaints = visitor.complaints.filter((told) => !told.includes('RecaptchaError'));
        expect(complaints).toEqual([]);
      } finally {
        await visitor.leave();
        await site.stop();
      }
    },
  );

  it.each([
    ['a robot, whom the edge refuses', 'robot-key', null, 'ReCaptcha error: Failed to execute'],
    ['a widget that fails', 'broken-key', null, 'ReCaptcha error: Failed to execute'],
    ['a script that cannot be had', 'a-key', 'refused', 'ReCaptcha error: Failed to load script'],
  ])('§8 said in words, and what was typed stays: %s', async (_what, key, fault, message) => {
    const site = await startTestSite({ RECAPTCHA_SITE_KEY: key, RECAPTCHA_VERSION: '3' });
    const visitor = await newVisitor(journeys.browser, site.origin);
    const { page } = visitor;
    try {
      if (fault !== null) await site.sandbox.fault('recaptcha', fault);
      await open(page, '/blog/?NeoDL=chat');
      await chatForm(page).getByLabel('Name and surname').fill('Ada Lovelace');
      await chatForm(page).getByLabel('E-mail').fill('ada@example.com');
      await chatForm(page).getByRole('button', { name: 'Start a chat' }).click();
      await chatForm(page).getByRole('alert').getByText(message).waitFor();
      expect(await chatForm(page).getByLabel('E-mail').inputValue()).toBe('ada@example.com');
      expect(await page.getByRole('log').count()).toBe(0);
    } finally {
      await visitor.leave();
      await site.stop();
    }
  });
});
