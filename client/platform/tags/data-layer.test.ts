import { describe, expect, test } from 'vitest';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import type { AnalyticsEvent } from '../../state/analytics-event.ts';
import { Consent } from '../../state/consent/consent.ts';
import { ALL_GRANTED, DECLINED, type ConsentChoices } from '../../state/consent/consent-choices.ts';
import { connectedPage, type ConnectedPage } from '../../../testing/client/connected-page.ts';
import { openWidget } from '../../state/open-widget.ts';
import { openDataLayer, pushEvent } from './data-layer.ts';
import { forwardToIosApp } from './ios-forwarding.ts';
import { loadTagManager } from './tag-manager.ts';

/** The arguments of a gtag command as a tag reads them, from an `arguments` object; null for anything else. */
function command(item: unknown): unknown[] | null {
  return Object.prototype.toString.call(item) === '[object Arguments]' &&
    typeof item === 'object' &&
    item !== null
    ? Object.values(item)
    : null;
}

const everything = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];

describe('§7.8 the data layer', () => {
  test('its first entry denies every kind of consent', () => {
    const page: { dataLayer?: unknown[] } = {};
    openDataLayer(page);
    openDataLayer(page);
    expect(page.dataLayer).toHaveLength(1);
    expect(command(page.dataLayer?.[0])).toEqual([
      'consent',
      'default',
      Object.fromEntries(everything.map((name) => [name, 'denied'])),
    ]);
  });

  test('a data layer that the app around the page, or a script before it, has made is denied consent as well, once', () => {
    const before: unknown[] = [{ event: 'app.started' }];
    const page: { dataLayer?: unknown[] } = { dataLayer: before };
    openDataLayer(page);
    openDataLayer(page);
    expect(page.dataLayer).toBe(before);
    expect(before).toHaveLength(2);
    expect(command(before[1])?.slice(0, 2)).toEqual(['consent', 'default']);
  });

  test('§4 a choice is pushed as a consent command, then as an event', () => {
    const page: { dataLayer?: unknown[] } = {};
    const dataLayer = openDataLayer(page);
    pushEvent(dataLayer, { event: 'consent_update', choices: DECLINED });
    expect(command(page.dataLayer?.[1])?.[2]).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    });
    expect(page.dataLayer?.[2]).toMatchObject({ event: 'consent_update' });
  });
});

interface Tagged {
  readonly gtmId?: string;
  /** What is pushed before the platform's code has come. */
  readonly before?: (push: (event: AnalyticsEvent) => void) => void;
  readonly stored?: ConsentChoices;
}

/** A page with a tag manager: what it may hear, and what it has heard. */
function tagged({ gtmId = 'GTM-1', before = () => {}, stored }: Tagged = {}) {
  const page: { dataLayer?: unknown[] } = {};
  const dataLayer = openDataLayer(page);
  const push = (event: AnalyticsEvent) => pushEvent(dataLayer, event);
  before(push);
  const consent = new Consent({ ...testCollaborators(), track: push });
  if (stored !== undefined) consent.choices.value = stored;
  const tagLayer: unknown[] = [];
  const scripts: string[] = [];
  let path = '/';
  loadTagManager({
    consent,
    gtmId,
    dataLayer,
    tagLayer,
    path: () => path,
    now: () => 5,
    insertScript: (address) => void scripts.push(address),
  });
  return {
    consent,
    dataLayer,
    push,
    scripts,
    show: (next: string) => void (path = next),
    /** What each item is about, in few words. */
    told: () =>
      tagLayer.map((item) => {
        const fields = new Map(Object.entries(Object(item)));
        return fields.get('0') ?? fields.get('gameName') ?? fields.get('path') ?? fields.get('event');
      }),
  };
}

describe('§7.8 the tag manager', () => {
  test('requested once, and only after a consent that allows tags', () => {
    const { consent, scripts, told } = tagged();
    consent.declineAll();
    expect([scripts, told()]).toEqual([[], ['consent', 'consent', 'consent_update']]);
    consent.acceptAll();
    consent.declineAll();
    consent.acceptAll();
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1&l=tagDataLayer']);
    expect(told().filter((name) => name === 'gtm.js')).toHaveLength(1);
  });

  test('finds what is granted said before it starts', () => {
    const { consent, told } = tagged();
    consent.acceptAll();
    expect(told()).toEqual(['consent', 'consent', 'consent_update', 'consent_accepted', 'gtm.js']);
  });

  test('is told what happens while the visitor consents, and never of what came before or after, whoever pushes it', () => {
    const { consent, dataLayer, push, told } = tagged();
    push({ event: 'game_launch', gameName: 'Before' });
    dataLayer.push({ event: 'FTD_UserAccount', PlayerID: 4 });
    consent.acceptAll();
    push({ event: 'game_launch', gameName: 'Meanwhile' });
    dataLayer.push({ event: 'RetDeposit_UserAccount', PlayerID: 4 });
    consent.declineAll();
    push({ event: 'game_launch', gameName: 'After' });
    dataLayer.push({ event: 'RetDeposit_UserAccount', PlayerID: 4 });
    expect(told()).toEqual([
      'consent',
      'consent',
      'consent_update',
      'consent_accepted',
      'gtm.js',
      'Meanwhile',
      'RetDeposit_UserAccount',
      'consent',
      'consent_update',
    ]);
    expect(dataLayer).toContainEqual({ event: 'game_launch', gameName: 'Before' });
  });

  test('is told what came between a choice that was stored and the platform’s code, and nothing from before it', () => {
    const { told } = tagged({
      before(push) {
        push({ event: 'game_launch', gameName: 'Before' });
        push({ event: 'consent_update', choices: ALL_GRANTED });
        push({ event: 'game_launch', gameName: 'Since' });
      },
      stored: ALL_GRANTED,
    });
    expect(told()).toEqual(['consent', 'consent', 'consent_update', 'Since', 'gtm.js']);
  });

  test('is told of the page on which consent is given, once, and of no page before it', () => {
    const { consent, push, show, told } = tagged();
    const view = (path: string) => push({ event: 'page_view', path, title: path });
    view('/');
    show('/slots/');
    // Its own view has not come yet.
    consent.acceptAll();
    view('/slots/');
    consent.declineAll();
    show('/blog/');
    view('/blog/');
    consent.acceptAll();
    consent.declineAll();
    consent.acceptAll();
    expect(told().filter((name) => String(name).startsWith('/'))).toEqual(['/slots/', '/blog/']);
  });

  test.each<[string, (page: ConnectedPage) => void]>([
    ['by the visitor, to deposit', ({ app }) => openWidget(app, 'deposit')],
    ['by the visitor, to withdraw', ({ app }) => openWidget(app, 'withdraw')],
    ['by the platform itself', ({ framework }) => framework.send('widgetShown', { name: 'deposit' })],
    ['by a platform that says so only afterwards', ({ framework }) => framework.send('depositSucceeded', {})],
  ])('never requested in a document in which a cashier was opened: %s', (_how, openCashier) => {
    const page = connectedPage();
    const scripts: string[] = [];
    const load = ({ app }: ConnectedPage) =>
      loadTagManager({
        consent: app.consent,
        gtmId: 'GTM-1',
        dataLayer: [],
        tagLayer: [],
        path: () => '/',
        now: () => 0,
        insertScript: (address) => void scripts.push(address),
      });
    load(page);
    openCashier(page);
    page.app.consent.acceptAll();
    expect(scripts).toEqual([]);
    const another = connectedPage();
    load(another);
    openWidget(another.app, 'account');
    another.app.consent.acceptAll();
    expect(scripts).toHaveLength(1);
  });

  test('a site without a tag manager requests no script', () => {
    const { consent, scripts, told } = tagged({ gtmId: '' });
    consent.acceptAll();
    expect([scripts, told()]).toEqual([[], []]);
  });
});

describe('§4 iOS app forwarding', () => {
  test('deposits and registrations are posted to the app under its own names', () => {
    const dataLayer: unknown[] = [];
    const posted: string[] = [];
    forwardToIosApp(dataLayer, (name) => void posted.push(name));
    dataLayer.push({ event: 'FTD_UserAccount' }, { event: 'page_view' });
    dataLayer.push({ event: 'RetDeposit_UserAccount', PlayerID: 4 });
    dataLayer.push({ event: 'Registration', PlayerId: '4' });
    expect(posted).toEqual(['FTD', 'Deposit', 'Register']);
    expect(dataLayer).toHaveLength(4);
  });

  test('whoever pushes hears nothing of a bridge that throws, and the event stays in the data layer', () => {
    const dataLayer: unknown[] = [];
    forwardToIosApp(dataLayer, () => {
      throw new Error('no bridge');
    });
    expect(dataLayer.push({ event: 'FTD_UserAccount' })).toBe(1);
    expect([...dataLayer]).toEqual([{ event: 'FTD_UserAccount' }]);
  });

  test('what a tag has added to an event, and no bridge can copy, does not keep it from the app', () => {
    const dataLayer: unknown[] = [];
    const posted: unknown[] = [];
    // A web view copies what is posted, as this does.
    forwardToIosApp(dataLayer, (_name, payload) => void posted.push(structuredClone(payload)));
    dataLayer.push({ event: 'RetDeposit_UserAccount', amount: 20, eventCallback: () => undefined });
    expect(posted).toEqual([{ event: 'RetDeposit_UserAccount', amount: 20 }]);
  });

  test('a registration without a player id is not posted', () => {
    const dataLayer: unknown[] = [];
    const posted: string[] = [];
    forwardToIosApp(dataLayer, (name) => void posted.push(name));
    dataLayer.push({ event: 'Registration' }, { event: 'Registration', playerId: '' }, null, 'Registration');
    dataLayer.push({ event: 'Registration', playerId: 0 });
    expect(posted).toEqual([]);
  });
});
