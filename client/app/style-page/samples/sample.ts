import type { ReactElement } from 'react';
import type { ContentCard, SafeHtml } from '../../../../shared/domain/content.ts';
import type { GameTile } from '../../../../shared/domain/games/game.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Messages } from '../../../../shared/i18n/messages.ts';
import type { SampleState } from '../states.ts';

/** A part of `client/ui` with certain props. */
export interface Sample {
  readonly name: string;
  /** Called for each state; `id` is another each time. */
  readonly show: (id: string) => ReactElement;
  /** Of a part that takes the pointer or the focus: {@link TOUCHED}. Others look the same whatever is done to them. */
  readonly states?: readonly SampleState[];
  /** It takes the width of the page. */
  readonly wide?: boolean;
}

/** The samples by the folder of `client/ui` that they are of. */
export type Samples = Readonly<Record<string, readonly Sample[]>>;

export const TOUCHED: readonly SampleState[] = ['rest', 'hover', 'focus', 'pressed'];

/** What the samples show: the words of one language, and games and texts of the site. */
export interface SampleData {
  readonly messages: Messages;
  readonly locale: Locale;
  readonly brand: string;
  /** A game with a picture, and one with a portrait. */
  readonly tile: GameTile;
  readonly tallTile: GameTile;
  /** An article with a picture. */
  readonly card: ContentCard;
  /** An editor's text. */
  readonly body: SafeHtml;
}

/** Where the links of samples lead: nowhere. */
export const NOWHERE = '#style';
