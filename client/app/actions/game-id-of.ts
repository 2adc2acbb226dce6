/**
 * The id of the game that a control is for: its own `data-game-id`, or the one in its list item. A page of a hundred tiles says each
 * once (§2.11). NaN where there is none.
 */
export function gameIdOf(control: HTMLElement): number {
  const inTile = () => control.closest('li')?.querySelector<HTMLElement>('[data-game-id]')?.dataset['gameId'];
  return Number(control.dataset['gameId'] ?? inTile());
}
