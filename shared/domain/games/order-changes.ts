/** An editor's request to show a game at a position of its sub-category. */
export interface OrderChange {
  readonly gameId: number;
  /** From 0, among the games that are shown; past the end means last. */
  readonly position: number;
}

/**
 * Applies manual order changes to a list without repeated ids (§3). A moved game takes exactly the requested position;
 * the others keep their order. A game that is not in the list is not added. Of two changes for one game the last
 * counts; of two games for one position the first takes it and the second follows it.
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
  const others = rest.values();
  for (const [gameId, position] of moves) {
    while (ordered.length < position) {
      const other = others.next();
      if (other.done === true) break;
      ordered.push(other.value);
    }
    ordered.push(gameId);
  }
  return [...ordered, ...others];
}
