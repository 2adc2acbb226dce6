/**
 * The id of the game that a control is for: its own `data-game-id`, or the one of its tile, which a page of a hundred tiles says once
 * for each (§2.11). NaN where there is none.
 */
export function gameIdOf(control: HTMLElement): number {
  const own = control.dataset['gameId'];
  if (own !== undefined) return Number(own);
  const tile = control.closest('li');
  const named =
    tile?.matches('[data-game-id]') === true ? tile : tile?.querySelector<HTMLElement>('[data-game-id]');
  return Number(named?.dataset['gameId']);
}
