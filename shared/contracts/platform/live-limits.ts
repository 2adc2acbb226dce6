import * as v from 'valibot';
import type { Currency } from '../../config/currencies.ts';
import type { LiveTable } from '../../domain/games/lobby.ts';
import type { CatalogueIndex } from '../../domain/games/catalogue.ts';
import { looseAmount } from '../parsing/amount.ts';
import { cleanText, cleanTitle, looseBoolean, looseInteger } from '../parsing/loose.ts';
import { type DroppedRecord, parseRecords, parseShape } from '../parsing/shape.ts';
import { inOneLine, toTile } from '../../domain/games/tile.ts';

/** The bet limits of one live table (§7.1); amounts in whole units of `currency`. */
export interface LiveLimit {
  readonly gameId: number;
  readonly tableName: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  readonly open: boolean;
  /** Seats still free; `null` for a table without seats. */
  readonly seats: number | null;
}

/** The rest of a longer list is not read: three hundred tables with their limits in ten currencies are. */
const MOST_LIMITS = 3_000;

const liveLimit = v.pipe(
  v.object({
    gameId: looseInteger,
    tableName: v.pipe(cleanTitle, v.nonEmpty('Expected a name')),
    currency: v.pipe(cleanText, v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'Expected a currency code')),
    min: v.pipe(looseAmount, v.number('Expected an amount'), v.minValue(0, 'Expected no negative limit')),
    max: v.pipe(looseAmount, v.number('Expected an amount')),
    open: v.nullish(looseBoolean, true),
    seats: v.nullish(v.pipe(looseInteger, v.minValue(0, 'Expected no negative seats')), null),
  }),
  v.check(({ min, max }) => min <= max, 'Expected a least bet below the highest'),
);

/**
 * Parses the list of limits.
 * @throws ShapeError when it is no list
 */
export function parseLiveLimits(input: unknown): {
  readonly limits: readonly LiveLimit[];
  readonly dropped: readonly DroppedRecord[];
} {
  const tables = parseShape(v.array(v.unknown()), input);
  const { records, dropped } = parseRecords(liveLimit, tables, '$', MOST_LIMITS);
  return { limits: records, dropped };
}

interface LiveTableViewer {
  readonly index: CatalogueIndex;
  readonly currency: Currency;
  readonly reviewSlugById: ReadonlyMap<number, string>;
}

/**
 * The open tables whose game is in the catalogue, in the order given, each once: of a table with limits in several
 * currencies those in the viewer's, or else the first.
 */
export function toLiveTables(
  limits: readonly LiveLimit[],
  { index, currency, reviewSlugById }: LiveTableViewer,
): readonly LiveTable[] {
  const tables = new Map<string, LiveTable>();
  for (const { gameId, open, ...limit } of limits) {
    const game = open ? index.gameById.get(gameId) : undefined;
    if (game === undefined) continue;
    const key = `${gameId} ${limit.tableName}`;
    const known = tables.get(key);
    if (known === undefined || (known.currency !== currency && limit.currency === currency)) {
      tables.set(key, { tile: toTile(inOneLine(game), reviewSlugById), ...limit });
    }
  }
  return [...tables.values()];
}
