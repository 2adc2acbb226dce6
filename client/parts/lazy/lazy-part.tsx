import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { useApp } from '../../state/app-context.tsx';
import { loadChunk } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartProps {
  /** Loads the part's code and resolves to its element. Never called at the edge, which renders synchronously. */
  readonly load: () => Promise<ReactElement>;
  /** The frame's messages are all that it says. */
  readonly isWordless?: boolean;
  readonly fallback?: ReactNode;
  /** Called when the part could not be loaded, or threw. When it is mounted again, it is fetched again. */
  readonly onFail?: () => void;
}

/**
 * A part of the page that only some visitors need: a chunk of its own, fetched when it is first rendered. If it fails,
 * the rest of the page is not affected.
 */
export function LazyPart({ load, isWordless = false, fallback = null, onFail }: LazyPartProps) {
  const { loadWords } = useApp();
  const [chunk] = useState(() => loadChunk(isWordless ? load : () => withWords(load, loadWords)));
  return (
    <ErrorBoundary fallback={fallback} onFail={onFail}>
      <Suspense fallback={fallback}>
        <Loaded chunk={chunk} />
      </Suspense>
    </ErrorBoundary>
  );
}

async function withWords(load: LazyPartProps['load'], loadWords: () => Promise<void>): Promise<ReactElement> {
  const [part] = await Promise.all([load(), loadWords()]);
  return part;
}

function Loaded({ chunk }: { readonly chunk: Promise<ReactElement> }) {
  return use(chunk);
}
