import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';

/**
 * Presses the hearts of the player's favourites, wherever a tile stands. Tiles have no state of their own
 * (DESIGN.md §4.4): what React renders is the visitor's heart, and this follows it.
 */
export function paintFavourites({ favourites, session, hydration }: AppState): void {
  const paint = (ids: ReadonlySet<number>) => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-action="favourite"]')) {
      // What is pending is out of sight, and React would find other markup than it left.
      if (hydration?.isPending(heart) === true) continue;
      const pressed = String(ids.has(Number(heart.dataset['gameId'])));
      if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
    }
  };

  let frame = 0;
  const paintSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => paint(favourites.ids.peek()));
  };
  const tilesCame = new MutationObserver(paintSoon);
  // Hydration changes no element, so nothing else would tell.
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
