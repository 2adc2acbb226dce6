import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import type { ClientStorage } from '../../state/collaborators.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * Lets the browser say what the page felt like and what failed (docs/operations.md): in a share of the documents that a
 * setting names, not before the player has consented to analytics, and when there is nothing else to do.
 */
export function measureWithConsent(app: AppState, storage: ClientStorage): void {
  const { vitalsShare } = app.navigation.pageData.peek().shell.settings;
  if (Math.random() >= vitalsShare) return;
  let isBegun = false;
  effect(() => {
    if (isBegun || app.consent.choices.value?.analytics !== true) return;
    isBegun = true;
    afterLoad(() =>
      whenIdle(() => {
        import('./measure.ts').then(
          ({ measure }) => measure(app, storage),
          // A measurement that is missing harms nobody.
          () => undefined,
        );
      }),
    );
  });
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
