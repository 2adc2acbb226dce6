import { startTransition, useEffect, useState } from 'react';
import { useApp } from '../../state/app-context.tsx';
import { idlePause } from '../../state/slices/idle-pause.ts';

/** Lines rendered together with the typed character: what a phone's screen shows. */
const LINES_AT_ONCE = 8;
/** Lines rendered once that is painted: what a desktop screen shows. */
const LINES_IN_VIEW = 14;
/** Lines added per idle pause once typing has paused, so that no character waits for them. */
const LINES_A_STEP = 4;
const RESTED_MS = 200;

interface UnfoldingOptions {
  readonly query: string;
  readonly isShown: boolean;
  /** Number of lines to draw in the end. */
  readonly most: number;
}

interface Unfolding {
  /** Number of lines drawn so far. */
  readonly lines: number;
  /** Whether typing has paused: then pictures are fetched. */
  readonly isRested: boolean;
}

const FOLDED: Unfolding = { lines: LINES_AT_ONCE, isRested: false };

/** How much of a new list is drawn: the first lines at once, the rest a few at a time while the browser is idle. */
export function useUnfolding({ query, isShown, most }: UnfoldingOptions): Unfolding {
  const { search } = useApp();
  const [unfolded, setUnfolded] = useState({ query: '', ...FOLDED });
  useEffect(() => {
    if (!isShown) return undefined;
    const unfolding = new AbortController();
    const { signal } = unfolding;
    const draw = (lines: number, isRested: boolean) => {
      startTransition(() => setUnfolded({ query, lines, isRested }));
    };
    const unfold = async () => {
      await idlePause();
      if (signal.aborted) return;
      draw(LINES_IN_VIEW, false);
      await untilRested(() => search.query.peek(), signal);
      for (let lines = LINES_IN_VIEW; !signal.aborted; lines += LINES_A_STEP) {
        draw(lines, true);
        if (lines >= most) return;
        await idlePause();
      }
    };
    void unfold();
    return () => unfolding.abort();
  }, [query, isShown, most, search]);
  return unfolded.query === query ? unfolded : FOLDED;
}

/** Resolves once `typed` has not changed for 200 ms. It reads the text as typed: after a space more characters follow. */
async function untilRested(typed: () => string, signal: AbortSignal): Promise<void> {
  for (let before = ''; !signal.aborted && before !== typed();) {
    before = typed();
    await new Promise((resolve) => {
      setTimeout(resolve, RESTED_MS);
    });
  }
}
