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

/** Those that are rendered in a container of the page's own (client/overlays/widget-container). */
export const CONTAINED_WIDGETS = ['login', 'registration'] as const;

export type ContainedWidget = (typeof CONTAINED_WIDGETS)[number];

export function isContainedWidget(name: unknown): name is ContainedWidget {
  return typeof name === 'string' && (CONTAINED_WIDGETS as readonly string[]).includes(name);
}

/** Where card and bank details are typed. */
export function isCashier(name: unknown): boolean {
  return name === 'deposit' || name === 'withdraw';
}

/** An open game or widget. Closing it twice does nothing. */
export interface Opened {
  close(): void;
}

/** A dialog of the platform's own that can be closed from here. */
export interface PlatformDialog extends Opened {
  /** When it was asked for, on the clock of the page's timers; it may be shown much later. */
  readonly askedMs?: number;
  /** Whether it must be answered first: then `close` does nothing. */
  readonly isStaying?: () => boolean;
}

/**
 * The product's calls to the platform. `client/platform` implements them in the browser; at the edge they do nothing. None of
 * them throws. Each that a visitor asks for starts loading the framework and waits for it up to the patience limit; a newer
 * one takes its place. Where nothing else shows that it waits or failed, the model `wishNotice` says so. `askedMs`: when it was
 * asked for, on the clock of the page's timers, if not now; what lies over the page and was opened since then stays, and so does another page
 * (`overlays.isOutdated`).
 */
export interface PlatformCalls {
  /** Starts loading the framework now, whatever the lazy rule says (§4). */
  load(): void;
  /** Opens the page's own container for login and registration; any other widget is in the platform's own dialog. */
  showWidget(name: Exclude<WidgetName, 'chat'>, askedMs?: number): void;
  /**
   * Renders a widget into `container`, an element that React renders no children into.
   * @param onClosed called when the platform has taken the widget away again
   * @returns null when the platform did not come, refused, or rendered nothing in time
   */
  renderWidget(name: ContainedWidget, container: HTMLElement, onClosed: () => void): Promise<Opened | null>;
  /** Loads a game in real-money mode M. Null: the platform refused or did not respond in time. */
  loadGame(gameId: number, container: HTMLElement): Promise<Opened | null>;
  /** Whether the platform accepted the change. */
  setFavourite(gameId: number, isFavourite: boolean): Promise<boolean>;
  refreshBalance(): void;
  logout(): void;
  openOffers(askedMs?: number): void;
  /** Opens the chat; `who` it is for has been asked (§2.12). Only the model `chat` calls it. */
  engageChat(who: ChatForm, askedMs: number): void;
}
