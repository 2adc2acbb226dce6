// @vitest-environment own-window
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { NINA } from '../../../testing/client/player.ts';
import type { AnyPage } from '../../../shared/pages/pages.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { createHydration } from '../../state/hydration/hydration.ts';
import { ACTIONS, type ActionContext, type ActionName } from './actions.ts';
import { listenForActions } from './listen.ts';

const world = () => {
  const setFavourite = vi.fn<(gameId: number, isFavourite: boolean) => Promise<boolean>>(async () => true);
  const showWidget = vi.fn<(name: string) => void>();
  const { app, world: collaborators } = testApp({ platform: { setFavourite, showWidget } });
  return { app, cookies: collaborators.cookies, tracked: collaborators.tracked, setFavourite, showWidget };
};

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  const made = document.body.firstElementChild;
  if (!(made instanceof HTMLElement)) throw new Error(html);
  return made;
}

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

/** Presses it. @returns whether that was ours; if not, the browser does its default */
function press(name: ActionName, context: ActionContext, pressed: HTMLElement): boolean {
  const run = ACTIONS[name](context, pressed);
  run?.();
  return run !== null;
}

describe('data-action', () => {
  test('every name in the markup has an action, and every action is used by some markup', () => {
    const client = path.resolve(import.meta.dirname, '../..');
    const said = new Set(
      readdirSync(client, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .flatMap((file) => [
          ...readFileSync(path.join(client, file), 'utf8').matchAll(/data-action="([^"]+)"/gu),
        ])
        .map(([, name]) => name),
    );
    // `info-page` is set by `data-info-page` in editors' HTML.
    expect([...said].filter((name) => !Object.hasOwn(ACTIONS, name ?? ''))).toEqual([]);
    expect(Object.keys(ACTIONS).filter((name) => !said.has(name))).toEqual(['info-page']);
  });

  test('docs/contracts/document-attributes.md has each action', () => {
    const contract = path.resolve(import.meta.dirname, '../../../docs/contracts/document-attributes.md');
    const rows = readFileSync(contract, 'utf8').match(/^\| .*?data-action=.*? \|/gmu) ?? [];
    const named = new Set(rows.flatMap((row) => row.match(/(?<=["`])[a-z][a-z-]+(?=["`])/gu) ?? []));
    expect(Object.keys(ACTIONS).filter((name) => !named.has(name))).toEqual([]);
  });

  test('a player’s first click on the heart adds the favourite, the second removes it', async () => {
    const { app, cookies, setFavourite, showWidget } = world();
    app.session.logIn(NINA);
    const heart = element('<button data-action="favourite" data-game-id="12"></button>');
    expect(press('favourite', { app, cookies }, heart)).toBe(true);
    expect(press('favourite', { app, cookies }, heart)).toBe(true);
    expect(setFavourite.mock.calls).toEqual([
      [12, true],
      [12, false],
    ]);
    expect(showWidget).not.toHaveBeenCalled();
  });

  test.each([
    '<ul><li><button data-action="play" data-game-id="12"></button><button data-action="favourite"></button></li></ul>',
    '<ul><li><a href="/review/" data-game-id="12"></a><button data-action="favourite"></button></li></ul>',
  ])('§2.11 a heart without an id of its own is for the game of its tile: %s', (html) => {
    const { app, cookies, setFavourite } = world();
    app.session.logIn(NINA);
    const heart = element(html).querySelector<HTMLElement>('[data-action="favourite"]');
    if (heart === null) throw new Error('no heart');
    expect(press('favourite', { app, cookies }, heart)).toBe(true);
    expect(setFavourite.mock.calls).toEqual([[12, true]]);
  });

  test.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('the way back to the top, for who asked for less motion %s: %s', (matches, behavior) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia(''), matches });
    onTestFinished(() => {
      scrollTo.mockRestore();
      media.mockRestore();
    });
    press('scroll-top', world(), element('<button data-action="scroll-top"></button>'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  });

  test('a language link has its cookie written and read back before the browser follows it', () => {
    const { app } = world();
    const calls: string[] = [];
    const cookies = {
      get: (name: string) => (calls.push(`get ${name}`), null),
      set: (name: string, value: string) => void calls.push(`set ${name} ${value}`),
      remove: () => {},
    };
    expect(press('language', { app, cookies }, element('<a data-locale="es" href="/es/"></a>'))).toBe(false);
    expect(calls).toEqual(['set locale es', 'get locale']);
    press('language', { app, cookies }, element('<a data-locale="klingon" href="/"></a>'));
    expect(calls.length).toBe(2);
  });

  test.each([
    ['taken', '/slots/', true],
    ['refused', '/slots/?lang=en', false],
  ])('§2.1 where the cookie of a language is %s, its link leads to %s', (_what, address, isTaken) => {
    const { app, cookies } = world();
    const link = element('<a data-locale="en" href="/slots/?lang=en"></a>');
    press('language', { app, cookies: isTaken ? cookies : { ...cookies, get: () => null } }, link);
    const { pathname, search } = new URL(link.getAttribute('href') ?? '');
    expect(pathname + search).toBe(address);
  });

  test('§3 the sizes that a visitor asked for go with a change of the language', () => {
    const { app, cookies } = world();
    app.display.resize({ gridSize: 6, reelSize: 10 });
    const link = element('<a data-locale="es" href="/es/"></a>');
    press('language', { app, cookies }, link);
    expect(link.getAttribute('href')).toMatch(/\/es\/\?gridSize=6$/u);
  });

  test('§2.7 the filters of the shown list go with a change of the language, the number of its page does not', () => {
    const { app, cookies } = world();
    app.navigation.show(testPageData({ page: { name: 'all-games' } as AnyPage }));
    window.history.replaceState(null, '', '/all-games/?provider=moonquay&sort=name&page=3&theirs=1');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    const link = element('<a data-locale="es" href="/es/all-games/"></a>');
    press('language', { app, cookies }, link);
    expect(new URL(link.getAttribute('href') ?? '').search).toBe('?provider=moonquay&sort=name');
  });

  test.each([
    [2, '/es/?banner=2'],
    [0, '/es/'],
  ] as const)(
    '§2.6 the look of a visit that has banner %i goes with a change of the language',
    (bannerChoice, address) => {
      const { app, world: collaborators } = testApp({ visitor: { bannerChoice } });
      const link = element('<a data-locale="es" href="/es/?banner=1"></a>');
      press('language', { app, cookies: collaborators.cookies }, link);
      const { pathname, search } = new URL(link.getAttribute('href') ?? '');
      expect(pathname + search).toBe(address);
    },
  );

  test('a guest’s click on the heart opens the login and adds no favourite', () => {
    const { app, cookies, setFavourite, showWidget } = world();
    press('favourite', { app, cookies }, element('<button data-game-id="12"></button>'));
    expect(showWidget.mock.calls).toEqual([['login']]);
    expect(setFavourite).not.toHaveBeenCalled();
    expect(app.favourites.ids.value.size).toBe(0);
  });

  test.each(['', '0', '-1', '1.5', 'x'])('an invalid game id opens no game: “%s”', (id) => {
    const { app, cookies } = world();
    expect(press('play', { app, cookies }, element(`<button data-game-id="${id}"></button>`))).toBe(false);
  });

  test('an unknown overlay name is an error that names the attribute', () => {
    const { app, cookies } = world();
    const button = element('<button data-overlay="made-up"></button>');
    expect(() => press('overlay', { app, cookies }, button)).toThrow('data-overlay="made-up" is unknown');
  });
});

describe('one listener for the whole document', () => {
  let opened: string[] = [];
  const { app, cookies, tracked, showWidget } = world();
  listenForActions({ app, cookies }, createHydration());

  beforeEach(() => {
    opened = [];
    showWidget.mockImplementation((name) => void opened.push(name));
    document.body.innerHTML =
      '<a href="#x" data-action="widget" data-widget="login" data-footer-tab="account"><b>Log in</b></a>';
  });

  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('a click anywhere inside the element runs its action, and the link is not followed', async () => {
    expect(click()).toBe(true);
    await expect.poll(() => opened).toEqual(['login']);
    expect(tracked).toContainEqual(expect.objectContaining({ event: 'mobile_footer_click', tab: 'account' }));
  });

  test('what opens over the page waits for the frame that shows the press, and a double click opens it once', async () => {
    const link = document.querySelector('a');
    click();
    click({ detail: 2 });
    expect(opened).toEqual([]);
    expect(link?.hasAttribute('data-pressed')).toBe(true);
    await expect.poll(() => opened).toEqual(['login']);
    expect(link?.hasAttribute('data-pressed')).toBe(false);
    await painted();
    expect(opened).toEqual(['login']);
  });

  test('what covers nothing does not wait', () => {
    document.body.innerHTML = '<button data-action="menu-close"><b></b></button>';
    app.menu.open();
    expect(click()).toBe(true);
    expect(app.menu.isOpen.peek()).toBe(false);
  });

  test.each([
    ['a finger', 'touch', true],
    ['a pen', 'pen', true],
    ['a mouse', 'mouse', false],
    ['the keyboard', '', false],
    ['a browser that does not say', undefined, true],
  ])(
    'the search opens within a press where that brings the keyboard of the screen: by %s',
    async (_what, pointerType, isWithin) => {
      app.search.close();
      document.body.innerHTML = '<a href="/all-games-search/" data-action="search-open"><b></b></a>';
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (pointerType !== undefined) Object.defineProperty(event, 'pointerType', { value: pointerType });
      document.querySelector('b')?.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      expect(app.search.isOpen.peek()).toBe(isWithin);
      await expect.poll(() => app.search.isOpen.peek()).toBe(true);
    },
  );

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['the command key', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the right button', { button: 2 }],
  ])('with %s the click is left to the browser, and no action runs', (_what, init) => {
    expect(click(init)).toBe(false);
    expect(opened).toEqual([]);
  });
});
