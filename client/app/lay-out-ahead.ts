import { effect } from '@preact/signals-react';
import type { AppState } from '../state/app-state.ts';

/**
 * Rows below the fold wait for the eye (`content-visibility`), and a swipe can wake three of them in one frame, 80 ms of
 * layout on a slow phone. So each is laid out beforehand, one in every pause that the browser has: asking for the place of
 * something inside does that, and what is laid out stays so. Waking then is painting alone. Where there are no idle
 * callbacks, rows wake as they come.
 */
export function layOutAhead({ navigation }: AppState): void {
  if (!('requestIdleCallback' in window)) return;
  let latest: object | null = null;
  effect(() => {
    const shown = navigation.pageData.value;
    latest = shown;
    let rows: Element[] | null = null;
    const next = () => {
      if (latest !== shown) return;
      rows ??= [...document.querySelectorAll('main section')];
      const row = rows.shift();
      row?.querySelector('li')?.getBoundingClientRect();
      if (row !== undefined) requestIdleCallback(next);
    };
    requestIdleCallback(next);
  });
}
