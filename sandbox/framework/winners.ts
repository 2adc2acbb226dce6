import type { Answer } from '../session/contract.ts';
import type { PlayerApi } from './api/player-api.ts';
import type { Events } from './events.ts';

const EVERY_MS = 8_000;

type Winners = Answer<'winners'>['winners'];

/**
 * Tells of winners (§3 winnersData) at once and then every 8 s, newest first, while the page is looked at and no game is
 * open. The platform gives a list; from then on a new winner is invented each time out of those that it named.
 */
export function tellWinners(api: Pick<PlayerApi, 'winners'>, events: Events): void {
  let playing = false;
  // What the page gives back (§4): it says so when a game is opened, also one that is not ours.
  addEventListener('aspireGameOpened', () => (playing = true));
  addEventListener('aspireGameClosed', () => (playing = false));

  let known: Winners = [];
  const tell = async (): Promise<void> => {
    if (playing || document.visibilityState === 'hidden') return;
    try {
      known = known.length === 0 ? (await api.winners()).winners : withNewest(known);
      events.emit('winners', { winners: known });
    } catch (error) {
      console.warn('CasinoPlatform: no winners.', error);
    }
  };
  void tell();
  setInterval(() => void tell(), EVERY_MS);
}

/** The one who won longest ago wins again, another amount. */
function withNewest(winners: Winners): Winners {
  const last = winners.at(-1);
  if (last === undefined) return winners;
  const winAmount = Math.round(last.winAmount * (0.3 + Math.random() * 1.6) * 100) / 100;
  return [{ ...last, winAmount }, ...winners.slice(0, -1)];
}
