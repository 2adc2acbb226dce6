import { expect, test } from 'vitest';
import {
  connectedPage,
  DETAILS,
  LOGGED_IN,
  LOGGED_OUT,
  settled,
  type ConnectedPage,
} from '../../../testing/client/connected-page.ts';

test.each([
  ['whose session has lapsed may go on with what was typed', ['check'], 0],
  ['who has asked for the logout leaves nothing, whatever answers first', ['logOut', 'check'], 1],
  ['of whom an event says the same leaves nothing', ['event', 'check'], 1],
])('§4 a player %s', async (_what, ends, handovers) => {
  const { app, connection, framework } = connectedPage({
    getSessionDetails: () => null,
    logout: () => new Promise(() => {}),
  });
  framework.send('sessionStatus', LOGGED_IN);
  await settled();
  for (const end of ends) {
    if (end === 'logOut') void connection.session.logOut();
    else if (end === 'check') connection.session.check();
    else framework.send('sessionStatus', LOGGED_OUT);
  }
  await settled();
  expect([app.session.isLoggedIn.value, app.account.handovers.value]).toEqual([false, handovers]);
  framework.send('sessionStatus', { ...LOGGED_IN, PlayerID: 43 });
  expect(app.account.handovers.value).toBe(1);
});

const QUESTIONS = [
  'getSessionDetails',
  'getBalance',
  'refreshBalance',
  'getFavourites',
  'setFavourite',
  'keepAlive',
] as const;

/** A player whose session has ended, of which the platform tells before it answers what was asked last. */
async function asked(question: (typeof QUESTIONS)[number] | 'showWidget', answer?: Promise<unknown>) {
  const unanswered = new Promise(() => {});
  const page = connectedPage({ [question]: () => answer ?? unanswered });
  page.framework.send('sessionStatus', LOGGED_IN);
  void page.connection.framework.call(question);
  const tell = () => {
    page.framework.send('sessionStatus', LOGGED_OUT);
    expect(page.app.session.isLoggedIn.value).toBe(false);
    return page.app.account.handovers.value;
  };
  await settled();
  return { ...page, tell };
}

test.each(QUESTIONS)(
  '§4 an end of the session that is told while %s is not answered is a lapse',
  async (question) => {
    expect((await asked(question)).tell()).toBe(0);
  },
);

test.each<[string, (page: Awaited<ReturnType<typeof asked>>) => void]>([
  ['the logout was asked for here', ({ connection }) => void connection.session.logOut()],
  [
    'another tab has told of it',
    ({ world }) => world.stored.set('sessionChanged', '42:1x2y3z ended 1700000000000'),
  ],
  ['the answer never comes', ({ world }) => world.timers.pass(10_000)],
  [
    'something that the platform shows was pressed a moment ago, as its own logout is',
    ({ press, world }) => {
      press();
      world.timers.pass(9_000);
    },
  ],
])('§4 it is a logout all the same where %s', async (_where, turn) => {
  const page = await asked('refreshBalance');
  turn(page);
  expect(page.tell()).toBe(1);
});

test('§4 it is a logout where everything is answered, or only a widget has been asked for', async () => {
  const pages = [await asked('refreshBalance', Promise.resolve()), await asked('showWidget')];
  expect(pages.map(({ tell }) => tell())).toEqual([1, 1]);
});

test('§4 a tab that has told of another session, or of one that began, has not told of the end of this one', async () => {
  const page = await asked('refreshBalance');
  page.world.stored.set('sessionChanged', '421:1x2y3z ended 1700000000000');
  expect(page.tell()).toBe(0);
  const other = await asked('refreshBalance');
  other.world.stored.set('sessionChanged', '42:1x2y3z began 1700000000000');
  expect(other.tell()).toBe(0);
});

test('§4 that nobody is logged in is no lapse to one who asks after another tab has told of the end', async () => {
  const { app, connection, framework, world } = connectedPage({ getSessionDetails: () => null });
  framework.send('sessionStatus', LOGGED_IN);
  world.stored.set('sessionChanged', '42:1x2y3z ended 1700000000000');
  connection.session.check();
  await settled();
  expect([app.session.isLoggedIn.value, app.account.handovers.value]).toEqual([false, 1]);
});

test('§4 a lapse that another tab has told of is one here too: what is typed in this tab stays', async () => {
  const { app, connection, framework, world } = connectedPage({
    logout: () => framework.send('sessionStatus', LOGGED_OUT),
  });
  framework.send('sessionStatus', LOGGED_IN);
  world.stored.set('sessionChanged', '42:1x2y3z lapsed 1700000000000');
  // As `followSession` has it asked for.
  await connection.session.logOut();
  expect([app.session.isLoggedIn.value, app.account.handovers.value]).toEqual([false, 0]);
});

test.each<[string, (page: ConnectedPage) => void]>([
  ['', () => {}],
  [', as an event says meanwhile', ({ framework }) => framework.send('sessionStatus', LOGGED_IN)],
])(
  '§4 after a logout that was refused, so that the player is there still%s, a later end is a lapse',
  async (_said, meanwhile) => {
    const answers: unknown[] = [DETAILS, null];
    const page = connectedPage({
      logout() {
        meanwhile(page);
        throw new Error('refused');
      },
      getSessionDetails: () => answers.shift(),
    });
    const { app, connection, framework } = page;
    framework.send('sessionStatus', LOGGED_IN);
    await expect(connection.session.logOut()).rejects.toThrow('refused');
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    connection.session.check();
    await settled();
    expect([app.session.isLoggedIn.value, app.account.handovers.value]).toEqual([false, 0]);
  },
);

test('§4 that the player is there still is no word about a logout that is asked for, or refused, after the question', async () => {
  const details: PromiseWithResolvers<unknown>[] = [];
  const refusal = Promise.withResolvers<unknown>();
  const { app, connection, framework } = connectedPage({
    logout: () => refusal.promise,
    getSessionDetails() {
      const answer = Promise.withResolvers<unknown>();
      details.push(answer);
      return answer.promise;
    },
  });
  framework.send('sessionStatus', LOGGED_IN);
  connection.session.check();
  const logout = connection.session.logOut();
  connection.session.check();
  refusal.reject(new Error('no session'));
  await expect(logout).rejects.toThrow('no session');
  for (const [index, answer] of details.entries()) answer.resolve(index < 2 ? DETAILS : null);
  await settled();
  expect([details.length, app.session.isLoggedIn.value, app.account.handovers.value]).toEqual([3, false, 1]);
});

test('§4 a logout that the framework tells of and then refuses is one: whatever its details still say logs nobody in again', async () => {
  const page = connectedPage({
    logout() {
      page.framework.send('sessionStatus', LOGGED_OUT);
      throw new Error('refused');
    },
    getSessionDetails: () => DETAILS,
  });
  page.framework.send('sessionStatus', LOGGED_IN);
  await expect(page.connection.session.logOut()).rejects.toThrow('refused');
  await settled();
  expect(page.app.session.isLoggedIn.value).toBe(false);
});
