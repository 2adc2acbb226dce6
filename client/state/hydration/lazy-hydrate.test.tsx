// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { AppProvider } from '../app-context.tsx';
import { createHydration, type Hydration } from './hydration.ts';
import { LazyHydrate } from './lazy-hydrate.tsx';

interface SiteProps {
  readonly hydration?: Hydration;
  /** Called as soon as the page itself is hydrated, with what goes to another page. */
  readonly onHydrated?: (goTo: (page: string) => void) => void;
}

/** A page above a footer that names it and is hydrated later. */
function Site({ hydration, onHydrated }: SiteProps) {
  const [page, goTo] = useState('Slots');
  useLayoutEffect(() => onHydrated?.(goTo), [onHydrated]);
  return (
    <AppProvider app={testApp(hydration === undefined ? {} : { hydration }).app}>
      <h1>{page}</h1>
      <LazyHydrate lifetime="document">
        <footer>You are at {page}</footer>
      </LazyHydrate>
    </AppProvider>
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
  document.body.innerHTML = renderToString(<Site />);
  const footer = document.querySelector('footer');
  expect(footer).not.toBeNull();
  const hydration = createHydration();
  const goTo = await new Promise<(page: string) => void>((onHydrated) => {
    hydrateRoot(document.body, <Site hydration={hydration} onHydrated={onHydrated} />);
  });
  await hydration.document.settle();
  flushSync(() => goTo('Roulette'));
  expect(document.querySelector('h1')?.textContent).toBe('Roulette');
  await vi.waitFor(() => expect(document.querySelector('footer')?.textContent).toBe('You are at Roulette'));
  expect(document.querySelector('footer')).toBe(footer);
});
