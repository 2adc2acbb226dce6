import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, type Visitor } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { pageScript } from '../../testing/browser/page-script.ts';
import { fillLogin } from '../../testing/browser/player.ts';
import { realityCheck, remind } from '../../testing/browser/second-platform.ts';
import { MISBEHAVIOURS, type Ability, type MisbehaviourName } from '../../testing/platforms/misbehaviours.ts';
import { createReport, type CaseReport } from '../../testing/platforms/report.ts';

/** How a visitor uses what a platform's script draws. */
interface Script {
  logIn(page: Page): Promise<void>;
  /** Where it shows the deposit. */
  readonly deposit: string;
  closeDeposit(page: Page): Promise<void>;
  /** In a game: a round that costs one unit; null where a round is long. */
  readonly bet: string | null;
}

const SCRIPTS = {
  'the sandbox’s': {
    logIn: fillLogin,
    deposit: '[data-casino-platform=modal] dialog',
    closeDeposit: (page) => page.keyboard.press('Escape'),
    bet: null,
  },
  'the second': {
    async logIn(page) {
      await page.locator('[name=user]').fill('mara');
      await page.locator('[name=secret]').fill('open-sesame');
      await page.getByRole('button', { name: 'Enter' }).click();
    },
    deposit: '[data-second-widget=deposit]',
    closeDeposit: (page) => page.getByRole('button', { name: 'Done' }).click(),
    bet: '[data-bet]',
  },
} as const satisfies Readonly<Record<string, Script>>;

type ScriptName = keyof typeof SCRIPTS;

const PATH = '/poker/';
/** Longer than each time limit of the page for a platform. */
const PAST_TIMEOUTS_MS = 25_000;

const journeys = startJourneys({ TRUSTED_TYPES_POLICIES: 'second-platform' });
const report = createReport();
let inPage = '';
let gameIds: readonly number[] = [];

beforeAll(async () => {
  inPage = await pageScript('testing/platforms/in-page.ts', 'platforms');
  const html = await (await journeys.site.request(PATH)).text();
  gameIds = [...new Set([...html.matchAll(/data-game-id="(\d+)"/gu)].map(([, id]) => Number(id)))];
});

/** A limit for what does not come, no measure: machines are slow and busy. */
const LIMIT_MS = 60_000;

/** Whether something comes true in the page. */
async function comes(page: Page, test: () => boolean | Promise<boolean>): Promise<boolean> {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    if (await test()) return true;
    await page.waitForTimeout(25);
  }
  return false;
}
const sees = (page: Page, selector: string) => comes(page, () => page.locator(selector).first().isVisible());
const press = (page: Page, selector: string, times = 1) =>
  page.evaluate(
    ([target, count]) => {
      const element = document.querySelector<HTMLElement>(target);
      for (let pressed = 0; pressed < count; pressed += 1) element?.click();
    },
    [selector, times] as const,
  );
const isPlayer = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['session'] === 'player');

/** The digits of the balance that the platform itself would tell, and of the one in the header. */
const balances = (page: Page) =>
  page.evaluate(async () => {
    const honest = window.platformUnderTest.honest();
    const ask: unknown = honest === null ? null : Reflect.get(honest, 'getBalance');
    const told: unknown = typeof ask === 'function' ? await ask() : null;
    const amount =
      typeof told === 'object' && told !== null && 'Balance' in told ? Number(told.Balance) : Number.NaN;
    const shown = document.querySelector('header [data-balance]')?.textContent ?? '';
    return { told: Math.round(amount * 100), shown: Number(shown.replaceAll(/\D/gu, '') || Number.NaN) };
  });
const agrees = (page: Page) =>
  comes(page, async () => {
    const { told, shown } = await balances(page);
    return told === shown;
  });

async function arrive(script: ScriptName, kind: MisbehaviourName): Promise<Visitor> {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  page.setDefaultTimeout(LIMIT_MS);
  await page.route(/\.(?:webp|avif|woff2|jpg|png)/u, (route) => route.abort());
  if (script === 'the second') {
    const install = `window.CasinoPlatform = platforms.createSecondPlatform({ window, after, gameIds: ${JSON.stringify(gameIds)} });`;
    await page.route('**/platform.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `${inPage}; { const after = (ms, run) => setTimeout(run, ms); ${install} }`,
      }),
    );
  }
  await page.addInitScript(
    `${inPage}; window.platformUnderTest = platforms.misbehave(window, ${JSON.stringify(kind)}, (ms, run) => setTimeout(run, ms));`,
  );
  const breaks: readonly Ability[] = MISBEHAVIOURS[kind].breaks;
  if (breaks.length > 0) await page.clock.install();
  await page.goto(PATH, { waitUntil: 'commit' });
  await hydrated(page);
  return visitor;
}

async function visit(script: ScriptName, kind: MisbehaviourName): Promise<void> {
  const { check } = report.of({ script, misbehaviour: kind });
  const breaks: readonly Ability[] = MISBEHAVIOURS[kind].breaks;
  const visitor = await arrive(script, kind);
  const { page } = visitor;

  await press(page, 'header [data-widget="login"]', 3);
  check('three presses on Login open one container', await sees(page, '[aria-modal="true"]'));
  if (breaks.includes('login')) await withoutLogin(page, check);
  else await withLogin(page, SCRIPTS[script], breaks, check);

  await press(page, 'header a[href="/promotions/"]');
  check(
    'the visitor goes on to another page',
    await comes(page, () => new URL(page.url()).pathname === '/promotions/'),
  );
  check('no document was loaded anew', visitor.documents() === 1);
  // Pictures are not loaded here, and the edge of a machine that is busy may refuse what is fetched ahead (§8): no platform's doing.
  const wrong = visitor.complaints.filter(
    (complaint) =>
      /^(?:uncaught|error)/u.test(complaint) &&
      !/Failed to load resource: .*(?:ERR_FAILED|503)/u.test(complaint),
  );
  check(`nothing was thrown into the page ${wrong.slice(0, 3).join(' ')}`, wrong.length === 0);
  await visitor.leave();
}

/** There is no way to log in: the visitor is told so, and nothing stays in the way. */
async function withoutLogin(page: Page, check: CaseReport['check']): Promise<void> {
  await page.clock.fastForward(PAST_TIMEOUTS_MS);
  check(
    'a login that does not come is said in words',
    await sees(page, '[aria-modal="true"] [role="alert"]'),
  );
  check('one container only', (await page.locator('[data-widget-host]').count()) === 1);
  await page.keyboard.press('Escape');
  check(
    'Escape closes the container',
    await comes(page, async () => (await page.locator('[aria-modal="true"]').count()) === 0),
  );
  const asked = () =>
    page.evaluate(() => window.platformUnderTest.asked.filter((name) => name === 'showWidget').length);
  const before = await asked();
  await page.evaluate(() => {
    const deposit = document.createElement('button');
    deposit.dataset['action'] = 'widget';
    deposit.dataset['widget'] = 'deposit';
    document.querySelector('main')?.append(deposit);
    for (let pressed = 0; pressed < 3; pressed += 1) deposit.click();
    deposit.remove();
  });
  await page.waitForTimeout(100);
  await page.clock.fastForward(PAST_TIMEOUTS_MS);
  const isSaid = async () => (await page.locator('[data-wish="failed"]').count()) === 1;
  // Of three wishes the newest.
  check(
    'a deposit is said in words, or is asked for',
    await comes(page, async () => (await asked()) > before || isSaid()),
  );
  await page.waitForTimeout(500);
  check('and once', (await asked()) <= before + 1);
  check('nobody is logged in', !(await isPlayer(page)));
}

async function withLogin(
  page: Page,
  script: Script,
  breaks: readonly Ability[],
  check: CaseReport['check'],
): Promise<void> {
  check('the login is drawn into the container of the page', await sees(page, '[data-widget-host] > *'));
  check('one container only', (await page.locator('[data-widget-host]').count()) === 1);
  await script.logIn(page);
  check('the player is logged in', await comes(page, () => isPlayer(page)));
  check(
    'the container closes with the login',
    await comes(page, async () => (await page.locator('[aria-modal="true"]').count()) === 0),
  );
  check('the balance is the platform’s', await agrees(page));

  const heart = 'main [data-action="favourite"]';
  const isPressed = () => page.locator(heart).first().getAttribute('aria-pressed');
  // The sandbox's player has hearts already.
  const before = await isPressed();
  await press(page, heart);
  await page.waitForTimeout(600);
  check('a change of a heart stays', (await isPressed()) === (before === 'true' ? 'false' : 'true'));

  await press(page, 'header [data-widget="deposit"]');
  check('the deposit is shown', await sees(page, script.deposit));
  await script.closeDeposit(page);

  await press(page, 'main [data-action="play"]');
  const isLoaded = await sees(page, breaks.includes('game') ? '[data-game-host]' : '[data-game-host] > *');
  check('the game is in its container', isLoaded);
  if (script.bet !== null && !breaks.includes('game')) await page.locator(script.bet).click();
  check('the balance follows the game', await agrees(page));
  await page.getByRole('button', { name: 'Close the game' }).click();
  check(
    'the game closes',
    await comes(page, async () => (await page.locator('[data-game-host]').count()) === 0),
  );

  await press(page, '[data-action="logout"]');
  check('the player is logged out', await comes(page, async () => !(await isPlayer(page))));
  await page.waitForTimeout(500);
  check('and stays so', !(await isPlayer(page)));
  check(
    'no heart of the player is left',
    (await page.locator('main [data-action="favourite"][aria-pressed="true"]').count()) === 0,
  );
}

/** A player of the second platform, which does all as it should. */
async function arriveAsPlayer(): Promise<Visitor> {
  const visitor = await arrive('the second', 'none');
  const { page } = visitor;
  await press(page, 'header [data-widget="login"]');
  await SCRIPTS['the second'].logIn(page);
  await expect.poll(() => isPlayer(page)).toBe(true);
  return visitor;
}

it('§7.6 what the second platform draws without a modal dialog can be pressed, from the side menu and the contact popup', async () => {
  const visitor = await arriveAsPlayer();
  const { page } = visitor;
  const done = async (name: string) => {
    await page.locator(`[data-second-widget=${name}]`).getByRole('button', { name: 'Done' }).click();
    expect(await page.locator('dialog:modal').count(), name).toBe(0);
  };
  const contact = page.getByRole('dialog', { name: 'Contact us' });
  const openContact = () => page.evaluate(() => window.openContactUs?.());
  const chat = () => contact.getByRole('button', { name: 'Live chat' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-action="menu-open"]').first().click();
  await page.locator('#side-menu [data-widget="account"]').click();
  // This platform leaves the focus where the menu has put it back.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-action'));
  await expect.poll(focused).toBe('menu-open');
  await done('account');

  await openContact();
  await contact.getByLabel('Subject').fill('A subject');
  await chat();
  const form = page.getByRole('dialog', { name: 'Live chat' });
  await form.getByLabel('Name and surname').fill('Mara Example');
  await form.getByLabel('E-mail').fill('mara@example.com');
  await form.getByRole('button', { name: 'Start a chat' }).click();
  await done('chat');
  await openContact();
  await chat();
  await done('chat');
  await openContact();
  expect(await contact.getByLabel('Subject').inputValue()).toBe('A subject');
  await visitor.leave();
});

it('§7.6 a reality check that comes by itself, without a modal dialog, can be pressed whatever of the page lay over it', async () => {
  const visitor = await arriveAsPlayer();
  const { page } = visitor;
  const isPressedOver = async (dialog: Locator) => {
    await dialog.and(page.locator('dialog:modal')).waitFor();
    await remind(page);
    await realityCheck(page).click();
  };
  const openContact = () => page.evaluate(() => window.openContactUs?.());
  const contact = page.getByRole('dialog', { name: 'Contact us' });

  await press(page, 'header [data-action="search-open"]');
  await isPressedOver(page.locator('[data-overlay-slot="search"] dialog'));
  await press(page, 'footer [data-info-page]');
  await isPressedOver(page.locator('[data-overlay-slot="infoPopup"] dialog'));
  await openContact();
  await isPressedOver(contact);
  await openContact();
  await contact.getByRole('button', { name: 'Live chat' }).click();
  await isPressedOver(page.getByRole('dialog', { name: 'Live chat' }));
  await visitor.leave();
});

it('§7.6 a reality check can be pressed before and after something stands in for a game whose code is long in coming', async () => {
  const visitor = await arriveAsPlayer();
  const { page } = visitor;
  await page.route('**/assets/game-container-*.js', () => new Promise(() => {}));
  const standIn = page.getByRole('dialog', { name: 'Velvet Comet' });

  await press(page, 'main [data-action="play"]');
  await standIn.waitFor();
  await remind(page);
  await realityCheck(page).click();
  await standIn.getByRole('button', { name: 'Close' }).click();
  await standIn.waitFor({ state: 'detached' });

  await press(page, 'main [data-action="play"]');
  await remind(page);
  await realityCheck(page).focus();
  await standIn.waitFor();
  expect(await realityCheck(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await realityCheck(page).click();
  await visitor.leave();
});

const CASES = Object.keys(SCRIPTS).flatMap((script) =>
  Object.keys(MISBEHAVIOURS).map((kind) => [script, kind] as [ScriptName, MisbehaviourName]),
);

describe('§7.6 any platform: what can be done is done, what cannot is said, and nothing is thrown into the page', () => {
  afterAll(() => process.stdout.write(`${report.summary()}\n`));

  it.concurrent.each(CASES)('%s script, %s', async (script, kind) => {
    await visit(script, kind);
    expect(report.failuresOf({ script, misbehaviour: kind })).toEqual([]);
  });
});
