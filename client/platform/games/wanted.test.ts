// @vitest-environment own-window
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  connectedPage,
  DETAILS,
  LOGGED_IN,
  LOGGED_OUT,
  settled,
} from '../../../testing/client/connected-page.ts';

import { carryWanted } from './carry-wanted.ts';
import { followContainer } from '../widgets/widgets.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('a visitor who pressed Play', () => {
  test('plays after logging in, even when the login widget closes before the login event', () => {
    const { app, framework } = connectedPage();
    app.games.play(12);
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', { name: 'login' });
    framework.send('sessionStatus', LOGGED_IN);
    expect(app.games.openGameId.value).toBe(12);
  });

  test('and closed the login widget does not play after a later login', async () => {
    const { app, framework, world } = connectedPage();
    app.games.play(12);
    framework.send('widgetClosed', { name: 'login' });
    await settled();
    world.timers.pass(3_000);
    framework.send('sessionStatus', LOGGED_IN);
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test('and gave it up in the platform’s form does not play after a login that is opened at once and done later', async () => {
    const { app, framework, world } = connectedPage();
    onTestFinished(followContainer(app));
    app.games.play(12);
    app.overlays.open('login');
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', { name: 'login' });
    await settled();
    expect(app.overlays.openName.value).toBeNull();
    world.timers.pass(2_000);
    app.overlays.open('login');
    world.timers.pass(60_000);
    framework.send('sessionStatus', LOGGED_IN);
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test.each(['told without a player', 'told a second later'])(
    'plays after a login that is %s, where the login widget has closed before it is known whose it is',
    async (when) => {
      let isKnown = false;
      const getSessionDetails = () => (isKnown ? DETAILS : null);
      const { app, framework, world } = connectedPage({ getSessionDetails });
      app.games.play(12);
      framework.send('widgetShown', { name: 'login' });
      if (when === 'told without a player') framework.send('sessionStatus', { IsLoggedIn: true });
      isKnown = true;
      framework.send('widgetClosed', { name: 'login' });
      await settled();
      world.timers.pass(1_000);
      framework.send('sessionStatus', { IsLoggedIn: true });
      await settled();
      expect(app.games.openGameId.value).toBe(12);
    },
  );
});

describe('a guest who pressed a heart', () => {
  const wanting = () => {
    const page = connectedPage();
    page.app.games.want({ kind: 'favourite', gameId: 12 });
    return page;
  };

  test('has the game among the favourites after logging in, also where it was one already', async () => {
    const { app, framework } = wanting();
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', { name: 'login' });
    framework.send('sessionStatus', LOGGED_IN);
    expect([...app.favourites.ids.value]).toEqual([12]);
    framework.send('favouritesUpdated', { favourites: [5, 12] });
    expect([...app.favourites.ids.value]).toEqual([5, 12]);
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test('and closed the login has it not after a later login', () => {
    const { app, framework } = wanting();
    onTestFinished(followContainer(app));
    app.overlays.open('login');
    app.overlays.close('login');
    framework.send('sessionStatus', LOGGED_IN);
    expect([...app.favourites.ids.value]).toEqual([]);
  });
});

describe('a platform that loads the page anew after its login', () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as Storage;
  const documentOf = (page: ReturnType<typeof connectedPage>, store: () => Storage = storage) => {
    const tabs = new EventTarget();
    const { app, wanted, world } = page;
    const isHandedOn = carryWanted({ app, timers: world.timers, storage: store, tabs, wanted });
    return { ...page, isHandedOn, leave: () => tabs.dispatchEvent(new Event('pagehide')) };
  };
  beforeEach(() => kept.clear());

  test.each([false, true])(
    'finds in the next document of the tab what the guest wanted, once; its form has gone: %s',
    (hasFormGone) => {
      const before = documentOf(connectedPage());
      expect(before.isHandedOn).toBe(false);
      before.app.games.play(12);
      if (hasFormGone) before.framework.send('widgetClosed', { name: 'login' });
      before.leave();
      const next = documentOf(connectedPage());
      expect(next.isHandedOn).toBe(true);
      next.framework.send('sessionStatus', LOGGED_IN);
      expect(next.app.games.openGameId.value).toBe(12);
      expect(documentOf(connectedPage()).isHandedOn).toBe(false);
    },
  );

  test('does not where nobody is logged in there soon, where it took long, or where nothing was wanted any more', () => {
    const before = documentOf(connectedPage());
    before.leave();
    expect(kept.size).toBe(0);
    before.app.games.play(12);
    before.leave();
    const guest = documentOf(connectedPage());
    guest.world.timers.pass(30_000);
    guest.framework.send('sessionStatus', LOGGED_IN);
    expect(guest.app.games.isGameOpen.value).toBe(false);

    before.app.games.play(12);
    before.leave();
    const late = connectedPage();
    late.world.timers.pass(30_001);
    expect(documentOf(late).isHandedOn).toBe(false);
  });

  test.each<[string, (page: ReturnType<typeof connectedPage>) => void]>([
    [
      'the platform says that nobody is there, and a login is late',
      ({ framework, world }) => {
        framework.send('sessionStatus', LOGGED_OUT);
        world.timers.pass(3_000);
      },
    ],
    ['the guest opens the login for something else', ({ app }) => app.overlays.open('login')],
  ])('nor after a reload of the guest’s own: %s', (_what, happens) => {
    const before = documentOf(connectedPage());
    before.app.games.play(12);
    before.leave();
    const next = connectedPage();
    expect(documentOf(next).isHandedOn).toBe(true);
    happens(next);
    next.framework.send('sessionStatus', LOGGED_IN);
    expect(next.app.games.isGameOpen.value).toBe(false);
  });

  test.each([false, true])(
    'nor in the document that was left, to which Back leads; its form had gone: %s',
    (hasFormGone) => {
      const before = documentOf(connectedPage());
      before.app.games.play(12);
      if (hasFormGone) before.framework.send('widgetClosed', { name: 'login' });
      before.leave();
      before.framework.send('sessionStatus', LOGGED_IN);
      expect(before.app.games.isGameOpen.value).toBe(false);
    },
  );

  test('nor where the browser forbids to store anything, and nothing fails', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const page = documentOf(connectedPage(), forbidden);
    page.app.games.play(12);
    page.leave();
    expect(page.isHandedOn).toBe(false);
  });
});

describe('a session that is over', () => {
  const refused = () => Promise.reject(new Error('401'));

  test('is so after a logout, also where the platform refuses the questions of guests and sends no event', async () => {
    let isPlayer = true;
    const getSessionDetails = () => (isPlayer ? DETAILS : refused());
    const { app, connection, framework } = connectedPage({ getSessionDetails });
    framework.send('sessionStatus', LOGGED_IN);
    isPlayer = false;
    await connection.session.logOut();
    await settled();
    expect(app.session.isLoggedIn.value).toBe(false);
  });

  test('is not where nobody says so, and the question who is there is refused', async () => {
    const { app, connection, framework } = connectedPage({ getSessionDetails: refused });
    framework.send('sessionStatus', LOGGED_IN);
    connection.session.check();
    await settled();
    expect(app.session.isLoggedIn.value).toBe(true);
    connection.session.checkOver();
    await settled();
    expect(app.session.isLoggedIn.value).toBe(false);
  });
});
