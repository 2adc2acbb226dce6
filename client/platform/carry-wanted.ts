import type { AppState } from '../state/app-state.ts';
import type { Timers } from '../state/collaborators.ts';
import type { WantedFeed } from './wanted.ts';

const KEY = 'wanted';
/** A platform that loads the page anew after its login does so at once. */
const CARRIED_FOR_MS = 30_000;

interface CarryParts {
  readonly app: Pick<AppState, 'games' | 'session'>;
  readonly timers: Timers;
  /** The tab's own, since a game must open in the tab in which it was wanted alone; a browser may forbid it. */
  readonly storage: () => Storage;
  readonly tabs: EventTarget;
  readonly wanted: Pick<WantedFeed, 'current'>;
}

/**
 * Hands on what a guest wants to the next document of this tab, where the platform loads one after its login. Where nobody is
 * logged in there it is soon wanted no more.
 * @returns whether this document was handed something
 */
export function carryWanted({ app: { games, session }, timers, storage, tabs, wanted }: CarryParts): boolean {
  tabs.addEventListener('pagehide', () => {
    const left = wanted.current();
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
  timers.after(CARRIED_FOR_MS, () => {
    if (games.wanted.peek() === carried && !session.isLoggedIn.peek()) games.want(null);
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
