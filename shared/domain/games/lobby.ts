import type { Ending, PlainConditions } from '../content.ts';
import type { Feature } from './features.ts';
import type { GameTile } from './game.ts';

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

/** What a document's data has of a part that the document itself shows: the rest is in its HTML alone. */
export interface FoundPart {
  /** Unique on its page. */
  readonly id: string;
  readonly isInDocument: true;
}

export interface FoundRow extends FoundPart, Pick<LobbyRow, 'layout'> {}

export interface HeroSlide extends Ending {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  /** Without locale prefix. */
  readonly href: string;
  readonly terms: PlainConditions | null;
}

/** An open live table with its limits (§7.1); amounts in whole units of `currency`. */
export interface LiveTable {
  readonly tile: GameTile;
  readonly tableName: string;
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  /** Seats still free; `null` for a table without seats. */
  readonly seats: number | null;
}

export interface LiveTableList {
  readonly id: 'live-tables';
  /** Seats change every second (client/state/hydration/fragments.ts). */
  readonly isFleeting: true;
  /** The page shows all of them; otherwise "See all" leads there. */
  readonly areAll: boolean;
  readonly tables: readonly LiveTable[];
}

/** The filters of a list of games, as the query states them. */
export interface GameFilters {
  readonly letter: string | null;
  readonly provider: string | null;
  readonly feature: string | null;
  readonly sort: string;
}

/** How a list of games is filtered, and what it can be filtered by: nothing that would leave no game. */
export interface FilterChoices {
  readonly filters: GameFilters;
  readonly providers: readonly { readonly slug: string; readonly name: string }[];
  readonly features: readonly Feature[];
}
