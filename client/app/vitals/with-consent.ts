import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';

/** Browsers without `requestIdleCallback` are given so long after the page's load. */
const IDLE_MS = 2_000;

/**
 * Lets the browser say what the page felt like and what failed (docs/operations.md): in a share of the documents that a
 * setting names, not before the player has consented to analytics, and when there is nothing else to do.
 */
export function measureWithConsent(app: AppState): void {
  const { vitalsShare } = app.navigation.pageData.peek().shell.settings;
  if (Math.random() >= vitalsShare) return;
  let isBegun = false;
  effect(() => {
    if (isBegun || app.consent.choices.value?.analytics !== true) return;
    isBegun = true;
    whenIdle(() => {
      import('./measure.ts').then(
        ({ measure }) => measure(app),
        // A measurement that is missing harms nobody.
        () => undefined,
      );
    });
  });
}

function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
