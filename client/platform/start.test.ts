// @vitest-environment own-window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../../shared/i18n/en/catalogue.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import { testCollaborators } from '../../testing/client/collaborators.ts';
import { DETAILS, settled } from '../../testing/client/connected-page.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { createAppState, type AppState } from '../state/app-state.ts';
import { ALL_GRANTED, DECLINED } from '../state/consent/consent-choices.ts';
import { openDataLayer, pushEvent } from './tags/data-layer.ts';
import { startPlatform } from './start.ts';

/** What the platform was called for, by the name of the call, with what was given. */
const called: unknown[][] = [];
const callsOf = (name: string) => called.filter(([call]) => call === name);

/** The edge, which has no games. */
const ask = vi.fn<(address: string) => Promise<Response>>(async () =>
  Response.json({ games: [], categories: [] }),
);

beforeEach(() => {
  called.length = 0;
  ask.mockClear();
  const record =
    (name: string) =>
    async (...given: unknown[]) =>
      void called.push([name, ...given]);
  vi.stubGlobal('CasinoPlatform', {
    start: record('start'),
    keepAlive: record('keepAlive'),
    initChat: record('initChat'),
    getBalance: async () => ({ Balance: 50, CurrencyCode: 'GBP' }),
    getSessionDetails: async () => DETAILS,
    on: (event: string, handler: () => void) => void (event === 'ready' && queueMicrotask(handler)),
  });
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('fetch', ask);
});

/** A page that has started the platform, whose player is logged in. */
async function started(
  visitor: Partial<PageData['visitor']> = {},
  cookies: Readonly<Record<string, string>> = {},
  prepare: (app: AppState) => void = () => {},
) {
  const data = testPageData({ address: { locale: 'es' } });
  const world = testCollaborators({ cookies });
  const app = createAppState(
    { ...data, visitor: { ...data.visitor, ...visitor } },
    {
      messages: catalogue,
      collaborators: { ...world, track: (event) => pushEvent(openDataLayer(window), event) },
      hydration: null,
    },
  );
  prepare(app);
  startPlatform({
    app,
    timers: world.timers,
    cookies: world.cookies,
    storage: world.storage,
    isForeign: () => false,
    makeWay: async () => {},
    closeDialogs() {},
    loadChunk: (load) => load(),
  });
  await expect.poll(() => app.session.isLoggedIn.value).toBe(true);
  return { app, world };
}

test('§4 the platform is started with the page’s language and the visitor’s currency and device', async () => {
  await started({ currency: 'CAD', device: 'C' });
  expect(callsOf('start')).toEqual([['start', { language: 'SPA', currency: 'CAD', platform: 'C' }]]);
});

test('§4 a game that is open keeps the platform’s session alive, and the platform’s global tells the number of offers', async () => {
  const { app, world } = await started();
  vi.stubGlobal('bonusCount', 2);
  app.games.launch(12);
  world.timers.pass(29_000);
  expect(callsOf('keepAlive')).toEqual([]);
  expect(app.account.bonusCount.value).toBe(2);
  vi.stubGlobal('bonusCount', 0);
  world.timers.pass(5_000);
  await settled();
  expect(callsOf('keepAlive')).toEqual([['keepAlive']]);
  expect(app.account.bonusCount.value).toBe(0);
});

test('§4 the edge is asked for the games that this platform does not announce', async () => {
  const { world } = await started();
  world.timers.pass(10_000);
  await expect.poll(() => ask.mock.calls[0]?.[0]).toBe('/api/games?lang=es');
});

test('§4 a platform that refuses to keep the session alive is asked who is there: a session that is over ends the game', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { app, world } = await started();
  app.games.launch(12);
  Object.assign(Object(Reflect.get(window, 'CasinoPlatform')), {
    keepAlive: () => Promise.reject(new Error('401')),
    getSessionDetails: async () => null,
  });
  world.timers.pass(30_000);
  await settled();
  expect([app.session.isLoggedIn.value, app.games.isGameOpen.value]).toEqual([false, false]);
});

test('§2.6 what the address opens is not opened where Back led to the document, and is with the next page', async () => {
  const href = 'https://casino.example/slots/?NeoDL=contact';
  vi.stubGlobal('location', new URL(href));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app } = await started({}, {}, (before) => before.navigation.noteReturn());
  expect(app.overlays.openName.value).toBeNull();
  app.navigation.show(testPageData());
  expect(app.overlays.openName.value).toBe('contact');
});

test.each([
  ['the page says so', { isIosApp: true }, {}],
  ['its cookie does', {}, { isIosApp: '1' }],
])('§4 what is pushed in the iOS app is forwarded to it, where %s', async (_what, visitor, cookies) => {
  const told: unknown[] = [];
  const handler = (name: string) => ({ postMessage: (payload: unknown) => told.push([name, payload]) });
  vi.stubGlobal('webkit', { messageHandlers: { FTD: handler('FTD'), Deposit: handler('Deposit') } });
  await started(visitor, cookies);
  window.dataLayer?.push({ event: 'RetDeposit_UserAccount', Amount: 20 });
  expect(told).toEqual([['Deposit', { event: 'RetDeposit_UserAccount', Amount: 20 }]]);
});

test('§4 outside of the iOS app nothing is forwarded', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('webkit', { messageHandlers: { Deposit: { postMessage } } });
  await started();
  window.dataLayer?.push({ event: 'RetDeposit_UserAccount', Amount: 20 });
  expect(postMessage).not.toHaveBeenCalled();
});

test('§7.8 the tags come with consent, are told of the page on which it is given, once, and of none once it is taken back', async () => {
  const scripts: unknown[] = [];
  // Put into the page it would be fetched.
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script instanceof HTMLScriptElement && script.src);
  });
  onTestFinished(() => append.mockRestore());
  const tagLayer: unknown[] = [];
  vi.stubGlobal('tagDataLayer', tagLayer);
  const { app, world } = await started();
  world.timers.pass(250);
  /** Events by name, commands by their kind. */
  const told = () =>
    tagLayer.map((item) => {
      const { event, 1: kind, 2: signals } = Object(item);
      return event ?? `${kind}: analytics ${signals.analytics_storage}`;
    });
  const views = window.dataLayer?.filter((item) => Object(item).event === 'page_view');
  expect(views).toHaveLength(1);
  expect([scripts, told()]).toEqual([[], ['default: analytics denied']]);
  app.consent.acceptAll();
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1&l=tagDataLayer']);
  const consented = [
    'default: analytics denied',
    'update: analytics granted',
    'consent_update',
    'consent_accepted',
    'gtm.js',
    'page_view',
  ];
  expect(told()).toEqual(consented);
  app.consent.declineAll();
  window.dataLayer?.push({ event: 'page_view', path: '/es/slots/' });
  expect(told()).toEqual([...consented, 'update: analytics denied', 'consent_update']);
  expect(scripts).toHaveLength(1);
});

test('§4 consent that is taken back takes what the tags have left in this browser', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  onTestFinished(() => append.mockRestore());
  const { app } = await started();
  document.cookie = '_ga=GA1.1.2; Path=/';
  app.consent.follow(ALL_GRANTED);
  expect(document.cookie).toContain('GA1');
  app.consent.follow(DECLINED);
  expect(document.cookie).not.toContain('GA1');
});
