/**
 * Sets the custom property from which the container's opening begins: the distances of the pressed tile from the window's
 * edges. Of several tiles of the game, the one with the focus, else the first in the window. Call it when the container is
 * laid out.
 */
export function growFromTile(container: HTMLElement | null, gameId: number | null): void {
  const selector = `[data-action="play"][data-game-id="${gameId}"]`;
  const tiles = [...document.querySelectorAll(`${selector}:focus`), ...document.querySelectorAll(selector)];
  const places = tiles.map((tile) => tile.getBoundingClientRect());
  const place = places.find(
    ({ width, top, right, bottom, left }) =>
      width > 0 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0,
  );
  if (container === null || place === undefined) return;
  const { width, height } = container.getBoundingClientRect();
  const { top, right, bottom, left } = place;
  container.style.setProperty(
    '--grow-from',
    [top, width - right, height - bottom, left].map((distance) => `${Math.round(distance)}px`).join(' '),
  );
}
