import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, setStage, told, toldOf, type Stage } from './testing/stage.ts';

const SLOT = 6657;
const WHEEL = 2020;

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

/** Gives the container a whole screen, as the page's game container is, and plays in it. */
async function play(page: Page, gameId: number) {
  await told(page, 'gamesListUpdated');
  await page.evaluate(async (id) => {
    const container = document.querySelector<HTMLElement>('#container');
    if (container === null) return;
    Object.assign(container.style, { position: 'fixed', inset: '0' });
    await window.CasinoPlatform?.loadGame(id, { mode: 'M', container });
  }, gameId);
  return page.frameLocator('iframe[data-casino-platform=game]');
}

/** Presses Spin, or does what is given instead, and waits until the round is over. */
async function round(page: Page, spin?: () => Promise<void>): Promise<void> {
  const button = page.frameLocator('iframe[data-casino-platform=game]').locator('.spin');
  // Watched from before it begins: without movements a round is over in a moment.
  await button.evaluate((watched) => {
    const over = new Promise<void>((resolve) => {
      let began = false;
      const watch = new MutationObserver(() => {
        const busy = watched.getAttribute('aria-disabled') === 'true';
        if (began && !busy) resolve();
        began ||= busy;
      });
      watch.observe(watched, { attributes: true });
    });
    Object.assign(window, { over });
  });
  await (spin === undefined ? button.click() : spin());
  await button.evaluate(() => Reflect.get(window, 'over'));
}

const shownBalance = async (page: Page): Promise<string> =>
  (await page.frameLocator('iframe').locator('.balance .amount').textContent()) ?? '';

test('§7.6 a player plays a round: the frame has the game’s name, and the page’s balance follows the game’s', async () => {
  const page = await stage.open();
  await logIn(page);
  const before = await told(page, 'balanceUpdated');
  const game = await play(page, SLOT);
  expect(await told(page, 'gameLoadStart')).toEqual({ gameId: SLOT, gameName: 'Tomb of Tomorrow' });
  expect(await page.locator('iframe').getAttribute('title')).toBe('Tomb of Tomorrow');
  expect(await shownBalance(page)).toBe(Object(before).DisplayBalance);
  await round(page);
  const after = await told(page, 'balanceUpdated', 1);
  expect(await shownBalance(page)).toBe(Object(after).DisplayBalance);
  expect(await game.locator('.message').textContent()).toMatch(/No win this time|You win/);
  expect(await page.evaluate(() => window.reports)).toEqual([]);
});

test('§7.7 a game is closed by its own Home button, by its handle, or by the page emptying the container: told once each', async () => {
  const page = await stage.open();
  await play(page, SLOT);
  await page.frameLocator('iframe').getByRole('button', { name: 'Leave the game' }).click();
  await told(page, 'gameClosed', 0);
  await page.clock.install();
  await play(page, WHEEL);
  await page.evaluate(() => document.querySelector('#container')?.replaceChildren());
  await page.clock.runFor(1_000);
  expect(await told(page, 'gameClosed', 1)).toEqual({ gameId: WHEEL });
  await page.clock.runFor(60_000);
  expect(await toldOf(page, 'gameClosed')).toHaveLength(2);
});

test('a visitor plays with demo money, and the page hears nothing of it', async () => {
  const page = await stage.open();
  const game = await play(page, SLOT);
  expect(await game.getByText('Play money').isVisible()).toBe(true);
  expect(await shownBalance(page)).toBe('£1,000.00');
  await round(page);
  expect(await toldOf(page, 'balanceUpdated')).toEqual([]);
});

test('who logs in while a game is open goes on with their own balance', async () => {
  const page = await stage.open();
  await play(page, SLOT);
  await logIn(page);
  const balance = await told(page, 'balanceUpdated');
  await page
    .frameLocator('iframe')
    .getByText(String(Object(balance).DisplayBalance), { exact: true })
    .waitFor();
});

test('money that is deposited while a game is open can be played there at once', async () => {
  const page = await stage.open();
  await logIn(page);
  await play(page, SLOT);
  const before = await shownBalance(page);
  await page.evaluate(() => void window.CasinoPlatform?.showWidget('deposit'));
  await page.getByRole('button', { name: '£20', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit', exact: true }).click();
  const { DisplayBalance } = Object(await told(page, 'balanceUpdated', 1));
  await expect.poll(() => shownBalance(page)).toBe(DisplayBalance);
  expect(DisplayBalance).not.toBe(before);
});

test('the wheel: a bet on a number is chosen with the keyboard, the ball lands, and the number is remembered', async () => {
  const page = await stage.open({ reducedMotion: 'reduce' });
  const game = await play(page, WHEEL);
  await game.getByRole('radio', { name: '17' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => game.getByRole('radio', { name: '17' }).isChecked()).toBe(true);
  await round(page);
  const landed = await game.getByRole('list', { name: 'Last numbers' }).locator('li').first().textContent();
  expect(await game.locator('.message').textContent()).toContain(`${landed} `);
});

test('the space bar spins; a second press while the reels run does not', async () => {
  const page = await stage.open();
  const game = await play(page, SLOT);
  await game.locator('.balance').click();
  await round(page, async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
  });
  // One bet of 0.20 and whatever was won: never two.
  const won = (await game.locator('.won .amount').textContent()) ?? '';
  const wonMinor = won === '–' ? 0 : Math.round(Number(won.replace(/[£,]/g, '')) * 100);
  expect(await shownBalance(page)).toBe(
    `£${((100_000 - 20 + wonMinor) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`,
  );
});

test('messages that another page or frame posts are ignored: no balance, no close', async () => {
  const page = await stage.open();
  await play(page, SLOT);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The framework listens for longer, and messages come in order: when this hears the last, it has heard both.
        addEventListener('message', ({ data }) => {
          if (Object(data).type === 'lapsed') resolve();
        });
        window.postMessage({ casino: 'game', type: 'close' }, '*');
        window.postMessage({ casino: 'game', type: 'lapsed' }, '*');
      }),
  );
  expect(await toldOf(page, 'gameClosed')).toEqual([]);
});

test('a game that never comes is given up: loadGame rejects and the game is closed', async () => {
  const page = await stage.open();
  await page.route('**/game/index.html*', (route) => route.abort());
  await page.clock.install();
  const outcome = page.evaluate(() => {
    const container = document.querySelector<HTMLElement>('#container');
    if (container === null) return 'no container';
    return window.CasinoPlatform?.loadGame(1, { mode: 'M', container }).then(
      () => 'ready',
      () => 'given up',
    );
  });
  await told(page, 'gameLoadStart');
  await page.clock.fastForward(16_000);
  expect(await outcome).toBe('given up');
});

test('a slot and a wheel have no accessibility violation', async () => {
  const page = await stage.open({ viewport: { width: 390, height: 844 } });
  for (const id of [SLOT, WHEEL]) {
    await play(page, id);
    const { violations } = await new AxeBuilder({ page }).include(['iframe', 'body']).analyze();
    expect(violations.map((violation) => [id, violation.id, violation.nodes[0]?.html])).toEqual([]);
  }
});

test.each([
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
])(
  'a slot and a wheel fit %i × %i: nothing to scroll sideways, every control in sight',
  async (width, height) => {
    const page = await stage.open({ viewport: { width, height }, language: 'SPA' });
    for (const id of [SLOT, WHEEL]) {
      const game = await play(page, id);
      const fit = await game.locator('html').evaluate((root) => {
        const outside = [...document.querySelectorAll('button, output, label')].filter((part) => {
          const { left, right, top, bottom, width: wide } = part.getBoundingClientRect();
          return wide > 0 && (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
        });
        return { sideways: root.scrollWidth - innerWidth, outside: outside.map((part) => part.className) };
      });
      expect(fit).toEqual({ sideways: 0, outside: [] });
    }
  },
);
