import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WidgetName } from './contract.ts';
import { logIn, setStage, start, stopClock, told, toldOf, type Stage } from './testing/stage.ts';
import { MARKETING_OPT_IN_ID } from './widgets/marketing-opt-in.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

function show(page: Page, name: WidgetName, inContainer = false): Promise<void> {
  return page.evaluate(
    ([widget, inside]) => {
      const container = document.querySelector<HTMLElement>('#container');
      if (container === null) throw new Error('There is no container');
      window.CasinoPlatform?.showWidget(widget, inside ? { container } : undefined);
    },
    [name, inContainer] as const,
  );
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('comet-comet');
  await page.getByLabel('Date of birth').fill('1990-12-10');
  await page.getByLabel(/accept the terms/).check();
}

async function register(page: Page, email: string): Promise<void> {
  await show(page, 'registration', true);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('§4 nothing is asked of the platform before start(); then ready, the session, and the games', async () => {
  const asked: string[] = [];
  const page = await stage.open({
    language: null,
    async prepare(prepared) {
      await stopClock(prepared);
      prepared.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await page.clock.runFor(60_000);
  expect(asked).toEqual(['/', '/platform.js']);
  await page.clock.resume();
  await start(page);
  await told(page, 'gamesListUpdated');
  const [first, second] = await toldOf(page, 'ready', 'sessionStatus');
  expect(first).toMatchObject({ name: 'ready' });
  expect(second).toEqual({ name: 'sessionStatus', payload: { IsLoggedIn: false } });
});

test('§7.7 a handler for ready that comes late is called all the same; one that throws does not keep the others from being called', async () => {
  const page = await stage.open();
  await told(page, 'ready');
  const called = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('error', (event) => event.preventDefault());
        window.CasinoPlatform?.on('ready', () => {
          throw new Error('the page is broken');
        });
        window.CasinoPlatform?.on('ready', () => resolve('called'));
      }),
  );
  expect(called).toBe('called');
});

test('§4 registration in the page’s own container: errors are shown and tied to their fields, the first has the focus', async () => {
  const page = await stage.open();
  await show(page, 'registration', true);
  await page.locator('#container').getByRole('button', { name: 'Create account' }).click();
  const first = page.getByLabel('First name');
  expect(await first.getAttribute('aria-invalid')).toBe('true');
  expect(await first.evaluate((field: HTMLElement) => field.matches(':focus'))).toBe(true);
  expect(await page.getByRole('textbox', { description: /valid e-mail/ }).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('§4 the page’s opt-in rule finds the marketing box by its id, and what it ticks is what the platform learns', async () => {
  const page = await stage.open();
  await show(page, 'registration', true);
  await fillRegistration(page, 'opt-in@example.org');
  await page.evaluate((id) => {
    const box = document.querySelector<HTMLInputElement>(`#container #${id}`);
    if (box !== null) box.checked = true;
  }, MARKETING_OPT_IN_ID);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await told(page, 'registrationSucceeded')).toMatchObject({
    PlayerName: 'Ada',
    PlayerLastName: 'Lovelace',
    CurrencyCode: 'GBP',
    PlayerRegulationType: 'GB',
  });
  await show(page, 'account');
  const agreed = (channel: string) => page.getByLabel(`by ${channel}`).isChecked();
  expect([await agreed('e-mail'), await agreed('text message'), await agreed('phone')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('§7.6 registering with an e-mail that is taken says so at that field', async () => {
  const page = await stage.open();
  await register(page, 'demo@velvetcomet.example');
  await page.getByRole('textbox', { description: /already an account/ }).waitFor();
});

test('§4 a player logs in, is still logged in after a reload, and logs out', async () => {
  const page = await stage.open();
  await logIn(page);
  expect(await told(page, 'sessionStatus', 1)).toMatchObject({ IsLoggedIn: true, PlayerName: 'Dana' });
  await page.reload();
  await start(page);
  expect(await told(page, 'sessionStatus')).toMatchObject({ IsLoggedIn: true, PlayerLastName: 'Moreau' });
  expect(await told(page, 'balanceUpdated')).toMatchObject({ CurrencyCode: 'GBP' });
  await page.evaluate(() => window.CasinoPlatform?.logout());
  expect(await told(page, 'sessionStatus', 1)).toEqual({ IsLoggedIn: false });
  expect(await page.evaluate(() => window.CasinoPlatform?.getSessionDetails())).toBeNull();
});

test('§4 a session that another tab has ended is over here too, and the platform is not told again', async () => {
  const page = await stage.open();
  await logIn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await start(other);
  expect(await told(other, 'sessionStatus')).toMatchObject({ IsLoggedIn: true });
  const refused: string[] = [];
  for (const tab of [page, other]) {
    tab.on(
      'response',
      (response) => void (response.ok() || refused.push(`${response.status()} ${response.url()}`)),
    );
  }
  await other.evaluate(() => window.CasinoPlatform?.logout());
  await page.evaluate(() => window.CasinoPlatform?.logout());
  expect(await told(page, 'sessionStatus', 2)).toEqual({ IsLoggedIn: false });
  // And one that it has begun anew is seen when the page asks.
  await logIn(page);
  expect(
    await other.evaluate(async () => (await window.CasinoPlatform?.getSessionDetails())?.PlayerName),
  ).toBe('Dana');
  await page.evaluate(() => window.CasinoPlatform?.logout());
  expect(await other.evaluate(() => window.CasinoPlatform?.getSessionDetails())).toBeNull();
  expect(refused).toEqual([]);
});

test('§4 a token that is no longer good logs the player out, whichever call finds it out', async () => {
  const page = await stage.open();
  await logIn(page);
  await page.evaluate(async (origin) => {
    const { SessionToken } = (await window.CasinoPlatform?.getSessionDetails()) ?? { SessionToken: '' };
    const headers = { authorization: `Bearer ${SessionToken}`, 'content-type': 'application/json' };
    await fetch(`${origin}/platform/logout`, { method: 'POST', headers, body: '{}' });
  }, stage.origin);
  expect(await page.evaluate(() => window.CasinoPlatform?.keepAlive())).toBe(false);
  expect(await told(page, 'sessionStatus', 2)).toEqual({ IsLoggedIn: false });
});

test('§7.7 the first deposit: its event, the balance, and FTD in the page’s data layer', async () => {
  const page = await stage.open();
  await register(page, 'first-deposit@example.org');
  await told(page, 'registrationSucceeded');
  await show(page, 'deposit');
  await page
    .getByRole('dialog')
    .getByLabel(/^Amount/)
    .fill('5');
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('textbox', { description: /From £10.00/ }).waitFor();
  await page.getByRole('button', { name: '£20', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit', exact: true }).click();
  expect(await told(page, 'depositSucceeded')).toMatchObject({
    amount: 20,
    currency: 'GBP',
    firstDeposit: true,
  });
  expect(await told(page, 'balanceUpdated', 1)).toMatchObject({ Balance: 20 });
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([
    { event: 'FTD_UserAccount', Amount: 20 },
  ]);
  const thanks = page.getByRole('dialog').getByText('Your balance is £20.00');
  await thanks.waitFor();
  // In the place of the form whose button had it.
  await expect.poll(() => thanks.evaluate((said) => said.matches(':focus'))).toBe(true);
});

test('§7.6 what needs a player asks a visitor to log in first, and then opens; Escape closes it and gives the focus back', async () => {
  const page = await stage.open();
  await page.locator('#opener').focus();
  await show(page, 'gameHistory');
  await page.getByLabel('E-mail').fill('demo@velvetcomet.example');
  await page.getByLabel('Password', { exact: true }).fill('comet-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Game history' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('#opener').evaluate((button) => button.matches(':focus'))).toBe(true);
  await told(page, 'widgetClosed', 1);
  const widgets = await toldOf(page, 'widgetShown', 'widgetClosed');
  expect(widgets.map(({ name, payload }) => [name, Object(payload).name])).toEqual([
    ['widgetShown', 'login'],
    ['widgetClosed', 'login'],
    ['widgetShown', 'gameHistory'],
    ['widgetClosed', 'gameHistory'],
  ]);
});

test('a break that has begun logs the player out, and is said all the same', async () => {
  const page = await stage.open();
  await register(page, 'on-a-break@example.org');
  await told(page, 'registrationSucceeded');
  await show(page, 'coolOff');
  await page.getByRole('dialog').getByRole('button', { name: 'Start my break' }).click();
  const said = page
    .getByRole('dialog')
    .getByText(/^Your break has begun\. You can log in again from .*\d{4}/u);
  await said.waitFor();
  await expect.poll(() => said.evaluate((words) => words.matches(':focus'))).toBe(true);
  expect(await page.evaluate(() => window.CasinoPlatform?.getSessionDetails())).toBeNull();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('§3 favourites: kept and told for a player, refused for a visitor', async () => {
  const page = await stage.open();
  const refused = await page.evaluate(() =>
    window.CasinoPlatform?.setFavourite(2020, true).then(
      () => 'kept',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  await logIn(page);
  expect(await page.evaluate(() => window.CasinoPlatform?.setFavourite(2020, true))).toContain(2020);
  expect(await told(page, 'favouritesUpdated')).toEqual({ favourites: [2020] });
  expect(await page.evaluate(() => window.CasinoPlatform?.setFavourite(2020, false))).not.toContain(2020);
});

test('§5 the chat asks for name and surname and for an e-mail, in the words of the spec, and then answers', async () => {
  const page = await stage.open();
  await show(page, 'chat');
  await page.getByLabel('Name and surname').fill('Ada');
  await page.getByRole('button', { name: 'Start chat' }).click();
  await page.getByText('Please enter your name and surname').waitFor();
  await page.getByText('Please enter a valid e-mail').waitFor();
  await page.getByLabel('Name and surname').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByRole('button', { name: 'Start chat' }).click();
  await page.getByLabel('Your message').fill('How do I set a limit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('log')
    .getByText(/limits/)
    .waitFor();
});

test('a platform that does not answer: the widget says so, and trying again works once it does', async () => {
  const page = await stage.open();
  await logIn(page);
  await stage.fault('platform', '500');
  await show(page, 'gameHistory');
  await page.getByText('We cannot reach the casino right now').waitFor();
  await stage.fault('platform', null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Nothing here yet|Stake/)
    .first()
    .waitFor();
});
