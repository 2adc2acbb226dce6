import { effect } from '@preact/signals-react';
import type { AppState } from '../state/app-state.ts';

/**
 * Rows below the fold have `content-visibility: auto`: the browser lays them out when they become visible, and a swipe can
 * show three of them in one frame, which costs 80 ms of layout on a slow phone. So each row is laid out beforehand, one
 * per idle callback, by reading the rectangle of an element inside it; the browser keeps that layout and only paints
 * later. Where there are no idle callbacks, rows are laid out when they become visible.
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
