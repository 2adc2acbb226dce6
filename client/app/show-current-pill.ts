import type { AppState } from '../state/app-state.ts';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * A row of tabs or letters that scrolls sideways comes with the current one in sight; Chromium does so by its style
 * (client/ui/pill), the others begin at their start.
 */
export function showCurrentPill({ navigation }: Pick<AppState, 'navigation'>): void {
  navigation.pageData.subscribe(() => {
    afterPaint(() => {
      for (const pill of document.querySelectorAll('main nav > [aria-current]')) showInRow(pill);
    });
  });
}

function showInRow(pill: Element): void {
  const row = pill.parentElement;
  if (row === null || row.scrollWidth <= row.clientWidth) return;
  const [inner, outer] = [pill.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  const left = inner.left - outer.left - (outer.width - inner.width) / 2;
  row.scrollBy({ left, behavior: 'instant' });
}
