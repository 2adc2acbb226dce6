// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectedPage, LOGGED_IN, settled } from '../../../testing/client/connected-page.ts';
import { recallPlayer } from '../../../testing/client/player.ts';
import { followContainer } from './widgets.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('§7.6 the page’s own container', () => {
  function openContainer(name: 'login' | 'registration', { isKnown = false } = {}) {
    const opened = connectedPage();
    followContainer(opened.app);
    if (isKnown) recallPlayer(opened.app);
    opened.app.overlays.open(name);
    return { ...opened, openName: () => opened.app.overlays.openName.value };
  }

  test('the login closes with the login; the registration stays, the platform has more to say there', () => {
    const login = openContainer('login');
    login.framework.send('sessionStatus', LOGGED_IN);
    expect(login.openName()).toBeNull();
    const registration = openContainer('registration');
    registration.framework.send('sessionStatus', LOGGED_IN);
    expect(registration.openName()).toBe('registration');
  });

  test('§6 who is a player already is not asked to join: by a link on the first page, and on a later one', () => {
    const { app, framework, openName } = openContainer('registration', { isKnown: true });
    expect(openName()).toBe('registration');
    framework.send('sessionStatus', LOGGED_IN);
    expect(openName()).toBeNull();
    app.overlays.open('registration');
    expect(openName()).toBeNull();
  });

  test('both close for the game that waited', () => {
    const { app, framework, openName } = openContainer('registration');
    app.games.play(12);
    framework.send('sessionStatus', LOGGED_IN);
    expect([openName(), app.games.openGameId.value]).toEqual([null, 12]);
  });

  test('closed by the visitor it forgets the game, whether or not the platform tells', () => {
    const { app, framework } = openContainer('login');
    app.games.play(12);
    app.overlays.close('login');
    framework.send('sessionStatus', LOGGED_IN);
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test('from the login to the registration it keeps the game', () => {
    const { app } = openContainer('login');
    app.games.play(12);
    app.overlays.open('registration');
    expect(app.games.wanted.value?.gameId).toBe(12);
  });

  test('is named by the form that is drawn in it, of which the platform tells', () => {
    const { app, framework } = openContainer('login');
    framework.send('widgetShown', { name: 'registration' });
    expect(app.overlays.drawn.value).toBe('registration');
    framework.send('widgetShown', { name: 'forgotPassword' });
    expect(app.overlays.drawn.value).toBe('registration');
    app.overlays.open('login');
    expect(app.overlays.drawn.value).toBeNull();
    framework.send('widgetShown', { name: 'registration', element: document.createElement('dialog') });
    expect(app.overlays.drawn.value).toBeNull();
  });

  test('closes when the platform closes its widget, and not when it draws another in its place', async () => {
    const { app, framework, openName } = openContainer('login');
    app.games.play(12);
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', { name: 'login' });
    framework.send('widgetShown', { name: 'registration' });
    await settled();
    expect([openName(), app.games.wanted.value?.gameId]).toEqual(['login', 12]);
    framework.send('widgetClosed', { name: 'registration' });
    await settled();
    expect(openName()).toBeNull();
  });

  test('a word that does not say which widget has closed is about the one that was shown last; without one it is about none', async () => {
    const { framework, openName } = openContainer('login');
    framework.send('widgetClosed', {});
    await settled();
    expect(openName()).toBe('login');
    framework.send('widgetShown', { name: 'login' });
    framework.send('widgetClosed', null);
    await settled();
    expect(openName()).toBeNull();
  });

  test('another container that is opened over it stays, and so does the game that waits', async () => {
    const { app, framework, openName } = openContainer('login');
    app.games.play(12);
    framework.send('widgetShown', { name: 'login' });
    app.overlays.open('registration');
    framework.send('widgetClosed', { name: 'login' });
    await settled();
    expect([openName(), app.games.wanted.value?.gameId]).toEqual(['registration', 12]);
  });

  test('a late word about the widget of a former container closes nothing', async () => {
    const { app, framework, openName } = openContainer('login');
    framework.send('widgetShown', { name: 'login' });
    app.overlays.open('registration');
    framework.send('widgetShown', { name: 'registration' });
    framework.send('widgetClosed', { name: 'login' });
    await settled();
    expect(openName()).toBe('registration');
  });
});

describe('§7.6 what the platform shows by itself', () => {
  const closed = ({ platformCalls }: ReturnType<typeof connectedPage>) =>
    platformCalls.filter((name) => name === 'closeDialogs').length;
  const box = (host: string) => {
    document.body.innerHTML = `<div ${host}><section></section></div>`;
    return document.querySelector('section');
  };

  test('has the page’s dialogs closed, under which a reality check could not be pressed', () => {
    const page = connectedPage();
    page.framework.send('widgetShown', { name: 'realityCheck' });
    expect(closed(page)).toBe(1);
    page.app.overlays.open('registration');
    page.framework.send('widgetShown', { name: 'realityCheck', element: box('') });
    expect(closed(page)).toBe(2);
  });

  test('in the page’s own container closes none', () => {
    const page = connectedPage();
    page.framework.send('widgetShown', { name: 'login', element: box('data-widget-host="login"') });
    page.app.overlays.open('login');
    page.framework.send('widgetShown', { name: 'forgotPassword' });
    expect(closed(page)).toBe(0);
  });
});
