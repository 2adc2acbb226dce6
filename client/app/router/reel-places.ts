/** How far each reel of a page has been scrolled sideways (px), by its id. Those that were not scrolled are not in it. */
export type ReelPlaces = Readonly<Record<string, number>>;

/** The reels of the page that is shown. */
export interface ReelFollower {
  readonly places: () => ReelPlaces;
  /** The reels of another page are shown, as they were left; empty: at their start. */
  place(left: ReelPlaces): void;
}

/** Reading the place of a reel that is not in sight would have it laid out, so reels are followed as they move. */
export function followReels(): ReelFollower {
  let moved: Record<string, number> = {};
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-reel]'))
        moved[target.id] = target.scrollLeft;
    },
    { capture: true, passive: true },
  );
  return {
    places: () => {
      // A filter takes rows away, and their reels begin anew when they come back.
      const shown = Object.entries(moved).filter(([id]) => document.getElementById(id) !== null);
      return Object.fromEntries(shown);
    },
    place(left) {
      moved = { ...left };
      for (const [id, px] of Object.entries(left))
        document.getElementById(id)?.scrollTo({ left: px, behavior: 'instant' });
    },
  };
}
