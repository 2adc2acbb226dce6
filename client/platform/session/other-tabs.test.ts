import { beforeEach, expect, test } from 'vitest';
import { parseSession } from '../../../shared/contracts/platform/account.ts';
import { testApp, type TestApp } from '../../../testing/client/app.ts';
import { connectedPage, DETAILS, LOGGED_IN } from '../../../testing/client/connected-page.ts';
import { pageShow, storageEvent, stubTabEvents } from '../../../testing/client/tab-events.ts';
import { DECLINED } from '../../state/consent/consent-choices.ts';
import type { AppState } from '../../state/app-state.ts';
import type { ClientStorage } from '../../state/collaborators.ts';
import { followOtherTabs } from './other-tabs.ts';

beforeEach(stubTabEvents);

const NINA = parseSession(DETAILS);
if (NINA === null) throw new Error('DETAILS name a player');

const changesTold = ({ stored }: TestApp['world']) =>
  [...stored.keys()].filter((key) => key.startsWith('favouritesChanged'));

test('§4 the games that a player, or a guest, has played in another tab are listed in this one', () => {
  const { app, world } = testApp();
  const tabs = new EventTarget();
  followOtherTabs({ app, storage: world.storage, tabs, askFavourites: () => {}, countDeposit() {} });
  const played = (who: string) => {
    world.stored.set(`recentGames:${who}`, '7,5');
    tabs.dispatchEvent(storageEvent(`recentGames:${who}`));
    return app.recentGames.ids.value;
  };
  expect(played('42')).toEqual([]);
  expect(played('guest')).toEqual([7, 5]);
  app.session.logIn(NINA);
  expect(played('43')).toEqual([7, 5]);
  world.stored.set('recentGames:42', '9');
  tabs.dispatchEvent(storageEvent('recentGames:42'));
  expect(app.recentGames.ids.value).toEqual([9]);
});

test('§4 consent that is given or taken back in another tab is so in this one, and nobody is asked twice', () => {
  const { app, world } = testApp();
  const tabs = new EventTarget();
  followOtherTabs({ app, storage: world.storage, tabs, askFavourites: () => {}, countDeposit() {} });
  app.consent.resume();
  const choose = (choices: string) => {
    world.stored.set('consentChanged', `${choices} 5`);
    tabs.dispatchEvent(storageEvent('consentChanged'));
  };
  choose('11111');
  expect(app.consent.allowsTags.value).toBe(true);
  world.timers.pass(10_000);
  expect(app.consent.isShown.value).toBe(false);
  app.consent.reopen();
  choose('00111');
  expect(app.consent.isShown.value).toBe(false);
  expect(app.consent.allowsTags.value).toBe(false);
  // The same again is nothing new.
  choose('00111');
  expect(world.tracked.filter(({ event }) => event === 'consent_update')).toHaveLength(2);
});

test('§4 the other tabs are told of each choice', () => {
  const { app, world } = testApp();
  app.consent.declineAll();
  expect(world.stored.get('consentChanged')).toMatch(/^00111 \d+$/u);
});

test('§5 who has answered about a limit in one tab is asked in no other; who has not is asked still', () => {
  const { app, world } = testApp();
  const { tabs } = followed(app, world.storage);
  const isAsked = (event: Event) => {
    tabs.dispatchEvent(event);
    return app.limitPrompt.isDue.value;
  };
  app.session.logIn(NINA);
  expect(isAsked(pageShow(true))).toBe(true);
  world.stored.set('limitPrompt:43', String(world.timers.now()));
  expect(isAsked(storageEvent('limitPrompt:43'))).toBe(true);
  world.stored.set('limitPrompt:42', String(world.timers.now()));
  expect(isAsked(storageEvent('limitPrompt:42'))).toBe(false);
  // Put off until the next login, not until the tab is looked at again.
  world.stored.delete('limitPrompt:42');
  expect(isAsked(pageShow(true))).toBe(false);
});

/** Other tabs, and how often the favourites were asked for because of them. */
function followed(app: AppState, storage: ClientStorage) {
  const tabs = new EventTarget();
  let count = 0;
  followOtherTabs({ app, storage, tabs, askFavourites: () => void (count += 1), countDeposit() {} });
  return { tabs, asked: () => count };
}

test('§3 the favourites are asked for anew when the same player has changed one in another tab', async () => {
  const { app, framework, connection, world } = connectedPage({ setFavourite: () => [9] });
  framework.send('sessionStatus', LOGGED_IN);
  expect(await connection.favourites.change(9, true)).toBe(true);
  const told = changesTold(world).join();

  const { tabs, asked } = followed(app, world.storage);
  tabs.dispatchEvent(storageEvent('favouritesChanged:43'));
  expect(asked()).toBe(0);
  tabs.dispatchEvent(storageEvent(told));
  expect(asked()).toBe(1);
  framework.send('sessionStatus', { IsLoggedIn: false });
  tabs.dispatchEvent(storageEvent(told));
  expect(asked()).toBe(1);
});

test('§4 a document that comes back out of the back/forward cache looks at all of it', () => {
  const { app, world } = testApp();
  const { tabs, asked } = followed(app, world.storage);
  app.session.logIn(NINA);
  // A consent that has run out is not taken from what the other tabs were told.
  world.stored.set('consentChanged', '11111 5').set('recentGames:42', '9').set('searchedGames:42', '8');
  tabs.dispatchEvent(pageShow(false));
  expect([app.consent.choices.value, app.recentGames.ids.value, asked()]).toEqual([null, [], 0]);
  tabs.dispatchEvent(pageShow(true));
  expect(app.consent.choices.value).toBeNull();
  expect([app.recentGames.ids.value, app.search.searchedGameIds.value, asked()]).toEqual([[9], [8], 1]);
  world.cookies.set('consentClosed', '1', 60);
  world.cookies.set('consentChoices', '00111', 60);
  tabs.dispatchEvent(pageShow(true));
  expect(app.consent.choices.value).toEqual(DECLINED);
});

test('§3 a change that was refused is told to no other tab', async () => {
  const { framework, connection, world } = connectedPage({ setFavourite: () => false });
  framework.send('sessionStatus', LOGGED_IN);
  expect(await connection.favourites.change(9, true)).toBe(false);
  expect(changesTold(world)).toEqual([]);
});
