import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { loadChunk } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartProps {
  /** Brings the part's code and gives its element. Never rendered at the edge, which could not wait. */
  readonly load: () => Promise<ReactElement>;
  readonly fallback?: ReactNode;
  /** It could not be had, or threw. Mounted anew, it is fetched anew. */
  readonly onFail?: () => void;
}

/**
 * A part of the page that only some visitors need: a chunk of its own, fetched when it is first rendered. One that
 * cannot be had leaves the page alone.
 */
export function LazyPart({ load, fallback = null, onFail }: LazyPartProps) {
  const [chunk] = useState(() => loadChunk(load));
  return (
    <ErrorBoundary fallback={fallback} onFail={onFail}>
      <Suspense fallback={fallback}>
        <Loaded chunk={chunk} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ chunk }: { readonly chunk: Promise<ReactElement> }) {
  return use(chunk);
}
