/**
 * What the platform's script installs on the page: `window.CasinoPlatform` and the two globals beside it (§7.6, §7.7).
 * The same contract in words, with who relies on each part, is `docs/contracts/platform-framework.md`.
 */
import type { Answer, SessionDetails } from '../session/contract.ts';

/** §4: language `ENG` or `SPA`, an ISO 4217 currency, platform `W` (desktop web) or `C` (mobile). */
export type StartSettings = { language: string; currency: string; platform: string };

export const WIDGET_NAMES = [
  'login',
  'registration',
  'deposit',
  'withdraw',
  'account',
  'realityCheck',
  'depositLimit',
  'gameHistory',
  'changePassword',
  'forgotPassword',
  'forgotUsername',
  'selfExclusion',
  'coolOff',
  'transactionHistory',
  'documentUpload',
  'points',
  'chat',
] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];
/** What the framework opens by itself. */
export type OwnWidgetName = 'offers' | 'sessionEnding';

/** `sessionStatus`: the player's details (§3) when logged in, only `IsLoggedIn: false` otherwise. */
export type SessionStatus = ({ IsLoggedIn: true } & SessionDetails) | { IsLoggedIn: false };

/** Amounts are in major units. `firstDeposit` tells FTD from a returning deposit (§4, iOS forwarding). */
export type DepositSucceeded = {
  amount: number;
  currency: string;
  method: string;
  transactionId: string;
  firstDeposit: boolean;
};

export type PlatformEvents = {
  ready: { version: string };
  /** The games feed as the platform sends it; the page parses it. */
  gamesListUpdated: unknown;
  gameLoadStart: { gameId: number; gameName: string };
  gameClosed: { gameId: number };
  sessionStatus: SessionStatus;
  balanceUpdated: Answer<'balance'>;
  favouritesUpdated: { favourites: number[] };
  showChat: Record<string, never>;
  depositSucceeded: DepositSucceeded;
  registrationSucceeded: SessionDetails;
  winners: Answer<'winners'>;
  widgetShown: { name: WidgetName | OwnWidgetName; element: HTMLElement };
  widgetClosed: { name: WidgetName | OwnWidgetName };
};
export type PlatformEventName = keyof PlatformEvents;

/** What an opened widget or game gives back: a way to close it. Closing twice does nothing. */
export type Opened = { close(): void };

/** Name and surname, and an e-mail address. */
export type ChatVisitor = { name: string; email: string };

export type CasinoPlatform = {
  start(settings: StartSettings): void;
  /** Gives back a function that takes the handler off again. A handler for `ready` added after it fired is called too. */
  on<Name extends PlatformEventName>(
    event: Name,
    handler: (payload: PlatformEvents[Name]) => void,
  ): () => void;
  getPaymentMethods(): Promise<unknown>;
  getSmartFooter(): Promise<string>;
  /** Null when no player is logged in. */
  getBalance(): Promise<Answer<'balance'> | null>;
  getSessionDetails(): Promise<SessionDetails | null>;
  /** Rejects when no player is logged in or the platform refuses. */
  getFavourites(): Promise<number[]>;
  setFavourite(gameId: number, on: boolean): Promise<number[]>;
  /** Resolves when the game can be played; rejects when it has not answered within 15 s. */
  loadGame(gameId: number, options: { mode: 'M'; container: HTMLElement }): Promise<Opened>;
  /** The same in the platform's own full-screen dialog. */
  openGame(gameId: number): Promise<Opened>;
  /** False when the session has lapsed. */
  keepAlive(): Promise<boolean>;
  refreshBalance(): Promise<void>;
  logout(): Promise<void>;
  showWidget(name: WidgetName, options?: { container?: HTMLElement }): Opened;
  /** `who`: asked by the page, so that the chat does not ask again. */
  initChat(who?: ChatVisitor): void;
  engageChat(): void;
};

declare global {
  interface Window {
    CasinoPlatform?: CasinoPlatform;
    openOffersPopup?: () => void;
    bonusCount?: number;
    /** Given by the page. */
    openContactUs?: () => void;
    dataLayer?: unknown[];
  }
}
