// @vitest-environment own-window
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectedPage, DETAILS, LOGGED_IN, settled } from '../../testing/client/connected-page.ts';

import { followContainer } from './widgets.ts';

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
