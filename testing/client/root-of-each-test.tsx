import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { AppProvider } from '../../client/state/app-context.tsx';
import { testApp } from './app.ts';

/** A root for each test of a file, in which parts take each other's place. Call it at the top of the file. */
export function rootOfEachTest() {
  let root: Root;
  /** Told what the boundaries of the parts have caught. */
  const caught = vi.fn<(error: unknown) => void>();
  beforeEach(() => {
    caught.mockClear();
    document.body.innerHTML = '<div></div>';
    const container = document.querySelector('div');
    if (container === null) throw new Error('There is no container');
    root = createRoot(container, { onCaughtError: caught });
  });
  afterEach(() => flushSync(() => root.unmount()));
  return {
    caught,
    show: (part: ReactNode, { app } = testApp()) =>
      flushSync(() => root.render(<AppProvider app={app}>{part}</AppProvider>)),
    shown: () => document.querySelector('div')?.innerHTML,
  };
}
