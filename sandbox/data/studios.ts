import * as v from 'valibot';
import json from './studios.json' with { type: 'json' };

const schema = v.strictObject({
  name: v.string(),
  slug: v.string(),
  kind: v.picklist(['slots', 'live']),
  /** How often a game is this studio's, against the others of its kind. */
  weight: v.number(),
  /** The label some of its games are released under (`externalGameSubProvider`). */
  label: v.exactOptional(v.string()),
});
export type Studio = v.InferOutput<typeof schema>;

/** The invented studios of the sandbox, the busiest first. No real maker of games is meant. */
export const studios: readonly Studio[] = v.parse(v.array(schema), json);

function byKind(kind: Studio['kind']): { list: readonly Studio[]; total: number } {
  const list = studios.filter((studio) => studio.kind === kind);
  return { list, total: list.reduce((sum, studio) => sum + studio.weight, 0) };
}

const KINDS = { slots: byKind('slots'), live: byKind('live') };

/** The studio at a point from 0 to 1 along all studios of a kind laid end to end by weight. */
export function studioAt(kind: Studio['kind'], point: number): Studio {
  const { list, total } = KINDS[kind];
  let rest = point * total;
  for (const studio of list) {
    rest -= studio.weight;
    if (rest < 0) return studio;
  }
  throw new Error(`No studio at ${point}: a point runs from 0 up to 1`);
}
