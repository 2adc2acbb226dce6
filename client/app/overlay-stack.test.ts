// @vitest-environment own-window
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { closeOnEscape } from './escape.ts';
import { GROUND_MARK, slotMark } from './overlay-marks.ts';
import { closeOverlays, stackOverlays } from './overlay-stack.ts';

const marks = (given: Readonly<Record<string, string>>) =>
  Object.entries(given)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** A page, two overlays that are there already, a notice, and what the platform shows. */
const DOCUMENT = `
  <div ${marks(GROUND_MARK)}><button id="page"></button><main><h1 id="heading" tabindex="-1"></h1></main></div>
  <div ${marks(slotMark('infoPopup'))}><h2 id="popup" tabindex="-1"></h2></div>
  <div ${marks(slotMark('gameContainer'))}><section id="game" role="dialog" tabindex="-1"><div id="shadow-host" tabindex="0"></div></section></div>
  <div ${marks(slotMark('wishNotice'))}><button id="notice"></button></div>
  <div><button id="platform"></button></div>`;

/** A page that has nothing open any more when the test is over: its listeners stay on the window. */
function stackedPage() {
  const { app } = testApp();
  stackOverlays(app);
  closeOnEscape(app);
  onTestFinished(() => closeOverlays(app));
  return app;
}

const focused = () => document.activeElement?.id;
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

beforeEach(() => {
  document.body.innerHTML = DOCUMENT;
});

describe('§2.12 what has opened over the page has the focus', () => {
  test('where the browser has left it in the page', async () => {
    const app = stackedPage();
    focus('page');
    app.infoPopup.open('terms');
    await painted();
    expect(focused()).toBe('popup');
  });

  test.each(['shadow-host', 'platform'])('but leaves it with what the platform shows: %s', async (id) => {
    const app = stackedPage();
    focus('page');
    app.games.launch(7);
    focus(id);
    await painted();
    expect(focused()).toBe(id);
  });
});

describe('§2.9 Escape', () => {
  /** A page with an open game, whose window shows an element in its middle; what has the focus gets the key. */
  function pressEscape({ inSight, on }: Readonly<Record<'inSight' | 'on', string>>) {
    const app = stackedPage();
    app.games.launch(7);
    document.elementFromPoint = () => document.querySelector(inSight);
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.querySelector(on)?.dispatchEvent(key);
    return app.games.isGameOpen.value;
  }

  test.each([
    { inSight: '#game', on: '#shadow-host' },
    { inSight: 'html', on: 'body' },
  ])('closes the game: $inSight is in sight, $on has the focus', (given) => {
    expect(pressEscape(given)).toBe(false);
  });

  test('does not close the game under what the platform shows above it, which the key has closed', () => {
    const shown = document.querySelector('#platform');
    shown?.addEventListener('keydown', () => shown.remove());
    expect(pressEscape({ inSight: '#platform', on: '#platform' })).toBe(true);
  });

  test('nor beside it, where that has the focus', () => {
    expect(pressEscape({ inSight: '#game', on: '#platform' })).toBe(true);
  });

  test('nor under it, where the focus was lost', () => {
    document.addEventListener('keydown', () => document.querySelector('#platform')?.remove(), { once: true });
    expect(pressEscape({ inSight: '#platform', on: 'body' })).toBe(true);
  });

  test('beside it leads back into the game where the platform does nothing with it; the next closes it', async () => {
    const app = stackedPage();
    app.games.launch(7);
    document.elementFromPoint = () => document.querySelector('#game');
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    await painted();
    focus('platform');
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    press();
    await painted();
    expect([focused(), app.games.isGameOpen.value]).toEqual(['game', true]);
    press();
    expect(app.games.isGameOpen.value).toBe(false);
  });

  test('in the game closes the game, and no dialog of the platform’s that lies beside it', () => {
    const close = vi.fn<() => void>();
    const app = stackedPage();
    app.games.launch(7);
    app.overlays.followPlatformDialog({ close });
    document.elementFromPoint = () => document.querySelector('#game');
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    document
      .querySelector('#game')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect([app.games.isGameOpen.value, close.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('§2.12 a dialog of the platform’s that goes', () => {
  test('leaves the focus with what had opened it, though it had the focus before its entry came', async () => {
    const app = stackedPage();
    focus('page');
    focus('platform');
    app.overlays.followPlatformDialog({ close() {} });
    await painted();
    document.querySelector('#platform')?.remove();
    app.overlays.followPlatformDialog(null);
    await painted();
    expect(focused()).toBe('page');
  });

  test('leaves it where the platform has put it', async () => {
    const app = stackedPage();
    focus('page');
    app.overlays.followPlatformDialog({ close() {} });
    await painted();
    focus('platform');
    app.overlays.followPlatformDialog(null);
    await painted();
    expect(focused()).toBe('platform');
  });
});

describe('what lies below a game that covers the window', () => {
  test('cannot be used: the page, and an overlay that is closed; a notice above the game can', async () => {
    const app = stackedPage();
    app.games.launch(7);
    await painted();
    const isInert = (id: string) => document.querySelector(`#${id}`)?.closest('[inert]') !== null;
    expect(['page', 'popup'].map(isInert)).toEqual([true, true]);
    expect(['game', 'notice'].map(isInert)).toEqual([false, false]);
  });
});

describe('§2.12 once the menu has closed, the focus is', () => {
  /** It is opened by a button, which has the focus again as its dialog closes: the browser gives it back. */
  async function closeMenu(path: string) {
    const app = stackedPage();
    focus('page');
    app.menu.open();
    await painted();
    app.navigation.show(testPageData({ address: { path } }), { returning: false, fromTop: true });
    app.menu.close();
    await painted();
    return focused();
  }

  test('on the button that opened it', async () => {
    expect(await closeMenu('/')).toBe('page');
  });

  test('at the start of the page that a link in it has led to, and not on the button, which stays', async () => {
    expect(await closeMenu('/slots/')).toBe('heading');
  });
});

describe('§8 a game whose code has not come', () => {
  test('keeps nothing out, and the page may be scrolled; it does once it stands there', async () => {
    const app = stackedPage();
    const game = document.querySelector('#game');
    const slot = game?.parentElement;
    game?.remove();
    const covered = () => [
      document.querySelector('[inert]') !== null,
      document.documentElement.hasAttribute('data-covered'),
    ];
    app.games.launch(7);
    await painted();
    expect(covered()).toEqual([false, false]);
    if (game !== null) slot?.append(game);
    await painted();
    expect(covered()).toEqual([true, true]);
    app.games.close();
    await painted();
    expect(covered()).toEqual([false, false]);
  });
});
