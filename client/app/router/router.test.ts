import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testCookies } from '../../../testing/client/collaborators.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { createFoundParts } from '../../state/hydration/found-parts.ts';
import type { Hydration, HydrationGate } from '../../state/hydration/hydration.ts';
import { ChunkError } from '../../parts/lazy/chunk-reload.ts';
import { createRouter } from './router.ts';

const ORIGIN = 'https://casino.example';
const IN_SIGHT = { width: 200, height: 100, top: 10, right: 210, bottom: 110, left: 10 };

/** A tab on the home page. Its history moves by `travel` alone, and a transition begins with `nextFrame`. */
function tab({ isOnline = true, mayForceReload = true, hasPicture = false } = {}) {
  let here = new URL(`${ORIGIN}/`);
  const frames: (() => void)[] = [];
  const loads: string[] = [];
  const pushed: string[] = [];
  const skipped: string[] = [];
  let failure: Error | null = null;

  vi.stubGlobal('location', {
    get href() {
      return here.href;
    },
    get pathname() {
      return here.pathname;
    },
    get search() {
      return here.search;
    },
    hash: '',
    origin: ORIGIN,
    reload: () => void loads.push(`reload ${here.pathname}`),
    assign: (url: URL) => void loads.push(`assign ${url.pathname}`),
  });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', {
    scrollTo() {},
    scrollY: 0,
    addEventListener() {},
    innerWidth: 390,
    innerHeight: 844,
  });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    hidden: false,
    documentElement: { scrollHeight: 0 },
    getElementById: () => null,
    querySelector: (selector: string) =>
      hasPicture && selector === 'main [data-picture]'
        ? Object.assign(new EventTarget(), { style: {}, getBoundingClientRect: () => IN_SIGHT })
        : null,
    startViewTransition(commit: () => void) {
      const updateCallbackDone = new Promise<void>((resolve) => {
        frames.push(() => {
          commit();
          resolve();
        });
      });
      return {
        ready: updateCallbackDone,
        finished: updateCallbackDone,
        updateCallbackDone,
        skipTransition: () => void skipped.push(here.pathname),
      };
    },
  });

  const gateCalls: string[] = [];
  const { app } = testApp({ hydration: recordedHydration(gateCalls) });
  const go = (url: URL) => {
    here = url;
  };
  const router = createRouter({
    app,
    cookies: testCookies(),
    overlayEntries: { enter() {}, arrived: () => false, agree() {}, hold: () => Promise.resolve(() => {}) },
    reels: { place() {} },
    mayForceReload: () => mayForceReload,
    entries: {
      push(url) {
        pushed.push(url.pathname);
        go(url);
      },
      replace: go,
      left: () => ({ x: 0, y: 0 }),
      enter: () => ({ x: 0, y: 0 }),
      show() {},
      save() {},
      persist() {},
      adopt() {},
      over: () => [],
      cover() {},
      back() {},
    },
    pages: {
      async get(url) {
        if (failure !== null) throw failure;
        return testPageData({ title: url.pathname, address: { path: url.pathname } });
      },
      prefetch() {},
      keep() {},
    },
    views: {
      footer: { load: null, render: () => null },
      page: () => () => null,
      layout: () => () => null,
      error: () => () => null,
      load: () => Promise.resolve(),
    },
  });
  return {
    router,
    loads,
    pushed,
    gateCalls,
    shown: () => app.navigation.pageData.value.meta.title,
    address: () => here.pathname,
    isFromTop: () => app.navigation.isFromTop.value,
    said: () => app.wishNotice.state.value,
    /** Back or Forward: the browser changes the address, then notifies the router. */
    travel(path: string, animate = true) {
      go(new URL(path, ORIGIN));
      router.traverse({ animate });
    },
    fail(error: Error | null) {
      failure = error;
    },
    frames,
    /** Where the visitor was when a transition was cut short. */
    skipped,
    async nextFrame() {
      await vi.waitFor(() => expect(frames).not.toHaveLength(0));
      for (const run of frames.splice(0)) run();
      await settled();
    },
  };
}

/** Gates that write down what the router asks of them. */
function recordedHydration(calls: string[]): Hydration {
  const gate = (name: string): HydrationGate => ({
    near: () => null,
    hydrated() {},
    isHydrated: () => true,
    retire: () => void calls.push(`${name} retires`),
    openAll: () => void calls.push(`${name} opens`),
    async settle() {
      calls.push(`${name} settles`);
    },
  });
  const found = createFoundParts(() => {});
  return { page: gate('page'), document: gate('document'), found, isPending: () => false, onHydrated() {} };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => vi.unstubAllGlobals());

describe('what is not hydrated yet when a page goes', () => {
  test('parts of the document are hydrated before the page changes, parts of the page go with it', async () => {
    const { router, gateCalls, nextFrame } = tab();
    router.visit('/slots/');
    await vi.waitFor(() => expect(gateCalls).toEqual(['document settles']));
    await nextFrame();
    expect(gateCalls).toEqual(['document settles', 'page retires']);
  });

  test('where only the query changes, parts of the page are hydrated with its new data, and stay', async () => {
    const { router, gateCalls } = tab();
    router.visit('/?page=2');
    await vi.waitFor(() => expect(gateCalls).toEqual(['document settles', 'page opens']));
  });
});

describe('§9 a page that is seen from its top may show later what is below its first window', () => {
  test.each([
    ['/slots/', {}, true],
    ['/slots/#all-of-tab', {}, false],
    ['/slots/', { keepScroll: true }, false],
    ['/?page=2', {}, false],
  ])('%s %o: %s', async (href, options, isFromTop) => {
    const { router, ...at } = tab();
    router.visit(href, { ...options, replace: true });
    await vi.waitFor(() => expect(at.address()).toBe(new URL(href, ORIGIN).pathname));
    await vi.waitFor(() => expect(at.shown()).toBe(new URL(href, ORIGIN).pathname));
    await settled();
    expect(at.isFromTop()).toBe(isFromTop);
  });

  test('but not after Back, whose place may be anywhere on it', async () => {
    const { router, travel, isFromTop, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    expect(isFromTop()).toBe(true);
    travel('/');
    await settled();
    expect(isFromTop()).toBe(false);
  });
});

describe('address and page agree', () => {
  test('a visit changes page and address together, when the transition begins', async () => {
    const { router, shown, address, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    expect([shown(), address()]).toEqual(['/slots/', '/slots/']);
  });

  test('another visit in the frame before a transition: only the later page is shown', async () => {
    const { router, pushed, shown, address, frames, nextFrame } = tab();
    router.visit('/slots/');
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    router.visit('/blog/');
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    await nextFrame();
    expect([shown(), address(), pushed]).toEqual(['/blog/', '/blog/', ['/blog/']]);
  });

  test('Back in the frame before a transition: the page visited is not shown over the one gone back to', async () => {
    const { router, pushed, shown, address, travel, frames, nextFrame } = tab();
    router.visit('/slots/');
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    travel('/blog/', false);
    await settled();
    await nextFrame();
    expect([shown(), address(), pushed]).toEqual(['/blog/', '/blog/', []]);
  });

  test('Back shows its page without a transition, where no picture shrinks back into a card', async () => {
    const { router, shown, travel, frames, skipped, nextFrame } = tab();
    router.visit('/slots/');
    await nextFrame();
    travel('/');
    await settled();
    expect(shown()).toBe('/');
    expect(frames).toEqual([]);
    // The visit's may be under way.
    expect(skipped).toEqual(['/']);
  });

  test('Forward in the frame before Back’s transition: the page on show stays', async () => {
    const { router, shown, address, travel, frames, nextFrame } = tab({ hasPicture: true });
    router.visit('/slots/');
    await nextFrame();
    travel('/');
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    travel('/slots/');
    await nextFrame();
    expect([shown(), address()]).toEqual(['/slots/', '/slots/']);
  });
});

describe('a page that cannot be loaded', () => {
  test('without a network a link changes nothing, and it is said that nothing was loaded', async () => {
    const { router, loads, shown, address, said, fail } = tab({ isOnline: false });
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/');
    await settled();
    expect([shown(), address(), loads, said()]).toEqual(['Home', '/', [], 'not-loaded']);
  });

  test('the next page that is loaded takes those words away', async () => {
    const { router, said, fail, nextFrame } = tab({ isOnline: false });
    fail(new TypeError('Failed to fetch'));
    router.visit('/slots/');
    await settled();
    fail(null);
    router.visit('/blog/');
    await nextFrame();
    expect(said()).toBe('hidden');
  });

  test('without a network Back makes a full load, so that the address never belongs to another page', async () => {
    const { router, loads, travel, fail, nextFrame } = tab({ isOnline: false });
    router.visit('/slots/');
    await nextFrame();
    fail(new TypeError('Failed to fetch'));
    travel('/');
    await settled();
    expect(loads).toEqual(['reload /']);
  });

  test.each([
    [true, ['assign /slots/'], 'hidden'],
    [false, [], 'not-loaded'],
  ])('§8 a chunk that is gone, with a forced load allowed: %s', async (mayForceReload, expected, words) => {
    const { router, loads, said, fail } = tab({ mayForceReload });
    fail(new ChunkError('gone'));
    router.visit('/slots/');
    await settled();
    expect(loads).toEqual(expected);
    expect(said()).toBe(words);
  });
});
