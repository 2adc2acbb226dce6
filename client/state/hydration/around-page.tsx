import type { ReactNode } from 'react';
import { AppProvider, useApp } from '../app-context.tsx';
import type { PartAround } from './fragments.ts';

interface AroundPageProps {
  readonly part: PartAround;
  readonly children: ReactNode;
}

/**
 * A part around the page, which is hydrated as any other. The edge renders it once for each state of the data around the page: the
 * contents must use no `useId` (its ids tell a place in the whole tree), and nothing of the page's own data.
 */
export function AroundPage({ part, children }: AroundPageProps) {
  const app = useApp();
  // Nothing of it is left in the browser's build.
  if (!import.meta.env.SSR) return children;
  return app.fragments?.markOf(part, () => <AppProvider app={app}>{children}</AppProvider>) ?? children;
}
