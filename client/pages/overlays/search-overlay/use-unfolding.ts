import { startTransition, useEffect, useState } from 'react';
import { SEARCH_FIRST_PAGE_SIZE } from '../../../../shared/config/constants.ts';
import { useApp } from '../../../state/app-context.tsx';
import { idlePause } from './idle-pause.ts';

/** Drawn with the letter that asked for them: a phone's screen full. */
const LINES_AT_ONCE = 8;
/** Drawn as soon as that is painted: a desk's screen full. */
const LINES_IN_VIEW = 14;
/** Drawn between two frames once the hand rests, so that no letter waits for them. */
const LINES_A_STEP = 4;
const RESTED_MS = 200;

interface Unfolding {
  /** How many lines are drawn. */
  readonly lines: number;
  /** Whether the hand rests: then pictures are worth fetching. */
  readonly isRested: boolean;
}

const FOLDED: Unfolding = { lines: LINES_AT_ONCE, isRested: false };

/** How much of a new list is drawn: its head at once, the rest a few lines at a time when nothing else is to be done. */
export function useUnfolding(query: string): Unfolding {
  const { search } = useApp();
  const [unfolded, setUnfolded] = useState({ query: '', ...FOLDED });
  useEffect(() => {
    const another = new AbortController();
    const { signal } = another;
    const draw = (lines: number, isRested: boolean) => {
      if (!signal.aborted) startTransition(() => setUnfolded({ query, lines, isRested }));
    };
    const unfold = async () => {
      await idlePause();
      draw(LINES_IN_VIEW, false);
      let typed: string;
      // A space changes nothing that is found, yet the next letter is on its way.
      do {
        typed = search.query.peek();
        await rest();
      } while (!signal.aborted && typed !== search.query.peek());
      for (
        let lines = LINES_IN_VIEW;
        !signal.aborted && lines < SEARCH_FIRST_PAGE_SIZE;
        lines += LINES_A_STEP
      ) {
        draw(lines, true);
        await idlePause();
      }
      draw(SEARCH_FIRST_PAGE_SIZE, true);
    };
    void unfold();
    return () => another.abort();
  }, [query, search]);
  return unfolded.query === query ? unfolded : FOLDED;
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, RESTED_MS);
  });
}
