import {
  Fragment,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useApp } from '../app-context.tsx';
import { lazyMark, type HydrationGate, type Lifetime } from './hydration.ts';

interface LazyHydrateProps {
  readonly lifetime?: Lifetime;
  /** Loads the code of the children, unless it is loaded already. */
  readonly load?: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

/**
 * A part below the fold: complete in the edge's HTML, hydrated when it comes near the viewport. Until then React leaves the
 * HTML alone, and the delegated listener of `client/app/actions` handles its buttons.
 */
export function LazyHydrate({ lifetime = 'page', load = null, children }: LazyHydrateProps) {
  const { hydration } = useApp();
  const id = useId();
  return (
    <div id={id} {...lazyMark(lifetime)}>
      <Suspense>
        {hydration === null ? (
          children
        ) : (
          <Gated id={id} gate={hydration[lifetime]} load={load}>
            {children}
          </Gated>
        )}
      </Suspense>
    </div>
  );
}

interface GatedProps {
  readonly id: string;
  readonly gate: HydrationGate;
  readonly load: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

function Gated({ id, gate, load, children }: GatedProps) {
  const near = gate.near(id, load);
  if (near !== null) use(near);
  useEffect(() => gate.hydrated(id), [gate, id]);
  return <Fragment key={useIsLate() ? 'anew' : 'found'}>{children}</Fragment>;
}

/**
 * Whether the page has changed before this was rendered: `false` while it is hydrated, then the truth. React takes the
 * attributes that it finds for its own, and of a page that has gone they are the wrong ones: what is late is made anew.
 */
function useIsLate(): boolean {
  const { navigation } = useApp();
  const [isLate] = useState(() => navigation.tookMs.peek() !== null);
  return useSyncExternalStore(
    neverChanges,
    () => isLate,
    () => false,
  );
}

const neverChanges = () => () => {};
