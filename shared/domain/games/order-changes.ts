/** An editor's wish: this game at this place of its sub-category. */
export interface OrderChange {
  readonly gameId: number;
  /** From 0, among the games that are shown; past the end means last. */
  readonly position: number;
}

/**
 * Applies manual order changes to a list without repeated ids (§3). A moved game stands exactly where it was
 * wished; the rest keep their order around it. A game that the list does not hold is not added; of two wishes
 * for one game the last counts; of two games wished to one place the first stands there, the second after it.
 */
export function applyOrderChanges(
  ids: readonly number[],
  changes: readonly OrderChange[],
): readonly number[] {
  const present = new Set(ids);
  const wished = new Map<number, number>();
  for (const { gameId, position } of changes) {
    if (present.has(gameId)) wished.set(gameId, Math.max(0, Math.trunc(position)));
  }
  if (wished.size === 0) return ids;
  const moves = [...wished].toSorted(([, left], [, right]) => left - right);
  const rest = ids.filter((id) => !wished.has(id));
  const ordered: number[] = [];
  let taken = 0;
  for (const [gameId, position] of moves) {
    const gap = Math.max(0, position - ordered.length);
    ordered.push(...rest.slice(taken, taken + gap), gameId);
    taken = Math.min(rest.length, taken + gap);
  }
  ordered.push(...rest.slice(taken));
  return ordered;
}
