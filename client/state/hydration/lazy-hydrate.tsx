import { Suspense, use, useEffect, useId, type ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import type { HydrationGate } from './hydration-gate.ts';

interface LazyHydrateProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A part below the fold: whole in the edge's HTML, hydrated when it comes near the viewport (DESIGN.md §4.4).
 * Until then React keeps the HTML, and the delegated listener of `client/app/actions` serves its buttons.
 */
export function LazyHydrate({ className, children }: LazyHydrateProps) {
  const { hydrationGate } = useApp();
  const id = useId();
  return (
    <div id={id} className={className} data-lazy-hydrate="">
      <Suspense>
        {hydrationGate === null ? (
          children
        ) : (
          <Gated id={id} gate={hydrationGate}>
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
  readonly children: ReactNode;
}

function Gated({ id, gate, children }: GatedProps) {
  const near = gate.near(id);
  if (near !== null) use(near);
  useEffect(() => gate.woke(id), [gate, id]);
  return children;
}
