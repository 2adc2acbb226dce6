import type { Page } from 'playwright-core';

/** The browser gives what it has noted by then. */
const GIVEN_WITHIN_MS = 300;

/** The sum of the layout shifts of the page's document until now, also of those after a press; no unit. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    (limitMs) =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), limitMs);
      }),
    GIVEN_WITHIN_MS,
  );
}
