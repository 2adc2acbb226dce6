import type { ReactElement } from 'react';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';

/** What a part is made of; of that its element alone needs no more than this. */
export interface FragmentSource {
  /** Unique on its page. */
  readonly id: string;
  readonly layout?: LobbyRow['layout'];
  /** It is another within seconds: its HTML takes no place from what stays. */
  readonly isFleeting?: true;
}

/** The HTML of parts that depend on their data and the locale alone: the edge keeps it from request to request. */
export interface Fragments {
  /** The HTML of `source` in a locale; `render` makes the element when it is not there. */
  htmlOf(source: FragmentSource, locale: Locale, render: () => ReactElement): string;
  /**
   * The text that stands for a part around the page until the document is rendered; `null` where the part itself is to be rendered.
   * `render` makes the element when it is not there.
   */
  markOf(part: PartAround, render: () => ReactElement): string | null;
}

/** Parts around every page: header and menu, and the footer. They depend on the page's data except for the page's own. */
export type PartAround = 'top' | 'footer';
