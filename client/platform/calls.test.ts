import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { INERT_PLATFORM } from '../state/inert.ts';
import { testApp } from '../../testing/client/app.ts';
import { createPlatformCalls } from './calls.ts';
import { readFramework, type Framework } from './contract.ts';
import { createPlatformPort } from './port.ts';
import { testFramework } from '../../testing/client/framework.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

/** A stand-in for an element, without a DOM. */
function container(): HTMLElement {
  const element: Partial<HTMLElement> = { replaceChildren: () => {} };
  return Object.assign(Object.create(null), element);
}

function platform(responses: Parameters<typeof testFramework>[0] = {}, global: object = {}) {
  const { app, world } = testApp();
  const framework = testFramework(responses);
  const ready = Promise.withResolvers<Framework>();
  const calls = createPlatformCalls({
    loader: { load: () => {}, ready: () => ready.promise },
    timers: world.timers,
    games: app.games,
    global,
  });
  return { calls, app, world, framework, arrive: () => ready.resolve(framework) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('§7.6 calls', () => {
  test('a widget requested before the framework has loaded is shown once it has', async () => {
    const { calls, framework, arrive } = platform();
    calls.showWidget('deposit');
    await settled();
    expect(framework.called).toEqual([]);
    arrive();
    await settled();
    expect(framework.called).toEqual([['showWidget', 'deposit']]);
  });

  test('a game is loaded in mode M, and game_open is pushed', async () => {
    const { calls, app, world, framework, arrive } = platform({ loadGame: () => ({ close: () => {} }) });
    arrive();
    app.games.launch(12);
    const opened = await calls.loadGame(12, container());
    expect(opened).not.toBeNull();
    expect(framework.called[0]).toMatchObject(['loadGame', 12, { mode: 'M' }]);
    expect(world.tracked.at(-1)).toMatchObject({ event: 'game_open', gameId: 12 });
  });

  test('a game that the platform refuses gives null, and nothing is thrown', async () => {
    const { calls, arrive } = platform({
      loadGame: () => {
        throw new Error('no');
      },
    });
    arrive();
    await expect(calls.loadGame(12, container())).resolves.toBeNull();
  });

  test('a game that does not load within 20 s gives null, and is closed if it loads later', async () => {
    let closed = 0;
    const late = Promise.withResolvers<unknown>();
    const { calls, world, arrive } = platform({ loadGame: () => late.promise });
    arrive();
    const game = calls.loadGame(12, container());
    await settled();
    world.timers.pass(20_000);
    await expect(game).resolves.toBeNull();
    late.resolve({
      close() {
        closed += 1;
      },
    });
    await settled();
    expect(closed).toBe(1);
  });

  test('closing a game does not throw when the platform’s handle throws', async () => {
    const { calls, arrive } = platform({
      loadGame: () => ({
        close() {
          throw new Error('already gone');
        },
      }),
    });
    arrive();
    const opened = await calls.loadGame(12, container());
    expect(() => opened?.close()).not.toThrow();
  });

  test('changing a favourite gives the new list, or null when the platform refuses or does not respond', async () => {
    const answered = platform({ setFavourite: () => ({ favourites: ['7', 8] }) });
    answered.arrive();
    await expect(answered.calls.setFavourite(7, true)).resolves.toEqual([7, 8]);
    const refused = platform({ setFavourite: () => Promise.reject(new Error('no')) });
    refused.arrive();
    await expect(refused.calls.setFavourite(7, true)).resolves.toBeNull();
    const silent = platform();
    const heart = silent.calls.setFavourite(7, true);
    silent.world.timers.pass(10_000);
    await expect(heart).resolves.toBeNull();
  });

  test('§2.12 the chat is told who it is, and opens also where it cannot be told', async () => {
    const who = { name: 'Ana Núñez', email: 'ana@example.com' };
    const { calls, framework, arrive } = platform({ initChat: () => Promise.reject(new Error('no')) });
    arrive();
    calls.engageChat(who);
    await settled();
    expect(framework.called).toEqual([['initChat', who], ['engageChat']]);
  });

  test('offers are opened by their global, and without it nothing happens', async () => {
    let opened = 0;
    const there = platform({}, { openOffersPopup: () => (opened += 1) });
    there.arrive();
    there.calls.openOffers();
    const missing = platform();
    missing.arrive();
    missing.calls.openOffers();
    await settled();
    expect(opened).toBe(1);
  });
});

describe('the framework’s global', () => {
  test('absent, null or no object: there is no framework', () => {
    for (const global of [{}, { CasinoPlatform: null }, { CasinoPlatform: 'soon' }]) {
      expect(readFramework(global)).toBeNull();
    }
  });

  test('a call that it lacks rejects with an error that names the call', async () => {
    await expect(readFramework({ CasinoPlatform: {} })?.call('logout')).rejects.toThrow('logout');
  });

  test('a call has the framework as `this`', async () => {
    const CasinoPlatform = {
      balance: 5,
      getBalance() {
        return this.balance;
      },
    };
    await expect(readFramework({ CasinoPlatform })?.call('getBalance')).resolves.toBe(5);
  });

  test('an error in one of our handlers is reported, not thrown into the framework', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    let send = (_payload: unknown) => {};
    const CasinoPlatform = {
      on(_event: string, handler: (payload: unknown) => void) {
        send = handler;
      },
    };
    readFramework({ CasinoPlatform })?.on('ready', () => {
      throw new Error('ours');
    });
    expect(() => send({})).not.toThrow();
    expect(reported).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

describe('before the platform’s chunk has loaded', () => {
  test('calls are made once it has', async () => {
    const shown: string[] = [];
    const chunk = Promise.withResolvers<PlatformCalls>();
    const port = createPlatformPort(() => chunk.promise);
    port.showWidget('login');
    chunk.resolve({ ...INERT_PLATFORM, showWidget: (name) => void shown.push(name) });
    await settled();
    expect(shown).toEqual(['login']);
  });

  test('when it cannot be loaded, calls respond with null', async () => {
    const port = createPlatformPort(() => Promise.reject(new Error('no network')));
    port.refreshBalance();
    await expect(port.setFavourite(1, true)).resolves.toBeNull();
    await expect(port.loadGame(1, container())).resolves.toBeNull();
  });
});
