import type { PlayerApi } from './api/player-api.ts';
import type { Events } from './events.ts';
import type { Answer } from '../session/contract.ts';

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

type ReminderParts = { api: Pick<PlayerApi, 'limits'>; events: Events; due(): void };

const MINUTE_MS = 60_000;

/** Reminds a player of the time as often as asked (`realityCheckMinutes` of the limits), from login to logout. */
export function createReminder({ api, events, due }: ReminderParts): { every(minutes: number | null): void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  const every = (minutes: number | null): void => {
    clearInterval(timer);
    timer = minutes === null ? undefined : setInterval(due, minutes * MINUTE_MS);
  };
  events.on('sessionStatus', ({ IsLoggedIn }) => {
    every(null);
    if (!IsLoggedIn) return;
    api.limits().then(
      ({ realityCheckMinutes }) => every(realityCheckMinutes),
      (error: unknown) => console.warn('CasinoPlatform: no reality check.', error),
    );
  });
  return { every };
}
