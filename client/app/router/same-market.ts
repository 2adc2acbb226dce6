import type { Visitor } from '../../../shared/domain/visitor.ts';

/** What a document is made for, beside its look: whoever is told otherwise since needs another one. */
const FACTS = [
  'country',
  'market',
  'isServed',
  'rulesAsOf',
  'regulation',
  'currency',
] as const satisfies readonly (keyof Visitor)[];

/** Whether the edge sees both in the same place, under the same rules (§5). */
export function isSameMarket(one: Visitor, other: Visitor): boolean {
  return FACTS.every((fact) => one[fact] === other[fact]);
}
