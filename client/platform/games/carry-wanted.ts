import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import type { Timers } from '../../state/collaborators.ts';
import { isContainedWidget } from '../../state/platform-calls.ts';
import { LOGIN_FOLLOWS_MS, type WantedFeed } from './wanted.ts';

const KEY = 'wanted';
/** A platform that loads the page anew after its login does so at once. */
const CARRIED_FOR_MS = 30_000;

interface CarryParts {
  readonly app: Pick<AppState, 'games' | 'overlays' | 'session'>;
  readonly timers: Timers;
  /** The tab's own, since a game must open in the tab in which it was wanted alone; a browser may forbid it. */
  readonly storage: () => Storage;
  readonly tabs: EventTarget;
  readonly wanted: Pick<WantedFeed, 'take'>;
}

/**
 * Hands on what a guest wants to the next document of this tab, where the platform loads one after its login. Where nobody is
 * logged in there, as after a reload of the guest's own, it is wanted no more.
 * @returns whether this document was handed something
 */
export function carryWanted({
  app: { games, overlays, session },
  timers,
  storage,
  tabs,
  wanted,
}: CarryParts): boolean {
  tabs.addEventListener('pagehide', () => {
    // This document may come back, and is to bring nothing about again.
    const left = wanted.take();
    if (left === null) return;
    try {
      storage().setItem(KEY, [timers.now(), left.kind, left.gameId].join(' '));
    } catch {
      // It is pressed again after the login.
    }
  });

  const [leftMs, kind, gameId] = takeFrom(storage).split(' ');
  if (!(Math.abs(timers.now() - Number(leftMs)) <= CARRIED_FOR_MS)) return false;
  const carried = { kind: kind === 'game' ? kind : 'favourite', gameId: Number(gameId) } as const;
  games.want(carried);
  const forget = () => {
    if (games.wanted.peek() === carried) games.want(null);
  };
  timers.after(CARRIED_FOR_MS, forget);
  effect(() => {
    // Who logs in here does so for something else.
    if (isContainedWidget(overlays.openName.value)) forget();
    else if (session.sessionChecked.value && !session.isLoggedIn.value)
      timers.after(LOGIN_FOLLOWS_MS, forget);
  });
  return true;
}

function takeFrom(storage: () => Storage): string {
  try {
    const text = storage().getItem(KEY) ?? '';
    storage().removeItem(KEY);
    return text;
  } catch {
    return '';
  }
}
