import { computed, createModel, signal } from '@preact/signals-react';
import { GAME_CHANGE_DELAY_MS, RECENTLY_PLAYED_DELAY_MS } from '../../../shared/config/constants.ts';
import { indexCatalogue, type CatalogueIndex } from '../../../shared/domain/games/catalogue.ts';
import type { Catalogue } from '../../../shared/domain/games/catalogue-schema.ts';
import type { Winner } from '../../../shared/contracts/platform/winners.ts';
import type { Collaborators } from '../collaborators.ts';
import type { SessionModel } from '../session/session.ts';
import { timerSlot } from '../timer-slot.ts';
import type { RecentGamesModel } from './recent-games.ts';
import type { GameFacts } from './shown-facts.ts';
import type { ModelOf } from '../model.ts';

/** The platform tells of a game that the page has closed up to a second late (docs/contracts/platform-framework.md). */
const LATE_CLOSE_MS = 2_000;

/** What a guest has pressed that a login comes before: Play, or the heart of a game. */
export interface Wanted {
  readonly kind: 'game' | 'favourite';
  readonly gameId: number;
}

interface GamesParts {
  readonly collaborators: Collaborators;
  readonly session: Pick<SessionModel, 'isLoggedIn'>;
  readonly recents: RecentGamesModel;
  /** What the page itself shows of the game; null when it does not show it. */
  readonly shownAs: (gameId: number) => GameFacts | null;
}

/** §3 Games state and §4 Game. */
export const Games = createModel(({ collaborators, session, recents, shownAs }: GamesParts) => {
  const { platform, timers, track, announce } = collaborators;
  const isGameOpen = signal(false);
  const openGameId = signal<number | null>(null);
  const launchedFromInGame = signal(false);
  const isFullscreen = signal(false);
  const wanted = signal<Wanted | null>(null);
  const catalogue = signal<CatalogueIndex | null>(null);
  const winners = signal<readonly Winner[]>([]);
  const opening = timerSlot(timers);
  const remembering = timerSlot(timers);

  /** When the open game began to load. */
  let loadingSince = 0;

  /** What was shown of the games that were played, wherever that was. */
  const played = new Map<number, GameFacts>();

  /** As the platform's list has the game, which may come late or never; else as it was shown. */
  const factsOf = (gameId: number, list = catalogue.peek()): GameFacts => {
    const game = list?.gameById.get(gameId);
    if (game !== undefined) return { name: game.name, provider: game.subProvider ?? game.provider };
    return played.get(gameId) ?? shownAs(gameId) ?? { name: '', provider: null };
  };

  const launch = (gameId: number) => {
    opening.cancel();
    wanted.value = null;
    launchedFromInGame.value = false;
    if (openGameId.peek() === gameId) return;
    loadingSince = timers.now();
    isGameOpen.value = true;
    openGameId.value = gameId;
    track({ event: 'game_launch', gameName: factsOf(gameId).name });
    announce('aspireGameOpened');
    remembering.start(RECENTLY_PLAYED_DELAY_MS, () => recents.add(gameId));
  };

  let hasLoaded = false;
  /** How often the open game was tried again after it had failed. */
  const retries = signal(0);
  const hasFailed = signal(false);
  const retry = () => {
    if (!hasFailed.peek()) return;
    hasFailed.value = false;
    loadingSince = timers.now();
    retries.value += 1;
  };

  /** The loads that the page has left, until the platform says so too: one close each, of whatever game is open by then. */
  const owed = new Set<{ readonly gameId: number }>();
  const isOwed = (gameId: number | null): boolean => {
    const former = [...owed].find((load) => load.gameId === (gameId ?? load.gameId));
    return former !== undefined && owed.delete(former);
  };

  /** Common to `close` and `change`, which set the container's flag themselves. */
  const leave = () => {
    remembering.cancel();
    const gameId = openGameId.peek();
    if (gameId === null) return;
    const left = { gameId };
    owed.add(left);
    timers.after(LATE_CLOSE_MS, () => owed.delete(left));
    hasLoaded = false;
    hasFailed.value = false;
    openGameId.value = null;
    // A session that has ended, and closes the game, has no balance.
    if (session.isLoggedIn.peek()) platform.refreshBalance();
    announce('aspireGameClosed');
  };

  const close = () => {
    opening.cancel();
    leave();
    launchedFromInGame.value = false;
    isFullscreen.value = false;
    isGameOpen.value = false;
  };

  /** §4 Changing a game from inside a game: the current one closes, the new one opens 1.5 s later. */
  const change = (gameId: number) => {
    if (openGameId.peek() === gameId) {
      retry();
      return;
    }
    if (!isGameOpen.peek()) {
      launch(gameId);
      return;
    }
    launchedFromInGame.value = true;
    leave();
    opening.start(GAME_CHANGE_DELAY_MS, () => launch(gameId));
  };

  return {
    isGameOpen,
    openGameId,
    /** A game is being changed from inside another one; the container stays open in between. */
    launchedFromInGame,
    /** The open game could not be loaded; the container stays, to say so. */
    hasFailed,
    retries,
    /** Loads the open game again where it has failed; so does another press of Play. */
    retry,
    failed(gameId: number) {
      hasFailed.value = gameId === openGameId.peek();
    },
    isFullscreen,
    /** What a guest is asked to log in for; it is done after the login (client/platform/games/wanted.ts). */
    wanted,
    /** The platform's games, once it has sent them to this browser (§7.7); null until then. */
    catalogue,
    winners,
    /** Empty while no game is open, and where neither the platform nor the page has its name. */
    openGameName: computed(() =>
      openGameId.value === null ? '' : factsOf(openGameId.value, catalogue.value).name,
    ),
    /**
     * Play was pressed: launches for a player, as a change where the search was opened over a game; asks a guest to log in and
     * launches after that.
     * @param shown what was pressed, where it is no part of the page
     */
    play(gameId: number, shown?: GameFacts) {
      const facts = shown ?? shownAs(gameId);
      if (facts !== null) played.set(gameId, facts);
      if (session.isLoggedIn.peek()) {
        change(gameId);
        return;
      }
      wanted.value = { kind: 'game', gameId };
      platform.showWidget('login');
    },
    /** Opens the game container (§4 Launch). */
    launch,
    change,
    close,
    /** §7.7 The platform begins to load the game: its load time counts from here, not from the press of Play. */
    loadStarted(gameId: number | null) {
      if (gameId === null || gameId === openGameId.peek()) loadingSince = timers.now();
    },
    /** The game has loaded: pushes game_open (§4). */
    loaded(gameId: number) {
      if (openGameId.peek() !== gameId) return;
      hasLoaded = true;
      const now = timers.now();
      const { name, provider } = factsOf(gameId);
      track({
        event: 'game_open',
        timestamp: now,
        gameDatetime: new Date(now).toISOString(),
        loadTimeMs: now - loadingSince,
        gameId,
        gameName: name,
        provider: provider ?? '',
      });
    },
    /**
     * The platform has closed a game; the event may come late. Null: it did not say which.
     * @returns whether it is the open one, which still loads: what becomes of it is its load's to say, and the container stays,
     * to tell the player why
     */
    closedByPlatform(gameId: number | null) {
      const isCurrent = !isOwed(gameId) && (gameId === null || gameId === openGameId.peek());
      // §4: while a game is being changed only the flag is reset; the container stays and the next game opens.
      if (launchedFromInGame.peek()) launchedFromInGame.value = false;
      else if (isCurrent && hasLoaded) close();
      return isCurrent && !hasLoaded;
    },
    setFullscreen(next: boolean) {
      isFullscreen.value = next;
    },
    /** `null`: the login was cancelled, and a later one must bring nothing about. */
    want(next: Wanted | null) {
      wanted.value = next;
    },
    setCatalogue(next: Catalogue) {
      catalogue.value = indexCatalogue(next);
    },
    setWinners(next: readonly Winner[]) {
      winners.value = next;
    },
  };
});

export type GamesModel = ModelOf<typeof Games>;
