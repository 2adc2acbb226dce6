// @vitest-environment own-window
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../../testing/client/connected-page.ts';
import { container, platform, refuse } from '../../../testing/client/platform-calls.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => document.body.replaceChildren());

describe('§7.6 what the platform opens in the page’s own containers', () => {
  test.each(['is refused', 'is drawn only after the time limit'])(
    'of a game that %s nothing is left that could be played unseen',
    async (what) => {
      const leaf = container();
      const late = Promise.withResolvers<void>();
      const draw = () => leaf.append('a game');
      const { calls, world, arrive } = platform({
        loadGame() {
          if (what !== 'is refused') return late.promise.then(draw);
          draw();
          return refuse();
        },
      });
      arrive();
      const game = calls.loadGame(12, leaf);
      await settled();
      world.timers.pass(20_000);
      expect(await game).toBeNull();
      late.resolve();
      await settled();
      expect(leaf.childNodes).toHaveLength(0);
    },
  );

  describe('a game that is drawn, of a platform that has not answered after 20 s', () => {
    async function drawn() {
      const leaf = container();
      const answer = Promise.withResolvers<unknown>();
      const page = platform({
        loadGame() {
          leaf.append('a game');
          return answer.promise;
        },
      });
      page.arrive();
      page.app.games.launch(12);
      const opening = page.calls.loadGame(12, leaf);
      await settled();
      page.world.timers.pass(20_000);
      return { ...page, leaf, answer, opened: await opening };
    }

    test('is played on, and told of once', async () => {
      const { app, world, leaf, answer, opened } = await drawn();
      expect([opened === null, leaf.textContent]).toEqual([false, 'a game']);
      answer.resolve({ close() {} });
      await settled();
      expect([app.games.openGameId.value, leaf.textContent]).toEqual([12, 'a game']);
      expect(world.tracked.filter(({ event }) => event === 'game_open')).toHaveLength(1);
    });

    test('is closed by a handle that comes later than the player leaves it', async () => {
      const { leaf, answer, opened } = await drawn();
      const close = vi.fn<() => void>();
      opened?.close();
      leaf.remove();
      answer.resolve({ close });
      await settled();
      expect(close).toHaveBeenCalledOnce();
    });

    test('closes as the platform says so, and where the answer alone says so', async () => {
      const told = await drawn();
      told.framework.send('gameClosed', { gameId: 12 });
      expect(told.app.games.isGameOpen.value).toBe(false);
      const answered = await drawn();
      answered.leaf.replaceChildren();
      answered.answer.resolve(undefined);
      await settled();
      expect(answered.app.games.isGameOpen.value).toBe(true);
      answered.world.timers.pass(500);
      expect(answered.app.games.isGameOpen.value).toBe(false);
    });
  });

  test('a game whose platform takes its splash away as it answers, and draws the game after it, stays', async () => {
    const leaf = container();
    const { calls, app, world, arrive } = platform({
      async loadGame() {
        leaf.append('a splash');
        await settled();
        leaf.replaceChildren();
      },
    });
    arrive();
    app.games.launch(12);
    await calls.loadGame(12, leaf);
    world.timers.pass(600);
    expect(app.games.isGameOpen.value).toBe(true);
  });

  test.each([
    ['is left without anything', { gameId: 12 }, '', false],
    ['has been drawn anew', { gameId: 12 }, 'a game', true],
    ['was another, which came late', { gameId: 34 }, '', true],
  ])(
    'a game that the platform closed while it loaded, and answered all the same, and that %s',
    async (_, told, drawn, isOpen) => {
      const leaf = container();
      const { calls, app, world, framework, arrive } = platform({
        async loadGame() {
          await settled();
          framework.send('gameClosed', told);
          return { close() {} };
        },
      });
      arrive();
      app.games.launch(12);
      await calls.loadGame(12, leaf);
      if (drawn !== '') leaf.append(drawn);
      expect(app.games.isGameOpen.value).toBe(true);
      world.timers.pass(500);
      expect(app.games.isGameOpen.value).toBe(isOpen);
    },
  );

  test('a game or a widget is closed by its own handle, which may have a state', async () => {
    const closed: string[] = [];
    class Handle {
      readonly #what: string;
      constructor(what: string) {
        this.#what = what;
      }
      close() {
        closed.push(this.#what);
      }
    }
    const leaf = container();
    const { calls, arrive } = platform({
      loadGame: () => new Handle('game'),
      showWidget: () => new Handle('widget'),
    });
    arrive();
    (await calls.loadGame(12, container()))?.close();
    const opening = calls.renderWidget('login', leaf, () => {});
    leaf.append('a form');
    (await opening)?.close();
    await settled();
    expect(closed).toEqual(['game', 'widget']);
  });

  test('a login that is drawn into a closed shadow root is told by its height, and so is that it has gone', async () => {
    const leaf = container();
    const setHeight = measured(leaf);
    const { calls, world, arrive } = platform({ showWidget: () => new Promise(() => {}) });
    arrive();
    const onClosed = vi.fn<() => void>();
    const opening = calls.renderWidget('login', leaf, onClosed);
    setHeight(320);
    await expect(opening).resolves.not.toBeNull();
    setHeight(0);
    world.timers.pass(500);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  test.each([
    ['is over where nothing is told', [], 500],
    ['is waited for where it is told to be shown', ['widgetShown'], 3_000],
    ['is over where it is told to be closed', ['widgetShown', 'widgetClosed'], 500],
  ] as const)(
    'a login that empties its container, as between two steps, %s',
    async (_what, events, overMs) => {
      const leaf = container();
      const host = document.createElement('div');
      host.dataset['widgetHost'] = 'login';
      host.append(leaf);
      document.body.append(host);
      const { calls, framework, world, arrive } = platform({ showWidget: () => new Promise(() => {}) });
      arrive();
      const onClosed = vi.fn<() => void>();
      const opening = calls.renderWidget('login', leaf, onClosed);
      await settled();
      leaf.append('step 1');
      await opening;
      for (const event of events) framework.send(event, { name: 'login', element: leaf });
      leaf.replaceChildren();
      await settled();
      world.timers.pass(overMs - 1);
      expect(onClosed).not.toHaveBeenCalled();
      world.timers.pass(1);
      expect(onClosed).toHaveBeenCalledOnce();
    },
  );

  describe('a login that is not to be seen in its container after 10 s', () => {
    async function unseen(handle: unknown, isElsewhere: boolean) {
      const page = platform({ showWidget: () => handle });
      page.arrive();
      const onClosed = vi.fn<() => void>();
      const leaf = container();
      const opening = page.calls.renderWidget('login', leaf, onClosed);
      await settled();
      page.lay(isElsewhere);
      page.world.timers.pass(10_000);
      return { ...page, leaf, onClosed, opened: await opening };
    }

    test.each([
      ['has failed without a handle', undefined, true, false],
      ['has failed where nothing of the platform’s is to be seen', { close() {} }, false, false],
      ['stays while the platform shows it elsewhere', { close() {} }, true, true],
    ])('%s', async (_what, handle, isElsewhere, stays) => {
      const { opened } = await unseen(handle, isElsewhere);
      expect(opened !== null).toBe(stays);
    });

    test('and one that has failed is closed, so that it cannot be drawn over the words that say so', async () => {
      const close = vi.fn<() => void>();
      await unseen({ close }, false);
      await settled();
      expect(close).toHaveBeenCalledOnce();
    });

    test('leaves no empty panel where it goes without a word', async () => {
      const { world, lay, onClosed } = await unseen({ close() {} }, true);
      world.timers.pass(60_000);
      expect(onClosed).not.toHaveBeenCalled();
      lay(false);
      world.timers.pass(1_000);
      expect(onClosed).toHaveBeenCalledOnce();
      world.timers.pass(60_000);
      expect(onClosed).toHaveBeenCalledOnce();
    });

    test('and the panel stays where it has been drawn there since', async () => {
      const { world, lay, leaf, onClosed } = await unseen({ close() {} }, true);
      lay(false);
      leaf.append('a form');
      world.timers.pass(60_000);
      expect(onClosed).not.toHaveBeenCalled();
    });
  });
});

/** Gives an element a height that can be set, as a browser measures it. */
function measured(element: HTMLElement) {
  let height = 0;
  let tell = () => {};
  Object.defineProperty(element, 'offsetHeight', { get: () => height });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSized: () => void) {
        tell = onSized;
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return (next: number) => {
    height = next;
    tell();
  };
}
