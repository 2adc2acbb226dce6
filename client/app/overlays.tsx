import { useSignals } from '@preact/signals-react/runtime';
import { Component, Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { useApp } from '../state/app-context.tsx';
import { OVERLAYS, type Overlay } from './overlay-registry.tsx';
import { loadChunk } from './router/chunk-reload.ts';

/** The slots of everything that comes over the page (§2.5). Nothing is rendered until it is wanted. */
export function Overlays() {
  return OVERLAYS.map((overlay) => <Slot key={overlay.name} overlay={overlay} />);
}

function Slot({ overlay }: { readonly overlay: Overlay }) {
  useSignals();
  const isWanted = overlay.isWanted(useApp());
  const [chunk, setChunk] = useState<Promise<ReactElement> | null>(null);
  // Setting state while rendering is React's way of keeping what a first "wanted" has brought.
  if (isWanted && chunk === null) setChunk(loadChunk(overlay.load));
  if (chunk === null) return null;
  return (
    <SlotBoundary>
      <Suspense>
        <Loaded chunk={chunk} />
      </Suspense>
    </SlotBoundary>
  );
}

function Loaded({ chunk }: { readonly chunk: Promise<ReactElement> }) {
  return use(chunk);
}

interface SlotBoundaryState {
  readonly failed: boolean;
}

/** An overlay that cannot be had leaves the page alone; `onCaughtError` of the root decides about a reload (§8). */
class SlotBoundary extends Component<{ readonly children: ReactNode }, SlotBoundaryState> {
  override state: SlotBoundaryState = { failed: false };

  static getDerivedStateFromError(): SlotBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
