import type { Tab } from './config/tabs.ts';
import type { Currency, DeviceCode, Regulation, Visitor } from './domain/visitor.ts';
import type { GameTile } from './domain/games/game.ts';
import type { RouteMatch } from './routing/route.ts';

/**
 * What the edge hands the browser for one page: the loaders make it, the document renders it, hydration
 * reads the very same value, and `/api/page` answers with it. It depends on the route, the locale, the
 * visitor and the content alone; never on who is logged in (DESIGN.md §3).
 */
export interface PageData {
  readonly route: RouteMatch;
  readonly status: number;
  readonly visitor: Visitor;
  readonly meta: PageMeta;
  readonly shell: Shell;
  readonly page: Page;
  /** Names the content the page was made from; a change of it makes every cached copy old. */
  readonly version: string;
  /** A draft shown to its editor: the page says so. */
  readonly isPreview?: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical: string;
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow';
  readonly image: string | null;
  readonly openGraphType: 'website' | 'article';
  /** JSON-LD documents, already serialised and safe inside a script element. */
  readonly structuredData: readonly string[];
  /** Whether the other locales have this page too (hreflang). */
  readonly hasAlternates: boolean;
}

/** What surrounds every page: brand, footer, menus' facts. */
export interface Shell {
  readonly settings: PublicSettings;
  readonly footer: FooterData;
}

/** Settings a browser may know (DESIGN.md §6). */
export interface PublicSettings {
  readonly siteUrl: string;
  readonly brandName: string;
  readonly licenseeName: string;
  readonly gbLicenceNumber: string;
  readonly mgaLicenceNumber: string;
  readonly platformScriptUrl: string;
  readonly gtmId: string;
  readonly recaptchaSiteKey: string;
  readonly recaptchaVersion: string;
  readonly affiliateUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly ukMarketingOptIn: 'ticked' | 'unticked';
}

/** §3 Footer state. `null`: the platform gave nothing, and the page's own licence line stands alone. */
export interface FooterData {
  readonly iconsHtml: string | null;
  readonly copyright: string | null;
}

/** A row of the lobby. `titleKey` names a message; `title` is a name that is not translated. */
export interface LobbyRow {
  readonly id: string;
  readonly titleKey: string | null;
  readonly title: string | null;
  readonly layout: 'grid' | 'reel';
  /** "See all", a path without locale prefix. */
  readonly href: string | null;
  /** How many games the row's category holds in all. */
  readonly total: number;
  readonly tiles: readonly GameTile[];
}

export interface HeroSlide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  readonly href: string;
  readonly terms: string | null;
}

export interface LiveTable {
  readonly tile: GameTile;
  readonly tableName: string;
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  readonly open: boolean;
  readonly seats: number | null;
}

export interface ContentImage {
  readonly src: string;
  readonly srcset: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** CSS object-position, when the editor set a focal point. */
  readonly focus: string | null;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** A card in a list: an article, a promotion, a provider, a theme. */
export interface ContentCard {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
  readonly image: ContentImage | null;
  /** ISO 8601, when a date belongs on the card. */
  readonly date: string | null;
  readonly label: string | null;
}

/** One page of editors' content, cleaned. */
export interface ContentBody {
  readonly title: string;
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly excerpt: string;
  readonly image: ContentImage | null;
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  readonly author: string | null;
}

export interface PromotionCard extends ContentCard {
  readonly source: 'cms' | 'limited-time';
  readonly endsAt: string | null;
  readonly code: string | null;
  readonly minDeposit: string | null;
  /** HTML, cleaned. */
  readonly terms: string | null;
}

export interface Pagination {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export interface ProviderSummary {
  readonly name: string;
  readonly slug: string;
  readonly gameCount: number;
  readonly logo: string | null;
}

/** The filters of all games, as the query states them (§ issue: shareable address). */
export interface GameFilters {
  readonly letter: string | null;
  readonly provider: string | null;
  readonly feature: string | null;
  readonly sort: string;
}

/** A part that may come later than the first byte (DESIGN.md §3): `null` when it failed. */
export type Deferred<T> = Promise<T | null> | T | null;

export interface PaymentMethodsTable {
  readonly paragraph1: string;
  readonly paragraph2: string;
  readonly columns: readonly [string, string, string, string];
  readonly methods: readonly PaymentMethodRow[];
}

export interface PaymentMethodRow {
  readonly name: string;
  /** The help page of the method, `deposit-…` (§5). */
  readonly helpPage: string;
  readonly logo: string | null;
  readonly depositTime: string;
  readonly withdrawalTime: string;
  readonly currencies: string;
}

/** `awaitsGames`: the edge has no feed; the browser lists the games once the platform has announced them (§3 Game). */
export type Page =
  | {
      readonly kind: 'home';
      readonly hero: readonly HeroSlide[];
      readonly rows: readonly LobbyRow[];
      readonly liveTables: Deferred<readonly LiveTable[]>;
      readonly intro: ContentBody | null;
    }
  | {
      readonly kind: 'tab';
      readonly tab: Tab;
      readonly titleKey: string;
      readonly rows: readonly LobbyRow[];
      readonly tiles: readonly GameTile[];
      readonly liveTables: readonly LiveTable[];
      readonly pagination: Pagination;
      readonly awaitsGames: boolean;
    }
  | {
      readonly kind: 'allGames';
      readonly tab: Tab | null;
      readonly tiles: readonly GameTile[];
      readonly pagination: Pagination;
      readonly filters: GameFilters;
      readonly letters: readonly { readonly letter: string; readonly count: number }[];
      readonly providers: readonly ProviderSummary[];
      readonly awaitsGames: boolean;
    }
  | {
      readonly kind: 'gameSearch';
      readonly query: string;
      readonly tiles: readonly GameTile[];
      readonly popular: readonly GameTile[];
      readonly providers: readonly ProviderSummary[];
      readonly total: number;
    }
  | {
      readonly kind: 'siteSearch';
      readonly query: string;
      readonly results: readonly ContentCard[];
      readonly tiles: readonly GameTile[];
      readonly pagination: Pagination;
    }
  | {
      readonly kind: 'blog';
      readonly cards: readonly ContentCard[];
      readonly pagination: Pagination;
      readonly categories: readonly { readonly slug: string; readonly name: string }[];
      readonly category: string | null;
    }
  | {
      readonly kind: 'article';
      readonly body: ContentBody;
      readonly related: Deferred<readonly ContentCard[]>;
    }
  | { readonly kind: 'promotions'; readonly cards: readonly PromotionCard[] }
  | {
      readonly kind: 'promotion';
      /** Which of the designed pages it is; `standard` for the rest (§2.2). */
      readonly design: 'standard' | 'game-of-the-week' | 'oktoberfest' | 'welcome-package';
      readonly body: ContentBody;
      readonly promotion: PromotionCard | null;
      readonly game: GameTile | null;
      readonly others: Deferred<readonly PromotionCard[]>;
    }
  | { readonly kind: 'providers'; readonly providers: readonly ProviderSummary[] }
  | {
      readonly kind: 'provider';
      readonly provider: ProviderSummary;
      readonly body: ContentBody | null;
      readonly tiles: readonly GameTile[];
      readonly pagination: Pagination;
    }
  | {
      readonly kind: 'themes';
      readonly themes: readonly {
        readonly slug: string;
        readonly name: string;
        readonly gameCount: number;
        readonly covers: readonly GameTile[];
      }[];
    }
  | {
      readonly kind: 'theme';
      readonly slug: string;
      readonly name: string;
      readonly body: ContentBody | null;
      readonly tiles: readonly GameTile[];
      readonly pagination: Pagination;
    }
  | { readonly kind: 'gameReviews'; readonly cards: readonly GameTile[]; readonly pagination: Pagination }
  | {
      readonly kind: 'gameReview';
      readonly game: GameTile | null;
      readonly body: ContentBody;
      readonly facts: readonly { readonly key: string; readonly value: string }[];
      readonly similar: Deferred<readonly GameTile[]>;
    }
  | {
      readonly kind: 'info';
      readonly page: string;
      readonly title: string;
      readonly html: string;
      readonly toc: readonly TocEntry[];
      readonly payments: PaymentMethodsTable | null;
      readonly siblings: readonly string[];
    }
  | {
      readonly kind: 'landing';
      readonly name: 'bonus150' | 'welcome' | 'welcomeOffer';
      readonly body: ContentBody | null;
    }
  | { readonly kind: 'contact'; readonly body: ContentBody | null }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'error'; readonly code: number; readonly message: string | null };

export type PageKind = Page['kind'];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

/** Geo data as the rest of the product names it (§3). */
export interface GeoData {
  readonly regulation: Regulation;
  readonly language: string;
  readonly currency: Currency;
  readonly countryCode: string;
  readonly device?: DeviceCode;
}
