import { Component, Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { loadChunk } from './chunk-reload.ts';

interface LazyPartProps {
  /** Brings the part's code and gives its element. Never rendered at the edge, which could not wait. */
  readonly load: () => Promise<ReactElement>;
  readonly fallback?: ReactNode;
}

/** A part of the page that only some visitors need: a chunk of its own, fetched when it is first rendered. */
export function LazyPart({ load, fallback = null }: LazyPartProps) {
  const [chunk] = useState(() => loadChunk(load));
  return (
    <PartBoundary fallback={fallback}>
      <Suspense fallback={fallback}>
        <Loaded chunk={chunk} />
      </Suspense>
    </PartBoundary>
  );
}

function Loaded({ chunk }: { readonly chunk: Promise<ReactElement> }) {
  return use(chunk);
}

interface PartBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly failed: boolean;
}

/** A part that cannot be had leaves the page alone; `onCaughtError` of the root decides about a reload (§8). */
class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
