import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { APP_BANNER_COOKIE_MAX_AGE_S, APP_BANNER_DELAY_MS } from '../../shared/config/constants.ts';
import type { Collaborators } from './collaborators.ts';
import { timerSlot } from './timer-slot.ts';

const SEEN_COOKIE = 'appBannerSeen';

/** The banner that offers the app beside the login (§4 App banner). */
export interface AppBannerModel {
  readonly isShown: ReadonlySignal<boolean>;
  /** 500 ms after this the banner shows, unless it was seen within 7 days. */
  loginOpened(): void;
  loginClosed(): void;
  close(): void;
  /** The visitor follows it to the store. */
  click(): void;
}

export const AppBanner = createModel(({ cookies, timers, track }: Collaborators): AppBannerModel => {
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
      if (cookies.get(SEEN_COOKIE) !== null) return;
      showing.start(APP_BANNER_DELAY_MS, () => {
        isShown.value = true;
        cookies.set(SEEN_COOKIE, '1', APP_BANNER_COOKIE_MAX_AGE_S);
        track({ event: 'app_banner_opened' });
      });
    },
    loginClosed() {
      showing.cancel();
      isShown.value = false;
    },
    close: () => leave('app_banner_closed'),
    click: () => leave('app_banner_clicked'),
  };
});
