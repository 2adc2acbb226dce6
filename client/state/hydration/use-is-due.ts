import { useDeferredValue, useState } from 'react';
import { useApp } from '../app-context.tsx';

/**
 * Whether a part below the first window may be rendered yet. On a page that is gone to in the browser, and is seen from its top,
 * it is not in the first rendering, whose frame shows the page, and is in the next, which React does in slices. True at the edge,
 * while a document is hydrated, after Back and at a hash, since these need the whole page to find their place.
 */
export function useIsDue(): boolean {
  const { navigation } = useApp();
  const [mayWait] = useState(() => navigation.isFromTop.peek());
  return useDeferredValue(true, !mayWait);
}
