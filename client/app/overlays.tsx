import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../state/app-context.tsx';
import { LazyPart } from './lazy-part.tsx';
import { OVERLAYS, type Overlay } from './overlay-registry.tsx';

/** The slots of everything that comes over the page (§2.5). Nothing is rendered until it is wanted. */
export function Overlays() {
  return OVERLAYS.map((overlay) => <Slot key={overlay.name} overlay={overlay} />);
}

function Slot({ overlay }: { readonly overlay: Overlay }) {
  useSignals();
  const isWanted = overlay.isWanted(useApp());
  const [wasWanted, setWasWanted] = useState(false);
  // Setting state while rendering is React's way of remembering what was seen once.
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted ? <LazyPart load={overlay.load} /> : null;
}
