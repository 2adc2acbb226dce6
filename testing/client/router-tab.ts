import { vi, expect } from 'vitest';
import { createFoundParts } from '../../client/state/hydration/found-parts.ts';
import type { Hydration, HydrationGate } from '../../client/state/hydration/hydration.ts';
import { createRouter } from '../../client/app/router/router.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { FooterData } from '../../shared/pages/page-data.ts';
import { testApp } from './app.ts';
import { testCookies } from './collaborators.ts';
import { testPageData } from './page-data.ts';

export const ORIGIN = 'https://casino.example';
/** The state of an entry that the router has made. */
const OURS = { key: 'key', over: [] };
const IN_SIGHT = { width: 200, height: 100, top: 10, right: 210, bottom: 110, left: 10 };

/** A tab on the home page. Its history moves by `travel` alone, and a transition begins with `nextFrame`. */
export function routerTab({ isOnline = true, mayForceReload = true, hasPicture = false, leftAtY = 0 } = {}) {
  let here = new URL(`${ORIGIN}/`);
  let hereState: unknown = OURS;
  const frames: (() => void)[] = [];
  const loads: string[] = [];
  const kept = new Map<string, string>();
  const pushed: string[] = [];
  const skipped: string[] = [];
  /** What the router has asked of the entries of overlays. */
  const asked: string[] = [];
  let goBack: Promise<void> | null = null;
  let failure: Error | null = null;
  let isStalled = false;
  let isOwnStep = false;
  let visitor: Partial<Visitor> = {};
  let footer: Partial<FooterData> = {};

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
    reload() {
      const isReturn = kept.get('wentBackTo') === performance.timeOrigin + here.pathname + here.search;
      loads.push(`reload ${here.pathname}${isReturn ? ' for Back' : ''}`);
    },
    assign: (url: URL) => void loads.push(`assign ${url.pathname}`),
    replace: (url: URL) => void loads.push(`replace ${url.pathname}`),
  });
  vi.stubGlobal('history', {
    get state() {
      return hereState;
    },
  });
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => void kept.set(key, value) });
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
  const { app, world } = testApp({ hydration: recordedHydration(gateCalls) });
  const go = (url: URL) => {
    here = url;
  };
  const router = createRouter({
    app,
    cookies: testCookies(),
    timers: world.timers,
    overlayEntries: {
      enter: () => void asked.push('enter'),
      arrived: () => isOwnStep,
      agree() {},
      async hold() {
        asked.push('hold');
        await goBack;
        return () => void asked.push('release');
      },
    },
    reels: { place() {} },
    mayForceReload: () => mayForceReload,
    isEdgeThere: () => Promise.resolve(isOnline),
    leaveFor() {},
    entries: {
      push(url) {
        pushed.push(url.pathname);
        go(url);
      },
      replace: go,
      left: () => ({ x: 0, y: 0 }),
      enter: () => ({ x: 0, y: leftAtY }),
      show() {},
      isShown: () => false,
      save() {},
      persist() {},
      adopt: () => void asked.push('adopt'),
      over: () => [],
      cover() {},
      back() {},
    },
    pages: {
      async get(url) {
        if (failure !== null) throw failure;
        if (isStalled) await new Promise(() => {});
        const page = testPageData({ title: url.pathname, address: { path: url.pathname } });
        return {
          ...page,
          visitor: { ...page.visitor, ...visitor },
          shell: { ...page.shell, footer: { ...page.shell.footer, ...footer } },
        };
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
    app,
    pass: world.timers.pass,
    router,
    loads,
    asked,
    /** The browser goes back over an overlay's entry, and never says so. */
    loseGoingBack() {
      const { promise, resolve } = Promise.withResolvers<void>();
      goBack = promise;
      return resolve;
    },
    pushed,
    gateCalls,
    shown: () => app.navigation.pageData.value.meta.title,
    address: () => here.pathname,
    isFromTop: () => app.navigation.isFromTop.value,
    said: () => app.wishNotice.state.value,
    /** Back or Forward: the browser changes the address, then notifies the router. */
    travel(path: string, animate = true, state: unknown = OURS) {
      go(new URL(path, ORIGIN));
      router.traverse({ animate, state });
    },
    /** The module of the overlays' entries has gone back, to an entry of that page. */
    stepBack(path: string) {
      isOwnStep = true;
      this.travel(path);
      isOwnStep = false;
    },
    /** The document comes back from where the browser kept it, at an entry of that state. */
    comeBack(state: unknown = OURS) {
      hereState = state;
      router.resume();
    },
    /** What the edge says of the visitor from now on. */
    move(to: Partial<Visitor>) {
      visitor = to;
    },
    /** What the platform gives the edge for the footer from now on. */
    giveFooter(parts: Partial<FooterData>) {
      footer = parts;
    },
    fail(error: Error | null) {
      failure = error;
    },
    /** Nothing comes any more, and nothing fails. */
    stall() {
      isStalled = true;
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

/** All that was begun has been done. */
export const settled = () => new Promise((resolve) => void setImmediate(resolve));
