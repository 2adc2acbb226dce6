import type { PlayerApi } from './api/player-api.ts';
import type { Events } from './events.ts';

const EVERY_MS = 8_000;

/** Tells of winners (§3 winnersData) at once and then every 8 s, while the page is looked at and no game is open. */
export function tellWinners(api: Pick<PlayerApi, 'winners'>, events: Events): void {
  let playing = false;
  // What the page gives back (§4): it says so when a game is opened, also one that is not ours.
  addEventListener('aspireGameOpened', () => (playing = true));
  addEventListener('aspireGameClosed', () => (playing = false));

  const tell = async (): Promise<void> => {
    if (playing || document.visibilityState === 'hidden') return;
    try {
      events.emit('winners', await api.winners());
    } catch (error) {
      console.warn('CasinoPlatform: no winners.', error);
    }
  };
  void tell();
  setInterval(() => void tell(), EVERY_MS);
}
