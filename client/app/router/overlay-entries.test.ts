// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { closeOverlays, stackOverlays } from '../overlay-stack.ts';
import { createHistoryEntries } from './history-entries.ts';
import { createOverlayEntries } from './overlay-entries.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** A tab on a page, one entry after another page's. Going back and forward takes until `settle`, as in a browser. */
function tab(start: readonly unknown[] = ['elsewhere', null]) {
  const states = [...start];
  let at = states.length - 1;
  const travels: number[] = [];
  const { app } = testApp();
  stackOverlays(app);
  const entries = createHistoryEntries({
    memory: createScrollMemory({ getItem: () => null, setItem: () => {} }),
    position: () => ({ x: 0, y: 0 }),
    newKey: () => 'key',
    history: {
      get state() {
        return states[at];
      },
      pushState(state: unknown) {
        at += 1;
        states.splice(at, states.length, state);
      },
      replaceState(state: unknown) {
        states[at] = state;
      },
      go: (steps: number) => void travels.push(steps),
    },
  });
  const overlayEntries = createOverlayEntries(app, entries);

  const settle = async () => {
    await Promise.resolve();
    for (let steps = travels.shift(); steps !== undefined; steps = travels.shift()) {
      if (at + steps < 0 || at + steps >= states.length) continue;
      at += steps;
      if (states[at] === 'elsewhere') return;
      entries.enter();
      if (!overlayEntries.arrived()) overlayEntries.enter();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  };
  return {
    app,
    entries,
    overlayEntries,
    travel: (steps: number) => void travels.push(steps),
    settle,
    open: () => [...app.overlays.stack.value],
    over: () => entries.over().map(({ name }) => name),
    /** Entries behind the current one, and ahead of it. */
    place: () => [at, states.length - 1 - at],
    isElsewhere: () => states[at] === 'elsewhere',
  };
}

describe('§2.5 an overlay has an entry of its own', () => {
  test('added when it opens, gone back over when it closes', async () => {
    const { app, settle, over, place } = tab();
    app.menu.open();
    await settle();
    expect([over(), place()]).toEqual([['sideMenu'], [2, 0]]);
    app.menu.close();
    await settle();
    expect([over(), place()]).toEqual([[], [1, 1]]);
  });

  test('Back closes it, Forward opens it again as it was', async () => {
    const { app, settle, travel, open, over } = tab();
    app.infoPopup.open('terms');
    await settle();
    travel(-1);
    await settle();
    expect([open(), over()]).toEqual([[], []]);
    travel(1);
    await settle();
    expect([open(), over(), app.infoPopup.currentPage.value]).toEqual([
      ['infoPopup'],
      ['infoPopup'],
      'terms',
    ]);
  });

  test('one that opens as another closes takes its entry', async () => {
    const { app, settle, over, place } = tab();
    app.search.open();
    await settle();
    app.search.close();
    app.games.launch(7);
    await settle();
    expect([over(), place()]).toEqual([['gameContainer'], [2, 0]]);
  });

  test('Forward and a reload go back over the entry of a game', async () => {
    const { app, settle, travel, open, over, place } = tab();
    app.games.launch(7);
    await settle();
    travel(-1);
    await settle();
    travel(1);
    await settle();
    expect([open(), over(), place()]).toEqual([[], [], [1, 1]]);
    const reloaded = tab([
      'elsewhere',
      { key: 'a', over: [] },
      { key: 'a', over: [{ name: 'gameContainer', memo: '' }] },
    ]);
    await reloaded.settle();
    expect([reloaded.over(), reloaded.place()]).toEqual([[], [1, 1]]);
  });

  test('an entry of an overlay that the site no longer has is gone back over', async () => {
    const { settle, over } = tab([
      'elsewhere',
      null,
      { key: 'a', over: [{ name: 'wheel-of-luck', memo: '' }] },
    ]);
    await settle();
    expect(over()).toEqual([]);
  });

  test('a page visited out of two overlays takes the place of both entries', async () => {
    const { app, entries, overlayEntries, settle, over, place } = tab();
    app.infoPopup.open('terms');
    app.menu.open();
    await settle();
    expect(place()).toEqual([3, 0]);
    const holding = overlayEntries.hold();
    await settle();
    const release = await holding;
    expect(app.overlays.stack.value).toEqual(['infoPopup', 'sideMenu']);
    entries.push(new URL('https://casino.example/slots/'));
    closeOverlays(app);
    release();
    await settle();
    expect([over(), place()]).toEqual([[], [2, 0]]);
  });

  test('whatever is pressed, in whatever order: entry and overlays agree, and no entry is too many', async () => {
    const steps = fc.constantFrom('menu', 'popup', 'search', 'game', 'close', 'back', 'forward', 'settle');
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (walk) => {
        const { app, settle, travel, open, over, place, isElsewhere } = tab();
        const doing = {
          menu: () => app.menu.open(),
          popup: () => app.infoPopup.open('terms'),
          search: () => app.search.open(),
          game: () => app.games.launch(7),
          close: () => closeOverlays(app, Math.max(0, open().length - 1)),
          back: () => travel(-1),
          forward: () => travel(1),
          settle: () => {},
        };
        for (const step of walk) {
          doing[step]();
          // A visitor is slower than the browser, except where one step follows another at once.
          if (step === 'settle' || step === 'back' || step === 'forward') await settle();
          if (isElsewhere()) return;
        }
        await settle();
        await settle();
        if (isElsewhere()) return;
        expect(over()).toEqual(open());
        // The page elsewhere, this page, and an entry for each overlay that is open.
        expect(place()[0]).toBe(1 + open().length);
      }),
      { numRuns: 300 },
    );
  });
});
