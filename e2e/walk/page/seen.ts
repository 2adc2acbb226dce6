/** What lies over the page. Only some of them keep the rest of the page from being used: see `Layer.blocks`. */
export type LayerKind =
  | 'menu'
  | 'search'
  | 'game'
  | 'popup'
  /** The page's own container of the platform's login or registration. */
  | 'login'
  /** A dialog of the platform's own. */
  | 'widget'
  | 'consent'
  /** Words about what the platform does not do. */
  | 'notice';

export interface Layer {
  readonly kind: LayerKind;
  readonly name: string;
  /** Nothing else may be reached while it is open. */
  readonly blocks: boolean;
  /** It is what one meets in the middle of the window. */
  readonly isOnTop: boolean;
}

/** The page as a player finds it at one moment: plain data, read in the page by `look()`. */
export interface Seen {
  /** Another number for each document that is loaded. */
  readonly document: number;
  readonly origin: string;
  /** Path, query and hash. */
  readonly address: string;
  readonly title: string;
  readonly lang: string;
  readonly headings: readonly string[];
  readonly mains: number;
  readonly mainText: string;
  /** Scripts have taken over, and nothing is loading or moving. */
  readonly isSettled: boolean;
  /** What keeps it from being settled. */
  readonly unrest: readonly string[];
  readonly layout: { readonly header: string | null; readonly footer: string | null };
  readonly footer: {
    readonly isVisible: boolean;
    readonly licence: boolean;
    readonly helplines: number;
    readonly languages: number;
  };
  readonly layers: readonly Layer[];
  /** Drop-downs and panels that say that they are expanded; they block nothing. */
  readonly expanded: readonly string[];
  readonly scroll: {
    readonly y: number;
    readonly mostY: number;
    readonly x: number;
    readonly isLocked: boolean;
  };
  /** `main` has an inert ancestor or is one. */
  readonly inert: readonly string[];
  readonly focus: {
    readonly on: string;
    readonly isBody: boolean;
    readonly isVisible: boolean;
    readonly layer: LayerKind | null;
  };
  /** What can be met with the pointer or the Tab key although an open layer blocks it. */
  readonly reachableBelow: readonly string[];
  /** Places of the window where something lies that is no part of the page, although nothing is open. */
  readonly unreachable: readonly string[];
  /** Links and buttons below `main` that stay under what lies at the foot of the window, however far the page is scrolled. */
  readonly buried: readonly string[];
  /** What can be scrolled sideways and should not. */
  readonly sideways: readonly string[];
  /** How a phone shows a part of the page alone, enlarged or moved; empty where it shows all of its width. */
  readonly zoom: string;
  readonly session: 'player' | 'guest' | null;
  /** Names of the player in the header. */
  readonly names: readonly string[];
  /** Each amount that the page shows, by its label. */
  readonly balances: Readonly<Record<string, readonly string[]>>;
  /** Games with a full heart, games with an empty one, among those hydrated and shown. */
  readonly hearts: { readonly full: readonly number[]; readonly empty: readonly number[] };
  /** The platform's script is in the document, and the platform is not there. */
  readonly isPlatformOnItsWay: boolean;
  /** The history has an entry for what is not open yet: its code is being fetched. */
  readonly isOverlayOnItsWay: boolean;
  /** The platform's own words; `null` while it is not there. */
  readonly platform: {
    readonly name: string | null;
    readonly balances: readonly string[];
    readonly favourites: readonly number[];
  } | null;
}

/** A thing on the screen that a person could press now. */
export interface Target {
  /** How a person would name it. */
  readonly name: string;
  /** Address that it leads to, for a link. */
  readonly href: string | null;
  readonly x: number;
  readonly y: number;
  /** How far the page is scrolled now. */
  readonly scrollY: number;
}

export interface BroughtTarget extends Target {
  /** It was in the window before: nothing has scrolled it away since it was brought there last. */
  readonly wasInside: boolean;
}
