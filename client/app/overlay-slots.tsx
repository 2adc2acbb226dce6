import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Overlay } from '../overlays/overlay.ts';
import * as overlays from '../overlays/overlays.ts';
import { useApp } from '../state/app-context.tsx';
import { LazyPart } from './lazy-part.tsx';

/** The slots of everything that comes over the page (§2.5). Nothing is rendered until it is wanted. */
export function OverlaySlots() {
  return Object.entries<Overlay>(overlays).map(([name, overlay]) => <Slot key={name} overlay={overlay} />);
}

/** One that failed is empty until nobody wants it any more; whoever wants it next has it fetched again. */
function Slot({ overlay }: { readonly overlay: Overlay }) {
  useSignals();
  const app = useApp();
  const isWanted = overlay.isWanted(app);
  const [state, setState] = useState<'empty' | 'mounted' | 'failed'>('empty');
  // Setting state while rendering is React's way of remembering what was seen once.
  if (isWanted && state === 'empty') setState('mounted');
  if (!isWanted && state === 'failed') setState('empty');
  if (state === 'empty') return null;
  const giveUp = () => {
    setState('failed');
    overlay.giveUp(app);
  };
  return <LazyPart load={overlay.load} onFail={giveUp} />;
}
