import { createModel, signal } from '@preact/signals-react';
import {
  APP_BANNER_COOKIE,
  APP_BANNER_COOKIE_MAX_AGE_S,
  APP_BANNER_DELAY_MS,
} from '../../shared/config/constants.ts';
import type { Collaborators } from './collaborators.ts';
import { timerSlot } from './timer-slot.ts';

/**
 * The banner that offers the app beside the login (§4): it shows 500 ms after the login opens, unless it was seen within 7 days.
 * It is made with the login and disposed of with it.
 */
export const AppBanner = createModel(
  ({ cookies, timers, track }: Pick<Collaborators, 'cookies' | 'timers' | 'track'>) => {
    const isShown = signal(false);
    const showing = timerSlot(timers);
    const leave = (event: 'app_banner_closed' | 'app_banner_clicked') => {
      if (!isShown.peek()) return;
      isShown.value = false;
      track({ event });
    };
    return {
      isShown,
      loginOpened() {
        if (cookies.get(APP_BANNER_COOKIE) !== null) return;
        showing.start(APP_BANNER_DELAY_MS, () => {
          isShown.value = true;
          cookies.set(APP_BANNER_COOKIE, '1', APP_BANNER_COOKIE_MAX_AGE_S);
          track({ event: 'app_banner_opened' });
        });
      },
      close: () => leave('app_banner_closed'),
      /** The visitor follows it to a store. */
      click: () => leave('app_banner_clicked'),
    };
  },
);
