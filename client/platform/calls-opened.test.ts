// @vitest-environment own-window
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../testing/client/connected-page.ts';
import { container, platform, refuse } from '../../testing/client/platform-calls.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => document.body.replaceChildren());

describe('§7.6 what the platform opens in the page’s own containers', () => {
  test.each(['is refused', 'does not load in time'])(
    'of a game that %s nothing is left that could be played unseen',
    async (what) => {
      const leaf = container();
      const { calls, world, arrive } = platform({
        loadGame() {
          leaf.append('a game');
          return what === 'is refused' ? refuse() : new Promise(() => {});
        },
      });
      arrive();
      const game = calls.loadGame(12, leaf);
      await settled();
      world.timers.pass(20_000);
      await game;
      expect(leaf.childNodes).toHaveLength(0);
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
