import { describe, expect, test, vi } from 'vitest';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import { testApp } from '../../../testing/client/app.ts';
import { settled } from '../../../testing/client/connected-page.ts';
import { pollBonusCount } from './bonus-count.ts';
import { keepSessionAlive } from './keep-alive.ts';

const player: PlayerSession = {
  playerId: 1,
  firstName: 'Nina',
  lastName: null,
  currency: null,
  language: null,
  regulation: null,
  countryCode: null,
  email: null,
  restrictionType: null,
  registrationDate: null,
  vipLevel: null,
  sessionToken: null,
};

describe('§4 keep-alive', () => {
  function playing(answer: () => unknown = () => undefined) {
    const { app, world } = testApp();
    let beats = 0;
    let checks = 0;
    const stop = keepSessionAlive({
      app,
      timers: world.timers,
      keepAlive: async () => {
        beats += 1;
        return answer();
      },
      onLapsed: () => {
        checks += 1;
      },
    });
    return { app, world, stop, beats: () => beats, checks: () => checks };
  }

  test('every 30 s while a game is open, and the activity cookie is renewed with it', () => {
    const { app, world, beats } = playing();
    app.session.logIn(player);
    app.games.launch(12);
    world.timers.pass(29_999);
    expect(beats()).toBe(0);
    world.timers.pass(30_001);
    expect(beats()).toBe(2);
    expect(world.cookies.jar.get('activeUserRefresh')).toBe('1700000060');
  });

  test.each([
    [false, 1],
    [true, 0],
    [undefined, 0],
    [null, 0],
  ])('a platform that answers %j is asked who is logged in: %i times', async (answer, asked) => {
    const { app, world, checks } = playing(() => answer);
    app.session.logIn(player);
    app.games.launch(12);
    world.timers.pass(30_000);
    await settled();
    expect(checks()).toBe(asked);
  });

  test('a platform that refuses is asked who is logged in, at most once for each call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refusals: PromiseWithResolvers<never>[] = [];
    const { app, world, checks } = playing(() => {
      const refusal = Promise.withResolvers<never>();
      refusals.push(refusal);
      return refusal.promise;
    });
    app.session.logIn(player);
    app.games.launch(12);
    world.timers.pass(150_000);
    for (const { reject } of refusals) reject(new Error('no network'));
    await settled();
    expect([refusals.length, checks(), warn.mock.calls.length]).toEqual([5, 1, 5]);
    world.timers.pass(30_000);
    refusals.at(-1)?.reject(new Error('no session'));
    await settled();
    expect(checks()).toBe(2);
  });

  test('only while logged in', () => {
    const { app, world, beats } = playing();
    app.games.launch(12);
    world.timers.pass(60_000);
    expect(beats()).toBe(0);
  });

  test('stops when the game closes, when the player logs out, and when it is cancelled', () => {
    const { app, world, stop, beats } = playing();
    app.session.logIn(player);
    app.games.launch(12);
    world.timers.pass(30_000);
    app.games.close();
    world.timers.pass(60_000);
    app.games.launch(13);
    app.session.logOut();
    world.timers.pass(60_000);
    app.session.logIn(player);
    stop();
    world.timers.pass(60_000);
    expect(beats()).toBe(1);
  });
});

test('§4 the bonus count is read at login and every 5 s, and is 0 for guests', () => {
  const { app, world } = testApp();
  let count: unknown = '2';
  pollBonusCount({ app, timers: world.timers, readGlobal: () => count });
  world.timers.pass(10_000);
  expect(app.account.bonusCount.value).toBe(0);
  app.session.logIn(player);
  expect(app.account.bonusCount.value).toBe(2);
  count = 5;
  world.timers.pass(4_999);
  expect(app.account.bonusCount.value).toBe(2);
  world.timers.pass(1);
  expect(app.account.bonusCount.value).toBe(5);
  app.session.logOut();
  expect(app.account.bonusCount.value).toBe(0);
});
