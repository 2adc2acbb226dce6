import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
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
  /** Called when the part could not be loaded, or threw. When it is mounted again, it is fetched again. */
  readonly onFail?: () => void;
}

/**
 * A part of the page that only some visitors need: a chunk of its own, fetched when it is first rendered. If it fails,
 * the rest of the page is not affected.
 */
export function LazyPart({
  load,
  words = 'all',
  isOptional = false,
  fallback = null,
  onFail,
}: LazyPartProps) {
  const { loadWords } = useApp();
  const [part] = useState<ReactNode | Promise<ReactNode>>(() => {
    const known = LOADED.get(load);
    if (known !== undefined) return known;
    const loading = loadPart(load, words === 'frame' ? null : loadWords);
    return isOptional ? loading.catch((error: unknown) => withoutIt(error, fallback)) : loading;
  });
  return (
    <ErrorBoundary fallback={fallback} onFail={onFail}>
      <Suspense fallback={fallback}>
        <Loaded part={part} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What is loaded is rendered at once when it is mounted again: a fallback would move what stands below it. */
const LOADED = new WeakMap<LazyPartProps['load'], ReactElement>();

async function loadPart(
  load: LazyPartProps['load'],
  loadWords: (() => Promise<void>) | null,
): Promise<ReactElement> {
  const [part] = await loadChunk(() => Promise.all([load(), loadWords?.()]));
  LOADED.set(load, part);
  return part;
}

function withoutIt(error: unknown, fallback: ReactNode): ReactNode {
  console.warn('A part of the page', error);
  return fallback;
}

function Loaded({ part }: { readonly part: ReactNode | Promise<ReactNode> }) {
  return part instanceof Promise ? use(part) : part;
}
