export type GameAddress = { gameId: number; parentOrigin: string | null };

/** Reads `?id=…&parent=…` of the game's own address. Throws a `RangeError` when the id is not a game's. */
export function readAddress(search: string): GameAddress {
  const query = new URLSearchParams(search);
  const gameId = Number(query.get('id'));
  if (!Number.isSafeInteger(gameId) || gameId <= 0)
    throw new RangeError(`Not a game's id: ${query.get('id')}`);
  const parent = query.get('parent');
  return { gameId, parentOrigin: parent !== null && URL.canParse(parent) ? new URL(parent).origin : null };
}
