import type { ChatForm } from '../../shared/domain/forms/chat-form.ts';

/** The widgets that the platform can show (§7.6, docs/contracts/platform-framework.md). */
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

export function isWidgetName(value: unknown): value is WidgetName {
  return typeof value === 'string' && (WIDGET_NAMES as readonly string[]).includes(value);
}

/** An open game. Closing it twice does nothing. */
export interface OpenedGame {
  close(): void;
}

/**
 * The product's calls to the platform. `client/platform` implements them in the browser; at the edge they do nothing. A
 * call made before the framework has loaded starts loading it and waits for it. None of them throws.
 */
export interface PlatformCalls {
  /** Starts loading the framework now, whatever the lazy rule says (§4). */
  load(): void;
  /** `container`: an element that React renders no children into; without it the platform shows its own dialog. */
  showWidget(name: Exclude<WidgetName, 'chat'>, container?: HTMLElement): void;
  /** Loads a game in real-money mode M. Null: the platform refused or did not respond in time. */
  loadGame(gameId: number, container: HTMLElement): Promise<OpenedGame | null>;
  /** The favourites after the change, or null when the platform did not accept it. */
  setFavourite(gameId: number, isFavourite: boolean): Promise<readonly number[] | null>;
  refreshBalance(): void;
  logout(): void;
  openOffers(): void;
  /** Opens the chat; `who` it is for has been asked (§2.12). Only the model `chat` calls it. */
  engageChat(who: ChatForm): void;
}
