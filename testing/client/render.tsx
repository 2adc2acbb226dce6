import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { AppProvider } from '../../client/state/app-context.tsx';
import type { AppState } from '../../client/state/app-state.ts';

/** Renders a part of the page into an empty document, for one test. */
export function render(app: AppState, part: ReactNode): void {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<AppProvider app={app}>{part}</AppProvider>));
}
