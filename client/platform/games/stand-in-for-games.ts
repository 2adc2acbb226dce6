import { effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import type { LoadChunk, Timers } from '../../state/collaborators.ts';
import { warn } from '../framework/payloads.ts';

/** A platform that has announced no games by then, from the login on, may never. An edge that has none either is asked again, each time later. */
const STAND_IN_DELAY_MS = 10_000;

interface StandInParts {
  readonly app: Pick<AppState, 'games' | 'navigation' | 'session'>;
  readonly timers: Pick<Timers, 'after'>;
  readonly loadChunk: LoadChunk;
}

/**
 * A player's own games, the favourites and those played last, are told by their ids alone (§4). Where the platform announces no
 * list of games, the edge's stands in, until one comes.
 */
export function standInForGames({ app, timers, loadChunk }: StandInParts): void {
  const { games, session } = app;
  const stand = async () => (await loadChunk(() => import('./take-edge-games.ts'))).takeEdgeGames(app);
  effect(() => {
    if (!session.isLoggedIn.value || games.catalogue.value !== null) return undefined;
    let isOver = false;
    let cancel = () => {};
    const standAfter = (waitMs: number) => {
      cancel = timers.after(waitMs, async () => {
        await stand().catch(warn);
        if (!isOver) standAfter(2 * waitMs);
      });
    };
    standAfter(STAND_IN_DELAY_MS);
    return () => {
      isOver = true;
      cancel();
    };
  });
}
