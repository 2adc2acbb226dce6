// @vitest-environment own-window
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { AppProvider, usePageData } from '../app-context.tsx';
import type { AppState } from '../app-state.ts';
import { createHydration, type Hydration } from './hydration.ts';
import { LazyHydrate } from './lazy-hydrate.tsx';

interface SiteProps {
  readonly app: AppState;
  /** Of the footer's code. */
  readonly load?: (() => Promise<void>) | null;
  /** Called as soon as the page itself is hydrated. */
  readonly onHydrated?: () => void;
}

/** A page above a footer that is hydrated later, and whose link leads to the page in another language. */
function Site({ app, load = null, onHydrated }: SiteProps) {
  useSignals();
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <AppProvider app={app}>
      <h1>{app.navigation.pageData.value.meta.title}</h1>
      <LazyHydrate lifetime="document" load={load}>
        <Footer />
      </LazyHydrate>
    </AppProvider>
  );
}

function Footer() {
  const { meta } = usePageData();
  return (
    <footer>
      <a href={`/es/${meta.title}`}>{meta.title}, en español</a>
    </footer>
  );
}

describe('§2.7 a link followed before React has come to the footer', () => {
  let app: AppState;
  let hydration: Hydration;
  let found: Element | null;
  let root: Root;

  const hydrate = (load: (() => Promise<void>) | null) =>
    new Promise<void>((onHydrated) => {
      root = hydrateRoot(document.body, <Site app={app} load={load} onHydrated={onHydrated} />);
    });
  const goTo = (title: string) => flushSync(() => app.navigation.show(testPageData({ title })));

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observe = () => {};
        readonly disconnect = () => {};
      },
    );
    document.body.innerHTML = renderToString(<Site app={testApp().app} />);
    found = document.querySelector('footer');
    expect(found).not.toBeNull();
    hydration = createHydration();
    ({ app } = testApp({ hydration }));
    return () => root.unmount();
  });

  test('does not take it away', async () => {
    await hydrate(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await hydration.document.settle();
    goTo('Roulette');
    expect(document.querySelector('h1')?.textContent).toBe('Roulette');
    expect(document.querySelector('footer')).toBe(found);
    expect(document.querySelector('footer a')?.getAttribute('href')).toBe('/es/Roulette');
  });

  test('nor leave its links with the page before, where React is so slow that the page does not wait', async () => {
    await hydrate(null);
    void hydration.document.settle();
    goTo('Roulette');
    await expect.poll(() => document.querySelector('footer a')?.getAttribute('href')).toBe('/es/Roulette');
    expect(document.querySelector('footer a')?.textContent).toBe('Roulette, en español');
    // React makes anew what it does not find as it renders it first, and says so.
    expect(document.querySelector('footer')).toBe(found);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('§9 what is below the first window of a page that is gone to', () => {
  const showAfter = (showing: Parameters<AppState['navigation']['show']>[1]) => {
    const { app } = testApp({ hydration: createHydration() });
    app.hydration?.page.retire();
    app.navigation.show(testPageData(), showing);
    document.body.innerHTML = '<div></div>';
    const root = createRoot(document.querySelector('div') ?? document.body);
    flushSync(() =>
      root.render(
        <AppProvider app={app}>
          <h1>Slots</h1>
          <LazyHydrate>
            <p>Below</p>
          </LazyHydrate>
        </AppProvider>,
      ),
    );
    onTestFinished(() => root.unmount());
    return document.body;
  };

  test('comes after what is above it has been rendered, and has its room until then', async () => {
    const body = showAfter({ fromTop: true });
    expect(body.textContent).toBe('Slots');
    expect(body.querySelector<HTMLElement>('[style]')?.style.minHeight).toBe(
      'calc(var(--above-row) + var(--reel-row))',
    );
    expect(body.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await expect.poll(() => body.textContent).toBe('SlotsBelow');
    expect(body.querySelector('[style], [aria-busy]')).toBeNull();
  });

  test.each([{ returning: true }, {}])('comes at once where the place on the page matters: %o', (showing) => {
    expect(showAfter(showing).textContent).toBe('SlotsBelow');
  });
});
