import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Overlay } from '../overlays/overlay.ts';
import * as overlays from '../overlays/overlays.ts';
import { useApp } from '../state/app-context.tsx';
import { LazyPart } from './lazy-part.tsx';

/** The slots of all overlays (§2.5). An overlay is rendered, and its code fetched, only once it is wanted. */
export function OverlaySlots() {
  return Object.entries<Overlay>(overlays).map(([name, overlay]) => (
    <Slot key={name} name={name} overlay={overlay} />
  ));
}

/** An overlay that failed renders nothing until it is no longer wanted; when it is wanted again, it is fetched again. */
function Slot({ name, overlay }: { readonly name: string; readonly overlay: Overlay }) {
  useSignals();
  const app = useApp();
  const isWanted = overlay.isWanted(app, name);
  const [state, setState] = useState<'empty' | 'mounted' | 'failed'>('empty');
  // React allows setting state while rendering: it renders again at once with the new state.
  if (isWanted && state === 'empty') setState('mounted');
  if (!isWanted && (state === 'failed' || (state === 'mounted' && overlay.unmounts))) setState('empty');
  if (state === 'empty') return null;
  const giveUp = () => {
    setState('failed');
    overlay.giveUp(app);
  };
  return <LazyPart load={overlay.load} onFail={giveUp} />;
}
