import { describe, expect, test, vi } from 'vitest';
import { connectedPage, DETAILS, LOGGED_IN, settled } from '../../../testing/client/connected-page.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

describe('§7.7 a sessionStatus that leaves fields out', () => {
  const PART = { IsLoggedIn: true, PlayerID: 42 };

  test('takes nothing back of what was told of the player', async () => {
    const { app, framework } = connectedPage();
    framework.send('sessionStatus', LOGGED_IN);
    const told = app.account.player.value;
    framework.send('sessionStatus', { ...PART, SessionToken: 'token-2' });
    expect(app.account.player.value).toEqual({ ...told, sessionToken: 'token-2' });
    framework.send('sessionStatus', { ...PART, PlayerID: 43 });
    expect(app.account.player.value).toMatchObject({ playerId: 43, firstName: null, sessionToken: null });
  });

  test('is taken at once, and the rest is asked for: what was asked before it counts no more', async () => {
    const { app, framework, count } = connectedPage({ getSessionDetails: () => DETAILS });
    framework.send('ready');
    framework.send('sessionStatus', PART);
    expect(app.session.isLoggedIn.value).toBe(true);
    await settled();
    expect(app.account.player.value).toMatchObject({ firstName: 'Nina', sessionToken: 'token-1' });
    expect(count('getSessionDetails')).toBe(2);
  });

  test('is no occasion to ask where it is sent because the details were asked for', async () => {
    const page = connectedPage({
      getSessionDetails: () => {
        page.framework.send('sessionStatus', PART);
        return DETAILS;
      },
    });
    page.framework.send('sessionStatus', PART);
    for (let round = 0; round < 20; round += 1) {
      await settled();
      page.world.timers.pass(5_000);
    }
    expect(page.app.account.player.value).toMatchObject({ firstName: 'Nina' });
    expect(page.count('getSessionDetails')).toBeLessThan(7);
  });

  test('is no occasion to ask where its details leave out the same', async () => {
    const { SessionToken: _, ...details } = DETAILS;
    const { framework, count } = connectedPage({ getSessionDetails: () => details });
    const status = { IsLoggedIn: true, ...details };
    framework.send('sessionStatus', status);
    await settled();
    framework.send('sessionStatus', status);
    expect(count('getSessionDetails')).toBe(1);
  });

  test('is not undone by details that name nobody yet', async () => {
    const { app, framework, world } = connectedPage({ getSessionDetails: () => null });
    framework.send('sessionStatus', PART);
    framework.send('sessionStatus', { IsLoggedIn: true });
    await settled();
    world.timers.pass(10_000);
    await settled();
    expect(app.account.player.value?.playerId).toBe(42);
  });

  test('and names nobody is asked about once more where its details are not ready', async () => {
    const answers = [null, DETAILS];
    const { app, framework, world } = connectedPage({ getSessionDetails: () => answers.shift() });
    framework.send('sessionStatus', { IsLoggedIn: true });
    await settled();
    expect(app.session.sessionChecked.value).toBe(false);
    world.timers.pass(2_000);
    await settled();
    expect(app.account.displayName.value).toBe('Nina K.');
  });

  /** Lets each second's answers come before the next. */
  const pass = async ({ timers }: ReturnType<typeof connectedPage>['world'], seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      timers.pass(1_000);
      await settled();
    }
  };

  test('and names nobody, nor do its details after 2 s, is a visitor’s; they are asked for twice more', async () => {
    const { app, framework, world, count } = connectedPage({ getSessionDetails: () => null });
    framework.send('sessionStatus', { IsLoggedIn: true });
    await settled();
    await pass(world, 2);
    expect([app.session.sessionChecked.value, app.session.isLoggedIn.value]).toEqual([true, false]);
    await pass(world, 120);
    expect([app.session.isLoggedIn.value, count('getSessionDetails')]).toEqual([false, 4]);
  });

  test('and names nobody whom its details name only after that time logs the player in then', async () => {
    let details: unknown = null;
    const { app, framework, world } = connectedPage({ getSessionDetails: () => details });
    framework.send('sessionStatus', { IsLoggedIn: true });
    await settled();
    await pass(world, 3);
    expect(app.session.isLoggedIn.value).toBe(false);
    details = DETAILS;
    await pass(world, 10);
    expect(app.account.displayName.value).toBe('Nina K.');
  });

  test('and names nobody is not asked about again once it is told that nobody is logged in', async () => {
    const { framework, world, count } = connectedPage({ getSessionDetails: () => null });
    framework.send('sessionStatus', { IsLoggedIn: true });
    await settled();
    framework.send('sessionStatus', { IsLoggedIn: false });
    await pass(world, 60);
    expect(count('getSessionDetails')).toBe(1);
  });
});
