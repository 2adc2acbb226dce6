import { Suspense, use, useEffect, useId, type ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import { useIsDue } from './use-is-due.ts';
import { lazyMark, type HydrationGate, type Lifetime } from './hydration.ts';

/** That of a row of games: most of these parts are one. */
const ROW_HEIGHT = 'calc(var(--above-row) + var(--reel-row))';

interface LazyHydrateProps {
  readonly lifetime?: Lifetime;
  /** Room that it has while it is not rendered yet, a CSS length: about its height, and no less than what keeps the footer out of sight. */
  readonly room?: string;
  /** Loads the code of the children, unless it is loaded already. */
  readonly load?: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

/**
 * A part below the fold: complete in the edge's HTML, hydrated when it comes near the viewport. Until then React leaves the
 * HTML alone, and the delegated listener of `client/app/actions` handles its buttons. One that is the page's is {@link Due} too.
 */
export function LazyHydrate({
  lifetime = 'page',
  room = ROW_HEIGHT,
  load = null,
  children,
}: LazyHydrateProps) {
  const { hydration } = useApp();
  const id = useId();
  return (
    <div id={id} {...lazyMark(lifetime)}>
      <Suspense>
        {hydration === null ? (
          children
        ) : (
          <Gated id={id} lifetime={lifetime} room={room} gate={hydration[lifetime]} load={load}>
            {children}
          </Gated>
        )}
      </Suspense>
    </div>
  );
}

interface GatedProps {
  readonly id: string;
  readonly lifetime: Lifetime;
  readonly room: string;
  readonly gate: HydrationGate;
  readonly load: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

function Gated({ id, lifetime, room, gate, load, children }: GatedProps) {
  const near = gate.near(id, load);
  if (near !== null) use(near);
  useEffect(() => gate.hydrated(id), [gate, id]);
  return lifetime === 'document' ? children : <Due room={room}>{children}</Due>;
}

/** A part below the first window: on a page that is gone to in the browser it may come a frame later (`useIsDue`). */
export function Due({ room = ROW_HEIGHT, children }: Pick<LazyHydrateProps, 'room' | 'children'>) {
  return useIsDue() ? children : <div style={{ minHeight: room }} aria-busy />;
}
