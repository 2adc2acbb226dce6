// @vitest-environment own-window
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';
import { parseVitals, type Vital } from '../../../shared/contracts/vitals.ts';
import { ALL_GRANTED } from '../../state/consent/consent-choices.ts';
import { CONSENT_CHANGED_KEY } from '../../state/consent/consent.ts';
import { measure } from './measure.ts';

/** What the browser tells of the document. */
const ENTRIES: Readonly<Record<string, readonly object[]>> = {
  'largest-contentful-paint': [{ startTime: 900 }],
  'layout-shift': [{ value: 0.05, hadRecentInput: false, startTime: 500 }],
  event: [{ interactionId: 1, duration: 40 }],
  'first-input': [{ interactionId: 1, duration: 40 }],
};

class Observer {
  static readonly supportedEntryTypes = Object.keys(ENTRIES);
  static entries = ENTRIES;
  readonly #take: (list: { getEntries(): readonly object[] }) => void;
  constructor(take: (list: { getEntries(): readonly object[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { readonly type: string }) {
    this.#take({ getEntries: () => Observer.entries[type] ?? [] });
  }
  disconnect() {}
}

class NavigationTiming {
  readonly responseStart = 120;
}

const LOST: AnyPage = { name: 'not-found', message: null };
const RESTRICTED: AnyPage = { name: 'restricted', reason: 'country' };

const sent: Blob[] = [];

beforeEach(() => {
  sent.length = 0;
  Observer.entries = ENTRIES;
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void run());
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_url: string, body: Blob) => sent.push(body) > 0,
    configurable: true,
  });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
});

/** A page of home that is opened a second from now. */
function opening() {
  const { app, world } = testApp();
  const { storage, timers } = world;
  const open = () => {
    timers.pass(1_000);
    const timeOrigin = timers.now();
    const now = () => timers.now() - timeOrigin;
    vi.stubGlobal('performance', { timeOrigin, now, getEntriesByType: () => [new NavigationTiming()] });
    timers.pass(500);
  };
  const goTo = async (page: AnyPage, tookMs = 200) => {
    app.navigation.start();
    timers.pass(tookMs);
    app.navigation.show(testPageData({ page }));
    await painted();
    timers.pass(100);
  };
  /** What is told as the visitor turns away. */
  const leave = async (): Promise<readonly string[]> => {
    document.dispatchEvent(new Event('visibilitychange'));
    const told = await Promise.all(sent.splice(0).map(async (body) => JSON.parse(await body.text())));
    return told.flatMap(parseVitals).map(({ route, name, value }: Vital) => `${route} ${name} ${value}`);
  };
  return { app, timers, storage, open, goTo, leave, begin: () => measure(app, storage) };
}

const painted = () => new Promise((resolve) => void setTimeout(resolve));

test('§7.9 who had consented before is told of: the document on the page that it was sent for, each navigation on its own', async () => {
  const { app, open, goTo, leave, begin } = opening();
  app.consent.acceptAll();
  open();
  // Before the code that measures has come.
  await goTo(RESTRICTED);
  begin();
  await painted();
  await goTo(LOST, 300);
  expect(await leave()).toEqual([
    'home ttfb 120',
    'home lcp 900',
    'home inp 40',
    'home cls 0.05',
    'restricted navigation 200',
    'not-found navigation 300',
  ]);
  await goTo(LOST);
  expect(await leave()).toEqual(['not-found navigation 200']);
});

test('§7.9 a first interaction that took less than the browser otherwise tells of counts too', async () => {
  Observer.entries = { 'first-input': [{ interactionId: 1, duration: 8 }] };
  const { app, open, leave, begin } = opening();
  app.consent.acceptAll();
  open();
  begin();
  expect(await leave()).toContain('home inp 8');
});

type Page = ReturnType<typeof opening>;

test.each<[string, (page: Page) => void]>([
  ['here', ({ app }) => app.consent.acceptAll()],
  [
    'in another tab',
    ({ app, storage, timers }) => {
      storage.set(CONSENT_CHANGED_KEY, `11111 ${timers.now()}`);
      app.consent.follow(ALL_GRANTED);
    },
  ],
  ['in another tab that could not say when', ({ app }) => app.consent.follow(ALL_GRANTED)],
])(
  '§7.9 where consent is given %s while the document is open, nothing is told of what was or began before',
  async (_where, consent) => {
    const page = opening();
    const { app, timers, open, goTo, leave, begin } = page;
    open();
    await goTo(RESTRICTED, 0);
    app.navigation.start();
    timers.pass(200);
    consent(page);
    timers.pass(200);
    begin();
    await painted();
    timers.pass(200);
    app.navigation.show(testPageData({ page: RESTRICTED }));
    await painted();
    await goTo(LOST);
    expect(await leave()).toEqual(['not-found navigation 200']);
  },
);

test('§7.9 what was measured before consent was taken back, or until it was given again, is not told then', async () => {
  const { app, open, goTo, leave, begin } = opening();
  app.consent.acceptAll();
  open();
  begin();
  await goTo(RESTRICTED);
  const unpainted = goTo(RESTRICTED);
  app.consent.declineAll();
  await unpainted;
  await goTo(RESTRICTED);
  app.consent.acceptAll();
  await goTo(LOST);
  expect(await leave()).toEqual(['not-found navigation 200']);
});
