import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { followSession } from './session-tabs.ts';
import { parseSession, type PlayerSession } from '../../../shared/contracts/platform/account.ts';
import { DETAILS } from '../../../testing/client/connected-page.ts';
import { pageShow, storageEvent, stubTabEvents } from '../../../testing/client/tab-events.ts';

beforeEach(stubTabEvents);

const NINA = player({ SessionToken: 'first' });
const NINA_AGAIN = player({ SessionToken: 'second' });
const OTHER = player({ PlayerID: 43, SessionToken: 'third' });
const KEY = 'sessionChanged';

function player(given: object): PlayerSession {
  const session = parseSession({ ...DETAILS, ...given });
  if (session === null) throw new Error('DETAILS name a player');
  return session;
}

function tab() {
  const calls: string[] = [];
  const { app, world } = testApp({ platform: { logout: () => void calls.push('logout') } });
  const { app: there } = testApp();
  const { storage, stored, timers } = world;
  const tabs = new EventTarget();
  followSession({ app, storage, timers, check: () => void calls.push('check'), tabs });
  followSession({ app: there, storage, timers, check() {}, tabs: new EventTarget() });
  /** In another tab; one that sleeps hears of it later. */
  const begin = (session: PlayerSession) => there.session.logIn(session);
  const end = (session: PlayerSession) => {
    begin(session);
    there.session.logOut();
  };
  const lapse = () => there.session.logOut({ hasLapsed: true });
  const hear = () => tabs.dispatchEvent(storageEvent(KEY));
  /** The document is shown: again, out of the back/forward cache, or for the first time. */
  const show = (persisted: boolean) => tabs.dispatchEvent(pageShow(persisted));
  /** The newest word, without its time. */
  const said = () => stored.get(KEY)?.split(' ').slice(0, 2).join(' ');
  return { app, calls, begin, end, lapse, hear, show, said };
}

test('§4 the tabs are told who has logged in and out, in which session, and never by its token', () => {
  const { app, said } = tab();
  app.session.logIn(NINA);
  const began = said();
  expect(began).toMatch(/^42:\w{5,7} began$/u);
  app.session.logOut();
  expect(said()).toBe(began?.replace('began', 'ended'));
  app.session.logIn(NINA_AGAIN);
  expect(said()).toMatch(/^42:\w+ began$/u);
  expect(said()).not.toBe(began);
});

test('§4 they are told of a lapse as of one, which ends the session in them too', () => {
  const { app, calls, begin, lapse, hear, said } = tab();
  app.session.logIn(NINA);
  const began = said();
  app.session.logOut({ hasLapsed: true });
  expect(said()).toBe(began?.replace('began', 'lapsed'));
  app.session.logIn(NINA_AGAIN);
  begin(NINA_AGAIN);
  lapse();
  hear();
  expect(calls).toEqual(['logout']);
});

test('§4 a guest asks when another tab has a player, and a player when it has another one', () => {
  const { app, calls, begin, end, hear } = tab();
  begin(NINA);
  hear();
  expect(calls).toEqual(['check']);
  app.session.logIn(NINA);
  hear();
  expect(calls).toEqual(['check']);
  begin(OTHER);
  hear();
  expect(calls).toEqual(['check', 'check']);
  app.session.logOut();
  calls.length = 0;
  end(OTHER);
  hear();
  expect(calls).toEqual([]);
});

test('§4 the end of a session ends it here; of another one, the platform is asked who is logged in', () => {
  const { app, calls, end, hear } = tab();
  app.session.logIn(NINA);
  end(OTHER);
  hear();
  expect(calls).toEqual(['check']);
  end(NINA_AGAIN);
  hear();
  expect(calls).toEqual(['check', 'check']);
  end(NINA);
  hear();
  expect(calls).toEqual(['check', 'check', 'logout']);
});

test('§4 a tab that slept through a logout and a login asks, and is the player’s again in the new session', () => {
  const { app, calls, begin, end, hear, said } = tab();
  app.session.logIn(NINA);
  end(NINA);
  begin(NINA_AGAIN);
  const newest = said();
  hear();
  expect(calls).toEqual(['check']);
  app.session.logIn(NINA_AGAIN);
  hear();
  expect([calls, said()]).toEqual([['check'], newest]);
});

test('§4 a tab whose former session turns out to have ended asks about the one that another tab has begun since', () => {
  const { app, calls, begin, end, said } = tab();
  app.session.logIn(NINA);
  end(NINA);
  begin(NINA_AGAIN);
  const newest = said();
  app.session.logOut();
  expect(calls).toEqual(['check']);
  app.session.logIn(NINA_AGAIN);
  expect(said()).toBe(newest);
});

test('§4 the end of a former session that another tab still held does not end the player’s new one', () => {
  const { app, calls, end, hear } = tab();
  app.session.logIn(NINA_AGAIN);
  end(NINA);
  hear();
  expect([calls, app.session.isLoggedIn.value]).toEqual([['check'], true]);
});

test('§4 sessions of a platform that sends no token, or not with each event, are told apart by the player', () => {
  const { app, calls, begin, end, hear } = tab();
  const [bare, other] = [player({ SessionToken: null }), player({ PlayerID: 43, SessionToken: null })];
  app.session.logIn(bare);
  end(bare);
  begin(bare);
  hear();
  expect(calls).toEqual([]);
  begin(other);
  hear();
  app.session.logIn(NINA);
  app.session.logIn(bare);
  end(NINA);
  hear();
  expect(calls).toEqual(['check', 'logout']);
});

test('§4 a platform that names the session of a player anew at each question is not asked without end', () => {
  const { app, said } = tab();
  app.session.logIn(NINA);
  const began = said();
  app.session.logIn(NINA_AGAIN);
  expect(said()).toBe(began);
  // The other tabs know the session by the name that they were told.
  app.session.logOut();
  expect(said()?.split(' ').slice(0, 2)).toEqual([began?.split(' ')[0], 'ended']);
});

test('§4 after Back to a document that was kept, a player who has logged out or in meanwhile is so there too', () => {
  const { app, calls, begin, end, show } = tab();
  app.session.logIn(NINA);
  show(false);
  show(true);
  expect(calls).toEqual([]);
  end(NINA);
  show(true);
  expect(calls).toEqual(['logout']);
  app.session.logOut();
  begin(OTHER);
  show(true);
  expect(calls).toEqual(['logout', 'check']);
});

test('§4 a change of player is said as a beginning, and who stays one after a reload is not said again', () => {
  const { app, begin, said } = tab();
  app.session.logIn(NINA);
  app.session.logIn(OTHER);
  const before = said();
  expect(before).toMatch(/^43:\w+ began$/u);
  begin(OTHER);
  expect(said()).toBe(before);
});
