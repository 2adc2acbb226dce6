/// <reference lib="esnext.disposable" />
import type { Messages } from '../../shared/i18n/messages.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Collaborators } from './collaborators.ts';
import { Chat, type ChatModel } from './chat.ts';
import { Consent, type ConsentModel } from './consent/consent.ts';
import { Display, type DisplayModel } from './display.ts';
import { Footer, type FooterModel } from './footer.ts';
import { Games, type GamesModel } from './games/games.ts';
import { RecentGames, type RecentGamesModel } from './games/recent-games.ts';
import { shownFacts, tileFacts } from './games/shown-facts.ts';
import type { Fragments } from './hydration/fragments.ts';
import type { Hydration } from './hydration/hydration.ts';
import { InfoPopup, type InfoPopupModel } from './info-popup.ts';
import { Menu, type MenuModel } from './menu.ts';
import { Navigation, type NavigationModel } from './navigation.ts';
import { Overlays, type OverlaysModel } from './overlays.ts';
import type { PlatformCalls } from './platform-calls.ts';
import { Search, type SearchModel } from './search/search.ts';
import { Account, type AccountModel } from './session/account.ts';
import { Favourites, type FavouritesModel } from './session/favourites.ts';
import { LimitPrompt, type LimitPromptModel } from './session/limit-prompt.ts';
import { Session, type SessionModel } from './session/session.ts';
import { WishNotice, type WishNoticeModel } from './wish-notice.ts';

/** The state of one visitor's page, created per request (edge) or per page load (browser). */
export interface AppState {
  readonly messages: Messages;
  readonly loadWords: Collaborators['loadWords'];
  readonly platform: PlatformCalls;
  readonly track: Collaborators['track'];
  /** Goes to a page of the site, as a click on a link would. */
  readonly visit: Collaborators['visit'];
  /** For parts that are fetched on demand and have their own model. */
  readonly cookies: Collaborators['cookies'];
  readonly timers: Collaborators['timers'];
  /** Null at the edge. */
  readonly hydration: Hydration | null;
  /** Null in the browser. */
  readonly fragments: Fragments | null;
  readonly navigation: NavigationModel;
  readonly session: SessionModel;
  readonly account: AccountModel;
  readonly favourites: FavouritesModel;
  readonly games: GamesModel;
  readonly recentGames: RecentGamesModel;
  readonly search: SearchModel;
  readonly display: DisplayModel;
  readonly menu: MenuModel;
  readonly infoPopup: InfoPopupModel;
  readonly consent: ConsentModel;
  readonly overlays: OverlaysModel;
  readonly chat: ChatModel;
  readonly footer: FooterModel;
  readonly limitPrompt: LimitPromptModel;
  readonly wishNotice: WishNoticeModel;
  /** Cancels every timer of the models. */
  [Symbol.dispose](): void;
}

export interface AppStateParts {
  readonly messages: Messages;
  readonly collaborators: Collaborators;
  readonly hydration: Hydration | null;
  readonly fragments?: Fragments;
}

/**
 * Builds the state of one page. Its first value depends on `pageData` alone: what the browser stores (cookies, storage) is
 * read by methods such as `recall` after hydration, so that hydration renders what the edge rendered.
 */
export function createAppState(pageData: PageData, parts: AppStateParts): AppState {
  const { messages, collaborators, hydration, fragments = null } = parts;
  const navigation = new Navigation(collaborators, pageData);
  const account = new Account(pageData.visitor);
  const favourites = new Favourites(collaborators);
  const recentGames = new RecentGames(collaborators);
  const search = new Search(collaborators);
  const limitPrompt = new LimitPrompt(collaborators, () => navigation.pageData.peek().policy.limitPrompts);
  const session = new Session(collaborators, {
    account,
    favourites,
    kept: [recentGames, search, limitPrompt],
  });
  const games = new Games({
    collaborators,
    session,
    recents: recentGames,
    shownAs: (gameId) =>
      tileFacts(navigation.pageData.peek().page, gameId) ?? (hydration === null ? null : shownFacts(gameId)),
  });
  const display = new Display(pageData.visitor, collaborators);
  const menu = new Menu();
  const infoPopup = new InfoPopup(collaborators);
  const consent = new Consent(collaborators);
  const overlays = new Overlays(collaborators.timers);
  const chat = new Chat({ collaborators, account, session, overlays });
  const footer = new Footer(pageData.shell.footer);
  const wishNotice = new WishNotice(collaborators, overlays);

  const models = {
    navigation,
    session,
    account,
    favourites,
    games,
    recentGames,
    search,
    display,
    menu,
    infoPopup,
    consent,
    overlays,
    chat,
    footer,
    limitPrompt,
    wishNotice,
  };

  return {
    ...models,
    messages,
    loadWords: collaborators.loadWords,
    platform: collaborators.platform,
    track: collaborators.track,
    visit: collaborators.visit,
    cookies: collaborators.cookies,
    timers: collaborators.timers,
    hydration,
    fragments,
    [Symbol.dispose]() {
      for (const model of Object.values(models)) model[Symbol.dispose]();
    },
  };
}
