import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../../client/state/app-context.tsx';

const SearchOverlay = lazy(async () => {
  const { SearchOverlay: Overlay } = await import('../../../client/overlays/search/search-overlay.tsx');
  return { default: Overlay };
});

/** As the site does: the overlay's code comes when it is first wanted, and stays. */
export function OverlaySlot() {
  useSignals();
  const isWanted = useApp().search.isOpen.value;
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted ? (
    <Suspense>
      <SearchOverlay />
    </Suspense>
  ) : null;
}
