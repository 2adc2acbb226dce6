// @vitest-environment happy-dom
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { AppProvider } from '../app-context.tsx';
import type { AppState } from '../app-state.ts';
import { createHydration } from './hydration.ts';
import { LazyHydrate } from './lazy-hydrate.tsx';

const page = signal('/slots/');
let isLoaded = false;
const load = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  isLoaded = true;
};

interface SiteProps {
  readonly app: AppState;
  readonly isLoading?: boolean;
  /** Called as soon as the page itself is hydrated. */
  readonly onHydrated?: () => void;
}

/** A page above a footer that is hydrated later, and whose links lead to the page in other languages. */
function Site({ app, isLoading = false, onHydrated }: SiteProps) {
  useSignals();
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <AppProvider app={app}>
      <h1>{page.value}</h1>
      <LazyHydrate lifetime="document" load={isLoading && !isLoaded ? load : null}>
        <Footer />
      </LazyHydrate>
    </AppProvider>
  );
}

function Footer() {
  useSignals();
  return (
    <footer>
      <a href={`/es${page.value}`}>Español</a>
    </footer>
  );
}

test('§2.7 a link followed before React has come to the footer does not take it away', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => {};
      readonly disconnect = () => {};
    },
  );
  document.body.innerHTML = renderToString(<Site app={testApp().app} />);
  const footer = document.querySelector('footer');
  expect(footer).not.toBeNull();
  const hydration = createHydration();
  const { app } = testApp({ hydration });
  await new Promise<void>((onHydrated) => {
    hydrateRoot(document.body, <Site app={app} isLoading onHydrated={onHydrated} />);
  });
  await Promise.all([load(), hydration.document.settle()]);
  flushSync(() => {
    page.value = '/roulette/';
  });
  expect(document.querySelector('h1')?.textContent).toBe('/roulette/');
  expect(document.querySelector('footer')).toBe(footer);
  expect(document.querySelector('footer a')?.getAttribute('href')).toBe('/es/roulette/');
});
