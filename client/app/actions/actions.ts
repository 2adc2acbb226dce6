import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../../shared/config/constants.ts';
import { sizesQuery } from '../../../shared/domain/lobby-sizes.ts';
import { isLocale } from '../../../shared/i18n/locales.ts';
import { definitionOf } from '../../../shared/pages/pages.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cookies } from '../../state/collaborators.ts';
import { openWidget } from '../../state/open-widget.ts';
import { isWidgetName } from '../../state/platform-calls.ts';
import { scrollReel } from '../../ui/reel/scroll-reel.ts';
import { focusPageStart, isOverlayName } from '../overlay-stack.ts';
import { gameIdOf } from './game-id-of.ts';

export interface ActionContext {
  readonly app: AppState;
  readonly cookies: Cookies;
}

/** What a press does; null: the browser does its default, such as following the link, for which all is ready. */
type Action = (context: ActionContext, element: HTMLElement) => (() => void) | null;

const does =
  (run: (app: AppState) => void): Action =>
  ({ app }) =>
  () =>
    run(app);

/**
 * The actions that `data-action` can name. One listener runs them for the whole document, so that buttons work in parts
 * that are not hydrated yet and in HTML that never is.
 */
export const ACTIONS = {
  play: ({ app }, element) => withGameId(element, (id) => app.games.play(id)),
  /** A guest is asked to log in first. */
  favourite: ({ app }, element) =>
    withGameId(element, (id) => {
      if (app.session.isLoggedIn.peek()) return void app.favourites.toggle(id);
      app.games.want({ kind: 'favourite', gameId: id });
      return app.platform.showWidget('login');
    }),
  /** `data-widget`. */
  widget({ app }, element) {
    const name = element.dataset['widget'];
    return isWidgetName(name) ? () => openWidget(app, name) : null;
  },
  /** `data-info-page`, e.g. `terms`. */
  'info-page'({ app: { infoPopup } }, element) {
    const page = element.dataset['infoPage'];
    if (page === undefined) return null;
    // In an open popup the page is added to the popup's history (§2.8).
    return () => (infoPopup.isOpen.peek() ? infoPopup.push(page) : infoPopup.open(page));
  },
  'search-open': does(({ menu, search }) => {
    menu.close();
    search.open();
  }),
  /** `data-overlay`: its name in `client/overlays/overlays.ts`. */
  overlay({ app }, element) {
    const name = element.dataset['overlay'] ?? '';
    if (!isOverlayName(name)) {
      throw new TypeError(`data-overlay="${name}" is unknown`);
    }
    return () => app.overlays.open(name);
  },
  'menu-open': does(({ menu }) => menu.open()),
  'menu-close': does(({ menu }) => menu.close()),
  offers: does(({ platform }) => platform.openOffers()),
  logout: does(({ platform }) => platform.logout()),
  'cookie-settings': does(({ consent }) => consent.reopen()),
  still: does(({ display }) => display.setStill(!display.isStill.peek())),
  'scroll-top': () => () => {
    // The button goes at the top, and with the focus in it the keyboard would go on at the page's end.
    focusPageStart();
    // What is asked for here no style sheet takes back.
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  },
  reel: (_context, element) => () => scrollReel(element),
  /** `data-locale`: writes the cookie, then lets the browser follow the link with a full load. */
  language({ app, cookies }, element) {
    const locale = element.dataset['locale'];
    if (!isLocale(locale)) return null;
    cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_MAX_AGE_S);
    // Chromium writes later than it says (6 µs; with a reading 0.5 ms), and the link's request could carry the language that
    // is left, which leads back to it. A reading waits for the writing.
    const isWritten = cookies.get(LOCALE_COOKIE) === locale;
    if (element instanceof HTMLAnchorElement) keepView(element, app, isWritten);
    return null;
  },
} satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof ACTIONS;

export interface PressedAction {
  readonly name: ActionName;
  /** The element that names it. */
  readonly element: HTMLElement;
}

/** The action that a press there runs; `data-info-page` alone is an action too. */
export function pressedAction(target: EventTarget | null): PressedAction | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[data-action], [data-info-page]');
  const name = element?.dataset['action'] ?? 'info-page';
  return element !== null && isActionName(name) ? { name, element } : null;
}

function isActionName(name: string): name is ActionName {
  return Object.hasOwn(ACTIONS, name);
}

/** What of a page's query means something else in another language: how many pages there are, and a category's name. */
const OF_ONE_LANGUAGE: ReadonlySet<string> = new Set(['page', 'category']);

/**
 * A reader who changes the language goes on with the search and the filters that are shown (§2.7), and with what the visit looks
 * like, which no cookie says (§2.6 banner, §3 sizes). `isChosen`: the cookie says the language, and the address need not.
 */
function keepView(
  link: HTMLAnchorElement,
  { navigation, display }: Pick<AppState, 'navigation' | 'display'>,
  isChosen: boolean,
): void {
  const { bannerChoice, gridSize, reelSize } = display;
  const { meta, page } = navigation.pageData.peek();
  const hasAddress = meta.canonical !== null;
  const { query = [] } = definitionOf(page.name);
  const ofAnyLanguage = query.filter((name) => !OF_ONE_LANGUAGE.has(name));
  const shown = new URLSearchParams(location.search);
  /** `null`: not in the address. */
  const view: Readonly<Record<string, string | null>> = {
    ...(hasAddress ? Object.fromEntries(ofAnyLanguage.map((name) => [name, shown.get(name)])) : {}),
    ...(hasAddress && isChosen ? { lang: null } : {}),
    banner: bannerChoice.peek() === 0 ? null : String(bannerChoice.peek()),
    gridSize: null,
    reelSize: null,
    ...sizesQuery({ gridSize: gridSize.peek(), reelSize: reelSize.peek() }),
  };
  const url = new URL(link.href);
  for (const [name, value] of Object.entries(view)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  link.href = url.href;
}

function withGameId(element: HTMLElement, run: (gameId: number) => void): (() => void) | null {
  const id = gameIdOf(element);
  return Number.isInteger(id) && id > 0 ? () => run(id) : null;
}
