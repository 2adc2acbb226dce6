import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { followSession } from './session-tabs.ts';
import { parseSession } from '../../shared/contracts/platform/account.ts';
import { DETAILS } from '../../testing/client/connected-page.ts';
import { pageShow, storageEvent, stubTabEvents } from '../../testing/client/tab-events.ts';

beforeEach(stubTabEvents);

const NINA = parseSession(DETAILS);
if (NINA === null) throw new Error('DETAILS name a player');
const OTHER = { ...NINA, playerId: 43 };
const KEY = 'sessionChanged';

function tab() {
  const calls: string[] = [];
  const { app, world } = testApp({ platform: { logout: () => void calls.push('logout') } });
  const tabs = new EventTarget();
  followSession({
    app,
    storage: world.storage,
    timers: world.timers,
    check: () => void calls.push('check'),
    tabs,
  });
  /** Another tab has written a word; a tab that sleeps hears of it later. */
  const write = (word: string) => world.stored.set(KEY, `${word} 5`);
  const hear = () => tabs.dispatchEvent(storageEvent(KEY));
  const tell = (word: string) => {
    write(word);
    hear();
  };
  /** The document is shown: again, out of the back/forward cache, or for the first time. */
  const show = (persisted: boolean) => tabs.dispatchEvent(pageShow(persisted));
  const said = () => world.stored.get(KEY)?.split(' ').slice(0, 2).join(' ');
  return { app, calls, write, hear, tell, show, said };
}

test('§4 the tabs are told who has logged in and out', () => {
  const { app, said } = tab();
  app.session.logIn(NINA);
  expect(said()).toBe('42 began');
  app.session.logOut();
  expect(said()).toBe('42 ended');
});

test('§4 a guest asks when another tab has a player, and a player when it has another one', () => {
  const { app, calls, tell } = tab();
  tell('42 began');
  expect(calls).toEqual(['check']);
  app.session.logIn(NINA);
  tell('42 began');
  expect(calls).toEqual(['check']);
  tell('43 began');
  expect(calls).toEqual(['check', 'check']);
});

test('§4 the end of a session ends it here, and of another player’s does not', () => {
  const { app, calls, tell } = tab();
  app.session.logIn(NINA);
  tell('43 ended');
  expect(calls).toEqual([]);
  tell('42 ended');
  expect(calls).toEqual(['logout']);
});

test('§4 a tab that slept through a logout and a login stays a player’s', () => {
  const { app, calls, write, hear } = tab();
  app.session.logIn(NINA);
  write('42 ended');
  write('42 began');
  hear();
  hear();
  expect(calls).toEqual([]);
});

test('§4 after Back to a document that was kept, a player who has logged out or in meanwhile is so there too', () => {
  const { app, calls, write, show } = tab();
  app.session.logIn(NINA);
  show(false);
  show(true);
  expect(calls).toEqual([]);
  write('42 ended');
  show(true);
  expect(calls).toEqual(['logout']);
  app.session.logOut();
  write('43 began');
  show(true);
  expect(calls).toEqual(['logout', 'check']);
});

test('§4 an end that was heard of is not said again, and a change of player is said as a beginning', () => {
  const { app, write, said } = tab();
  app.session.logIn(NINA);
  app.session.logIn(OTHER);
  expect(said()).toBe('43 began');
  write('43 ended');
  const before = said();
  app.session.logOut();
  expect(said()).toBe(before);
});
