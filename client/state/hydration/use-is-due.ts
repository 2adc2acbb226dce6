import { useDeferredValue } from 'react';
import { useApp } from '../app-context.tsx';

/**
 * Whether a part below the first window may be rendered yet. On a page that is gone to in the browser, and is seen from its top,
 * it is left out of the first rendering, which blocks the browser until it is done, and is in the next, which React does in slices.
 * True at the edge, while a document is hydrated, at a hash and after Back to a place further down, since these need the whole page to
 * find their place.
 */
export function useIsDue(): boolean {
  const { navigation } = useApp();
  // The initial value counts when the part is mounted, and no more.
  return useDeferredValue(true, navigation.isFromTop.peek() ? false : undefined);
}
