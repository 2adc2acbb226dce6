import * as v from 'valibot';
import { SCENES } from './games-words.ts';
import json from './named-games.json' with { type: 'json' };

export type GameKind =
  | 'slot'
  | 'live'
  | 'table'
  | 'instant'
  | 'screen'
  | 'winter'
  | 'slingo'
  | 'jackpot-king'
  | 'megaways';

const names = v.array(v.string());
const families = ['roulette', 'blackjack', 'baccarat', 'poker', 'game-shows', 'dice'] as const;
export type TableFamily = (typeof families)[number];

const slots = v.array(v.tuple([v.picklist(SCENES), v.string()]));

/** Games that are named by hand, the names of tables by what is played at them, those of slots with their scene. */
export const NAMED_GAMES = v.parse(
  v.strictObject({
    live: v.strictObject(v.entriesFromList(families, names)),
    table: v.strictObject(v.entriesFromList(families, v.optional(names, []))),
    instant: names,
    /** Made after films and series; the films and series are as invented as the studios. */
    screen: slots,
    /** Names that test a layout: long ones, other alphabets' letters, numbers first, a single word. */
    remarkable: slots,
    /** Of the winter lists. */
    winter: slots,
  }),
  json,
);

/** The names of tables, family after family. */
export function tablesOf(kind: 'live' | 'table'): { family: TableFamily; name: string }[] {
  return families.flatMap((family) => NAMED_GAMES[kind][family].map((name) => ({ family, name })));
}
