import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import { gameIdOf } from './game-id-of.ts';

/**
 * Sets `aria-pressed` on the hearts of the player's favourites in every tile of the document. Tiles are rendered without
 * state, as for a guest, so that a change of the favourites renders no tile again.
 */
export function paintFavourites({ favourites, session, hydration }: AppState): void {
  const paint = (ids: ReadonlySet<number>) => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-action="favourite"]')) {
      // A pending part is not visible yet, and hydration must find the markup that the edge sent.
      if (hydration?.isPending(heart) === true) continue;
      const pressed = String(ids.has(gameIdOf(heart)));
      if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
    }
  };

  let frame = 0;
  const paintSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => paint(favourites.ids.peek()));
  };
  const tilesCame = new MutationObserver(paintSoon);
  // Hydration adds no elements, so the observer does not notice it.
  hydration?.onHydrated(paintSoon);

  effect(() => {
    paint(favourites.ids.value);
  });
  effect(() => {
    if (!session.isLoggedIn.value) return undefined;
    tilesCame.observe(document.body, { childList: true, subtree: true });
    return () => tilesCame.disconnect();
  });
}
