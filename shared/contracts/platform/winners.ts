import * as v from 'valibot';
import { looseAmount } from '../parsing/amount.ts';
import { cleanText, cleanTitle, looseInteger } from '../parsing/loose.ts';
import { type DroppedRecord, parseRecords, parseShape } from '../parsing/shape.ts';

/** Someone who has just won (§3 `winnersData`). */
export interface Winner {
  readonly playerName: string;
  readonly currencySymbol: string;
  /** In whole currency units. */
  readonly winAmount: number;
  readonly gameId: number | null;
}

const winner = v.object({
  playerName: v.pipe(cleanTitle, v.nonEmpty('Expected a name')),
  currencySymbol: v.fallback(cleanText, ''),
  winAmount: v.pipe(looseAmount, v.number('Expected an amount'), v.gtValue(0, 'Expected a win')),
  gameId: v.nullish(looseInteger, null),
});

const response = v.union(
  [v.object({ winners: v.array(v.unknown()) }), v.array(v.unknown())],
  'Expected winners or a list of them',
);

/**
 * Parses what the `winners` event carries, `{winners:[…]}` or the bare list.
 * @throws ShapeError when it is neither
 */
export function parseWinners(input: unknown): {
  readonly winners: readonly Winner[];
  readonly dropped: readonly DroppedRecord[];
} {
  const shape = parseShape(response, input);
  const { records, dropped } = parseRecords(winner, Array.isArray(shape) ? shape : shape.winners, 'winners');
  return { winners: records, dropped };
}
