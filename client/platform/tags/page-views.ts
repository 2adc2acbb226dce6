import { effect, signal } from '@preact/signals-react';
import { PAGE_VIEW_DELAY_MS } from '../../../shared/config/constants.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import { onReturn, type Tabs } from '../session/tab-changes.ts';

/**
 * §7.8: a page view 250 ms after the first page, each route change, and each return out of the back/forward cache; a page left
 * sooner has none.
 */
export function reportPageViews({ navigation, track }: AppState, timers: Timers, tabs: Tabs): Cancel {
  const returns = signal(0);
  onReturn(tabs, () => (returns.value += 1));
  return effect(() => {
    const page = navigation.pageData.value;
    void returns.value;
    return timers.after(PAGE_VIEW_DELAY_MS, () =>
      track({ event: 'page_view', path: pathOf(page), title: page.meta.title }),
    );
  });
}

/** The path by which its view names a page. */
export function pathOf({ address }: PageData): string {
  return localePath(address.locale, address.path);
}
