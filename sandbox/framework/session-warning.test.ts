import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../testing/browser/axe.ts';
import { logIn, setStage, start, told, toldOf, type Stage } from './testing/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

test('WCAG 2.2.1 a session that is about to end for want of activity warns first, over what is being typed; one press and it goes on', async () => {
  const page = await stage.open({ prepare: (prepared) => prepared.clock.install({ time: 0 }) });
  await logIn(page);
  await page.evaluate(() => window.CasinoPlatform?.showWidget('deposit'));
  const deposit = page.getByRole('dialog', { name: 'Deposit' });
  await deposit.waitFor();
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.runFor('27:30');
  expect(await warning.count()).toBe(0);
  await page.clock.runFor('00:40');
  await warning.waitFor();
  expect(await axeFindings(page, '[data-casino-platform=modal]')).toEqual([]);
  const kept = page.waitForRequest((request) => request.url().endsWith('/platform/keep-alive'));
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await kept;
  await warning.waitFor({ state: 'detached' });
  expect(await deposit.isVisible()).toBe(true);
  // From then on the whole time again; a call of any kind counts, too.
  await page.clock.runFor('27:30');
  expect(await warning.count()).toBe(0);
  await page.evaluate(() => window.CasinoPlatform?.refreshBalance());
  await page.clock.runFor('27:30');
  expect(await warning.count()).toBe(0);
  await page.clock.runFor('00:40');
  await warning.waitFor();
  // Another dialog leaves it open, and what is done in another tab counts for all.
  await page.evaluate(() => window.CasinoPlatform?.showWidget('chat'));
  await page.getByRole('dialog', { name: 'Chat' }).waitFor();
  expect(await warning.isVisible()).toBe(true);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await start(other);
  // Each of its calls counts: the last of them, too, before the clock goes on.
  await other.waitForLoadState('networkidle');
  await other.close();
  await warning.waitFor({ state: 'detached' });
  await page.clock.runFor('27:30');
  expect(await warning.count()).toBe(0);
  await page.clock.runFor('00:40');
  await warning.waitFor();
  // Nobody answers, and the platform ends it, as after half an hour: the page is told.
  const token = await page.evaluate(() => localStorage.getItem('casino-platform-token'));
  const ended = await fetch(`${stage.origin}/platform/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  const before = (await toldOf(page, 'sessionStatus')).length;
  // Not much further: the time that a call may take runs on this clock too.
  await page.clock.runFor('01:54');
  await page.clock.resume();
  expect(await told(page, 'sessionStatus', before)).toEqual({ IsLoggedIn: false });
  await warning.waitFor({ state: 'detached' });
});
