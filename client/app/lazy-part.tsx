import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { loadChunk } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartProps {
  /** Loads the part's code and resolves to its element. Never called at the edge, which renders synchronously. */
  readonly load: () => Promise<ReactElement>;
  readonly fallback?: ReactNode;
  /** Called when the part could not be loaded, or threw. When it is mounted again, it is fetched again. */
  readonly onFail?: () => void;
}

/**
 * A part of the page that only some visitors need: a chunk of its own, fetched when it is first rendered. If it fails,
 * the rest of the page is not affected.
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
