import type { PlayerApi } from './api/player-api.ts';
import { IDLE_LIMIT_MS, type Answer } from '../session/contract.ts';
import type { Opened } from './contract.ts';
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

/** WCAG 2.2.1 asks for 20 s at least. */
const WARNED_BEFORE_MS = 2 * MINUTE_MS;
/** By then the platform has ended what nobody has renewed. */
const ENDED_MS = IDLE_LIMIT_MS + 2_000;

/** A tab tells the others which token it has used. */
const RENEWALS = 'casino-platform-renewals';

type SessionWarningParts = { events: Events; token(): string | null; warn(): Opened; askAfterIt(): void };

/**
 * Warns a player before the session ends for want of activity in any tab (WCAG 2.2.1), and tells the page when it has ended.
 * @param warn opens the warning; it is closed as soon as the session goes on
 * @param askAfterIt asks the platform, which refuses when the session has ended; a call that comes when it has not would renew it
 */
export function createSessionWarning({ events, token, warn, askAfterIt }: SessionWarningParts): {
  renew(): void;
} {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let warning: Opened | null = null;
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    warning?.close();
    warning = null;
  };
  const begin = (): void => {
    stop();
    timers = [
      setTimeout(() => (warning = warn()), IDLE_LIMIT_MS - WARNED_BEFORE_MS),
      setTimeout(askAfterIt, ENDED_MS),
    ];
  };
  events.on('sessionStatus', ({ IsLoggedIn }) => {
    if (IsLoggedIn) begin();
    else stop();
  });
  const tabs = new BroadcastChannel(RENEWALS);
  const renew = (used: unknown): void => {
    if (timers.length > 0 && used === token()) begin();
  };
  tabs.addEventListener('message', ({ data }) => renew(data));
  return {
    renew() {
      const used = token();
      renew(used);
      // oxlint-disable-next-line require-post-message-target-origin -- a channel is of one origin
      tabs.postMessage(used);
    },
  };
}
