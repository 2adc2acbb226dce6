import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { read, SOURCES } from '../../testing/sources.ts';
import type { AppState } from '../state/app-state.ts';
import type { Overlay } from './overlay.ts';
import * as OVERLAYS from './overlays.ts';

/** How those with a model of their own are opened; the others are opened by their name. */
const OPENERS: Readonly<Partial<Record<string, (app: AppState) => void>>> = {
  consent: (app) => app.consent.reopen(),
  gameContainer: (app) => app.games.launch(7),
  infoPopup: (app) => app.infoPopup.open('terms'),
  limitPrompt(app) {
    app.consent.putOff();
    app.limitPrompt.belongTo(7);
  },
  platformDialog: (app) => app.overlays.followPlatformDialog({ close() {} }),
  search: (app) => app.search.open(),
  sideMenu: (app) => app.menu.open(),
  wishNotice: (app) => app.wishNotice.fail(),
};

function openerOf(name: string): (app: AppState) => void {
  return OPENERS[name] ?? (({ overlays: model }) => model.open(name));
}

let app: AppState;
beforeEach(() => {
  ({ app } = testApp());
});

describe.each(Object.entries<Overlay>(OVERLAYS))('%s', (name, overlay) => {
  const open = openerOf(name);

  test('is not open before its model opens it, and brings a component then', async () => {
    expect(overlay.isOpen(app, name)).toBe(false);
    open(app);
    expect(overlay.isOpen(app, name)).toBe(true);
    if (overlay.load !== null) expect(await overlay.load()).toMatchObject({ type: expect.any(Function) });
  });

  test('closes at once, and another press opens it again', () => {
    open(app);
    overlay.close(app, name);
    expect(overlay.isOpen(app, name)).toBe(false);
    open(app);
    expect(overlay.isOpen(app, name)).toBe(true);
  });
});

test('a button, and whoever opens or closes an overlay by its name, names a line of client/overlays/overlays.ts', () => {
  const named = SOURCES.filter((file) => file.startsWith('client/')).flatMap((file) =>
    [...read(file).matchAll(/(?:data-overlay="|overlays\.(?:open|close)\(')(?<name>\w*)['"]/gu)].map(
      ({ groups }) => `${groups?.['name']} in ${file}`,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((one) => !Object.hasOwn(OVERLAYS, one.split(' ')[0] ?? ''))).toEqual([]);
});

test('§5 a player is asked for a limit once the question about cookies, which is to come in its place, is answered', () => {
  const isAsked = () => OVERLAYS.limitPrompt.isOpen(app, 'limitPrompt');
  app.consent.resume();
  app.limitPrompt.belongTo(7);
  expect(isAsked()).toBe(false);
  app.consent.declineAll();
  expect(isAsked()).toBe(true);
  app.consent.reopen();
  expect(isAsked()).toBe(false);
});

test('§5 nobody is asked for a limit on a page that says that nobody may play', () => {
  openerOf('limitPrompt')(app);
  app.navigation.show(testPageData({ page: { name: 'restricted', reason: 'country' } }));
  expect(OVERLAYS.limitPrompt.isOpen(app, 'limitPrompt')).toBe(false);
});

const REOPENED = Object.entries<Overlay>(OVERLAYS).filter(([, { reopen }]) => reopen !== undefined);

test.each(REOPENED)('%s is what its history entry opens again', (name, overlay) => {
  openerOf(name)(app);
  const memo = overlay.memo?.(app) ?? '';
  overlay.close(app, name);
  overlay.reopen?.(app, name, memo);
  expect(overlay.isOpen(app, name)).toBe(true);
  expect(overlay.memo?.(app) ?? '').toBe(memo);
});
