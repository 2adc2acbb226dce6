import { isInSight } from '../../ui/is-in-sight.ts';

/** Of several tiles of a game the one with the focus, else the first that is in the window; null where none is. */
export function tileInSight(gameId: number): Element | null {
  const selector = `[data-action="play"][data-game-id="${gameId}"]`;
  const tiles = [...document.querySelectorAll(`${selector}:focus`), ...document.querySelectorAll(selector)];
  return tiles.find(isInSight) ?? null;
}

/**
 * Sets the custom property that the container's motion begins or ends with: the distances of a tile from the edges of the
 * element, which covers the window. Where the tile is out of sight or gone, it is left to the style.
 */
export function placeAtTile(element: HTMLElement | null, tile: Element | null): void {
  if (element === null || tile === null || !isInSight(tile)) return;
  const { width, height } = element.getBoundingClientRect();
  const { top, right, bottom, left } = tile.getBoundingClientRect();
  element.style.setProperty(
    '--tile-place',
    [top, width - right, height - bottom, left].map((distance) => `${Math.round(distance)}px`).join(' '),
  );
}
