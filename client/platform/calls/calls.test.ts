// @vitest-environment own-window
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../../testing/client/connected-page.ts';
import { NINA } from '../../../testing/client/player.ts';
import { container, platform, refuse, WHO } from '../../../testing/client/platform-calls.ts';
import type { PlatformCalls } from '../../state/platform-calls.ts';
import { followContainer } from '../widgets/widgets.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  warn.mockClear();
  document.body.replaceChildren();
});

describe('§7.6 calls', () => {
  test('a game is loaded in mode M, and game_open is pushed', async () => {
    const { calls, app, world, framework, arrive } = platform({ loadGame: () => ({ close: () => {} }) });
    arrive();
    app.games.launch(12);
    const opened = await calls.loadGame(12, container());
    expect(opened).not.toBeNull();
    expect(framework.called[0]).toMatchObject(['loadGame', 12, { mode: 'M' }]);
    expect(world.tracked.at(-1)).toMatchObject({ event: 'game_open', gameId: 12 });
  });

  test('a game closed before it could be played is no fault: nothing is logged', async () => {
    const leaf = container();
    const close = () => leaf.remove();
    const { calls, arrive } = platform({ loadGame: () => settled().then(close).then(refuse) });
    arrive();
    expect([await calls.loadGame(12, leaf), warn.mock.calls]).toEqual([null, []]);
  });

  test('§4 a game that loads when it was closed and opened again is not told of as the second', async () => {
    const late = Promise.withResolvers<unknown>();
    const { calls, app, world, arrive } = platform({ loadGame: () => late.promise });
    arrive();
    const leaf = container();
    app.games.launch(12);
    const first = calls.loadGame(12, leaf);
    await settled();
    app.games.close();
    leaf.remove();
    app.games.launch(12);
    late.resolve({ close() {} });
    await first;
    expect(world.tracked.map(({ event }) => event)).toEqual(['game_launch', 'game_launch']);
  });

  test('a game that the platform refuses gives null, and nothing is thrown', async () => {
    const { calls, arrive } = platform({ loadGame: refuse });
    arrive();
    await expect(calls.loadGame(12, container())).resolves.toBeNull();
  });

  test('a game that does not load within 20 s gives null, and is closed if it loads later', async () => {
    const close = vi.fn<() => void>();
    const late = Promise.withResolvers<unknown>();
    const { calls, world, arrive } = platform({ loadGame: () => late.promise });
    arrive();
    const game = calls.loadGame(12, container());
    await settled();
    world.timers.pass(20_000);
    await expect(game).resolves.toBeNull();
    late.resolve({ close });
    await settled();
    expect(close).toHaveBeenCalledOnce();
  });

  test('a game whose container is gone when the platform comes is not loaded', async () => {
    const { calls, framework, arrive } = platform();
    const leaf = container();
    const game = calls.loadGame(12, leaf);
    leaf.remove();
    arrive();
    await expect(game).resolves.toBeNull();
    expect(framework.called).toEqual([]);
  });

  test.each([
    () => {
      throw new Error('already gone');
    },
    refuse,
  ])('closing a game does not throw when the platform’s handle throws', async (close) => {
    const { calls, arrive } = platform({ loadGame: () => ({ close }) });
    arrive();
    const opened = await calls.loadGame(12, container());
    expect(() => opened?.close()).not.toThrow();
    await settled();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('a favourite that the platform refuses, or does not answer for 10 s, is not accepted', async () => {
    const refused = platform({ setFavourite: refuse });
    refused.arrive();
    await expect(refused.calls.setFavourite(7, true)).resolves.toBe(false);
    const silent = platform({ setFavourite: () => new Promise(() => {}) });
    silent.arrive();
    const heart = silent.calls.setFavourite(7, true);
    silent.world.timers.pass(10_000);
    await expect(heart).resolves.toBe(false);
  });

  test('§2.12 the chat is told who it is, and opens also where it cannot be told', async () => {
    const { calls, framework, arrive } = platform({ initChat: refuse });
    arrive();
    calls.engageChat(WHO, 0);
    await settled();
    expect(framework.called).toEqual([['initChat', WHO], ['engageChat']]);
  });

  test('offers are opened by their global', async () => {
    const open = vi.fn<() => void>();
    const { calls, arrive } = platform({}, { openOffersPopup: open });
    arrive();
    calls.openOffers();
    await settled();
    expect(open).toHaveBeenCalledOnce();
  });

  test('after a logout that is followed by no event the platform is asked, and the player is out', async () => {
    const { calls, app, framework, arrive } = platform({ getSessionDetails: () => null });
    arrive();
    app.session.logIn(NINA);
    calls.logout();
    await settled();
    expect(framework.called.map(([name]) => name)).toEqual(['logout', 'getSessionDetails']);
    expect(app.session.isLoggedIn.value).toBe(false);
  });
});

describe('§7.6 a wish that meets no platform', () => {
  test('waits for it, and the visitor is told', async () => {
    const { calls, app, world, framework, arrive } = platform();
    calls.showWidget('deposit');
    expect(app.wishNotice.state.value).toBe('hidden');
    world.timers.pass(400);
    expect(app.wishNotice.state.value).toBe('waiting');
    arrive();
    await settled();
    expect(framework.called).toEqual([['showWidget', 'deposit']]);
    expect(app.wishNotice.state.value).toBe('hidden');
  });

  test('is the newest one alone', async () => {
    const { calls, framework, arrive } = platform();
    calls.showWidget('deposit');
    calls.showWidget('account');
    calls.showWidget('deposit');
    arrive();
    await settled();
    expect(framework.called).toEqual([['showWidget', 'deposit']]);
  });

  test.each([399, 400, 10_000])(
    'has the notice for itself: a login after %s ms takes away what an older one said',
    async (ms) => {
      const { calls, app, world } = platform();
      calls.showWidget('selfExclusion');
      world.timers.pass(ms);
      await settled();
      void calls.renderWidget('login', container(), () => {});
      expect(app.wishNotice.state.value).toBe('hidden');
      world.timers.pass(400);
      await settled();
      expect(app.wishNotice.state.value).toBe('hidden');
    },
  );

  test('is given up after the patience limit, in words, and not granted later', async () => {
    const { calls, app, world, framework, arrive } = platform();
    calls.showWidget('deposit');
    world.timers.pass(10_000);
    await settled();
    expect(app.wishNotice.state.value).toBe('failed');
    arrive();
    await settled();
    expect(framework.called).toEqual([]);
  });

  test('is given up at once when the script cannot be fetched', async () => {
    const { calls, app, wishes } = platform();
    calls.engageChat(WHO, 0);
    wishes.deny();
    await settled();
    expect(app.wishNotice.state.value).toBe('failed');
  });

  test.each([
    ['showWidget', (calls: PlatformCalls) => calls.showWidget('deposit')],
    ['logout', (calls: PlatformCalls) => calls.logout()],
    ['engageChat', (calls: PlatformCalls) => calls.engageChat(WHO, 0)],
    ['openOffersPopup', (calls: PlatformCalls) => calls.openOffers()],
  ] as const)('a platform that refuses %s is said in words too', async (_name, run) => {
    const { calls, app, arrive } = platform({ showWidget: refuse, logout: refuse, engageChat: refuse });
    arrive();
    run(calls);
    await settled();
    expect(app.wishNotice.state.value).toBe('failed');
  });
});

test.each([
  ['a widget', (calls: PlatformCalls) => calls.showWidget('deposit')],
  ['the offers', (calls: PlatformCalls) => calls.openOffers()],
  ['the chat', (calls: PlatformCalls) => calls.engageChat(WHO, 0)],
] as const)('§7.6 way is made for %s once it can be shown, and before it is', async (_what, run) => {
  const steps: string[] = [];
  const step = (name: string) => () => void steps.push(name);
  const shows = step('shown');
  const { calls, makeWay, arrive } = platform(
    { showWidget: shows, engageChat: shows },
    { openOffersPopup: shows },
  );
  makeWay.mockImplementation(() => settled().then(step('way made')));
  run(calls);
  await settled();
  expect(makeWay).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => steps).toEqual(['way made', 'shown']);
});

describe('§7.6 a dialog of the platform’s whose call rejects when the visitor closes it', () => {
  function dialog() {
    const { promise, reject } = Promise.withResolvers<never>();
    const opened = platform({ showWidget: (name) => (name === 'deposit' ? promise : undefined) });
    opened.arrive();
    opened.calls.showWidget('deposit');
    return {
      ...opened,
      async dismiss() {
        await settled();
        reject(new Error('closed by the user'));
        await settled();
        return opened.app.wishNotice.state.value;
      },
    };
  }

  test('is not said to be out of reach where the platform had told that it is shown', async () => {
    const { framework, dismiss } = dialog();
    await settled();
    framework.send('widgetShown', { name: 'deposit' });
    expect(await dismiss()).toBe('hidden');
  });

  test('nor where it was shown for longer than the patience limit, or another was wished for', async () => {
    const long = dialog();
    await settled();
    long.world.timers.pass(10_000);
    expect(await long.dismiss()).toBe('hidden');
    const replaced = dialog();
    await settled();
    replaced.calls.showWidget('account');
    expect(await replaced.dismiss()).toBe('hidden');
  });

  test('nor, of a platform that tells nothing, where something of it was pressed since', async () => {
    const { press, dismiss } = dialog();
    await settled();
    press();
    expect(await dismiss()).toBe('hidden');
  });

  test('is said to be where it rejects before: the platform may have refused it', async () => {
    expect(await dialog().dismiss()).toBe('failed');
  });
});

describe('§7.6 login and registration in the page’s own container', () => {
  test('a press opens the container, which has the platform render into it', async () => {
    const { calls, app, framework, arrive } = platform({
      showWidget() {
        leaf.append('a form');
        return new Promise(() => {}); // settles when the widget closes: never
      },
    });
    const leaf = container();
    arrive();
    calls.showWidget('login');
    expect(app.overlays.openName.value).toBe('login');
    await expect(calls.renderWidget('login', leaf, () => {})).resolves.not.toBeNull();
    expect(framework.called).toEqual([['showWidget', 'login', { container: leaf }]]);
  });

  test('a widget that renders nothing within 10 s has failed; the game that waits for it is forgotten as its container closes', async () => {
    const { calls, app, world, arrive } = platform();
    onTestFinished(followContainer(app));
    arrive();
    app.games.play(12);
    calls.showWidget('login');
    const opening = calls.renderWidget('login', container(), () => {});
    await settled();
    world.timers.pass(10_000);
    await expect(opening).resolves.toBeNull();
    // It may be tried again there.
    expect(app.games.wanted.value?.gameId).toBe(12);
    app.overlays.close('login');
    expect(app.games.wanted.value).toBeNull();
  });

  test('a widget that is refused has failed at once', async () => {
    const { calls, arrive } = platform({ showWidget: refuse });
    arrive();
    await expect(calls.renderWidget('registration', container(), () => {})).resolves.toBeNull();
  });

  test('what the platform takes away again is told, what it only draws anew is not', async () => {
    const { calls, world, arrive } = platform();
    arrive();
    const leaf = container();
    const onClosed = vi.fn<() => void>();
    const opening = calls.renderWidget('login', leaf, onClosed);
    leaf.append('a form');
    await opening;
    leaf.replaceChildren();
    await settled();
    leaf.append('another form');
    await settled();
    world.timers.pass(500);
    expect(onClosed).not.toHaveBeenCalled();
    leaf.replaceChildren();
    await settled();
    world.timers.pass(500);
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
