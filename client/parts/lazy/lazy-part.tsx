import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useApp } from '../../state/app-context.tsx';
import { loadChunk } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyPartProps {
  /** Loads the part's code and resolves to its element. Never called at the edge, which renders synchronously. */
  readonly load: () => Promise<ReactElement>;
  /** The messages that it reads: `frame`, which are there, or all, which are loaded with it. */
  readonly words?: 'frame' | 'all';
  /** The page is whole without it: where it cannot be loaded the fallback stays, and the visitor is not told. */
  readonly isOptional?: boolean;
  readonly fallback?: ReactNode;
  /** Called when its code is there. */
  readonly onLoaded?: () => void;
  /** Called when the part could not be loaded, or threw. When it is mounted again, it is fetched again. */
  readonly onFail?: () => void;
}

/**
 * A part of the page that only some visitors need: a chunk of its own, fetched when it is first rendered. If it fails,
 * the rest of the page is not affected.
 */
export function LazyPart({ fallback = null, onFail, ...wanted }: LazyPartProps) {
  return (
    <ErrorBoundary fallback={fallback} onFail={onFail}>
      <Part {...wanted} fallback={fallback} />
    </ErrorBoundary>
  );
}

/** What is loaded is rendered at once: a fallback would move what stands below it, and what opens would come late. */
const LOADED = new WeakMap<LazyPartProps['load'], ReactElement>();

/**
 * Loads a part, so that it is rendered at once when it is mounted.
 * @param loadWords loads the messages that it reads; null: those of the frame are enough
 * @throws (rejects) ChunkError when it cannot be loaded
 */
export async function fetchPart(
  load: LazyPartProps['load'],
  loadWords: (() => Promise<void>) | null,
): Promise<ReactElement> {
  const known = LOADED.get(load);
  if (known !== undefined) return known;
  const [part] = await loadChunk(() => Promise.all([load(), loadWords?.()]));
  LOADED.set(load, part);
  return part;
}

/** Whether it is there at once when it is mounted. */
export function isLoaded(load: LazyPartProps['load']): boolean {
  return LOADED.has(load);
}

/**
 * No `Suspense`: once React has shown a fallback it shows nothing that was waited for within 300 ms, however soon it is there,
 * and whatever opens would come that late.
 */
function Part(props: Omit<LazyPartProps, 'onFail'>) {
  const { loadWords } = useApp();
  // Callers may give another function each time they render; the first one counts.
  const [{ load, words = 'all', isOptional = false, onLoaded }] = useState(props);
  const [part, setPart] = useState(() => LOADED.get(load));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (part !== undefined) {
      onLoaded?.();
      return;
    }
    fetchPart(load, words === 'frame' ? null : loadWords)
      .then((loaded) => startTransition(() => setPart(loaded)))
      .catch((error: unknown) => {
        if (isOptional) console.warn('A part of the page', error);
        else setFailure({ error });
      });
  }, [part, load, words, isOptional, onLoaded, loadWords]);
  if (failure !== undefined) throw failure.error;
  return part ?? props.fallback;
}
