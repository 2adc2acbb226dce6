/** The widgets the platform can show (§7.6, CONTRACTS.md). */
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

/** Something open that can be closed; closing twice does nothing. */
export interface OpenedGame {
  close(): void;
}

/**
 * What the product asks of the platform, in the product's words. `client/platform` answers in the browser; at the
 * edge everything is inert. A call made before the framework has loaded starts loading it and waits for it.
 * None of them throws.
 */
export interface PlatformCalls {
  /** Starts loading the framework now, whatever the lazy rule says (§4). */
  load(): void;
  /** `container`: a leaf element React never reconciles into; without it the platform shows its own dialog. */
  showWidget(name: WidgetName, container?: HTMLElement): void;
  /** Loads a game in real-money mode M. Null: the platform refused or did not answer. */
  loadGame(gameId: number, container: HTMLElement): Promise<OpenedGame | null>;
  /** The favourites afterwards, or null when the platform did not take the change. */
  setFavourite(gameId: number, isFavourite: boolean): Promise<readonly number[] | null>;
  refreshBalance(): void;
  logout(): void;
  openOffers(): void;
  engageChat(): void;
}
