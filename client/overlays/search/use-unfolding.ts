import { startTransition, useEffect, useState } from 'react';
import { useApp } from '../../state/app-context.tsx';
import { idlePause } from './idle-pause.ts';

/** Drawn with the letter that asked for them: a phone's screen full. */
const LINES_AT_ONCE = 8;
/** Drawn as soon as that is painted: a desk's screen full. */
const LINES_IN_VIEW = 14;
/** Drawn between two frames once the hand rests, so that no letter waits for them. */
const LINES_A_STEP = 4;
const RESTED_MS = 200;

interface UnfoldingOptions {
  readonly query: string;
  readonly isShown: boolean;
  /** How many lines there are to draw. */
  readonly most: number;
}

interface Unfolding {
  /** How many lines are drawn. */
  readonly lines: number;
  /** Whether the hand rests: then pictures are worth fetching. */
  readonly isRested: boolean;
}

const FOLDED: Unfolding = { lines: LINES_AT_ONCE, isRested: false };

/** How much of a new list is drawn: its head at once, the rest a few lines at a time when nothing else is to be done. */
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

/** A space changes nothing that is found, yet the next letter is on its way: what counts is what was typed. */
async function untilRested(typed: () => string, signal: AbortSignal): Promise<void> {
  for (let before = ''; !signal.aborted && before !== typed();) {
    before = typed();
    await new Promise((resolve) => {
      setTimeout(resolve, RESTED_MS);
    });
  }
}
