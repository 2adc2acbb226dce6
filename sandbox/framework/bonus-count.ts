import type { PlayerApi } from './api/player-api.ts';
import type { Events } from './events.ts';

/** Keeps `window.bonusCount` (§4, polled by the page): how many offers wait for the player; 0 for visitors. */
export function keepBonusCount(api: Pick<PlayerApi, 'offers'>, events: Events): void {
  window.bonusCount = 0;
  const count = (): void => {
    api.offers().then(
      ({ offers }) => (window.bonusCount = offers.length),
      (error: unknown) => console.warn('CasinoPlatform: no offers.', error),
    );
  };
  events.on('sessionStatus', ({ IsLoggedIn }) => {
    window.bonusCount = 0;
    if (IsLoggedIn) count();
  });
  // A deposit takes up the offer that waited for it.
  events.on('depositSucceeded', count);
}
