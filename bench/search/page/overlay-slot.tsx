import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../../client/state/app-context.tsx';

const SearchOverlay = lazy(async () => {
  const { default: Overlay } = await import('../../../client/overlays/search/search-overlay.tsx');
  return { default: Overlay };
});

/** Like the site: the overlay's code is fetched when it is first wanted, and the overlay stays mounted. */
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
