import type { PlayerApi } from './api/player-api.ts';
import type { Events } from './events.ts';

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
