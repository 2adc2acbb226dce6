import { effect } from '@preact/signals-react';
import { PAGE_VIEW_DELAY_MS } from '../../shared/config/constants.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cancel, Timers } from '../state/collaborators.ts';

/** §7.8: a page view 250 ms after the first page and each route change; a page left sooner has none. */
export function reportPageViews({ navigation, track }: AppState, timers: Timers): Cancel {
  return effect(() => {
    const { address, meta } = navigation.pageData.value;
    return timers.after(PAGE_VIEW_DELAY_MS, () =>
      track({ event: 'page_view', path: localePath(address.locale, address.path), title: meta.title }),
    );
  });
}
