import { parseFavourites } from '../../shared/contracts/platform/account.ts';
import type { GamesModel } from '../state/games/games.ts';
import type { Timers } from '../state/collaborators.ts';
import type { OpenedGame, PlatformCalls } from '../state/platform-calls.ts';
import { openOffersPopup, type FrameworkCall } from './contract.ts';
import type { FrameworkLoader } from './loader.ts';
import { readClose, readFavouritesList } from './payloads.ts';

/** Time limits for a game to load and for a favourite to change. */
const GAME_LIMIT_MS = 20_000;
const FAVOURITE_LIMIT_MS = 10_000;

interface CallsParts {
  readonly loader: FrameworkLoader;
  readonly timers: Timers;
  readonly games: Pick<GamesModel, 'loaded' | 'openGameId'>;
  /** The object with `openOffersPopup`: the window. */
  readonly global: object;
}

/** The calls to the platform (§7.6), through the framework. None of them throws, whatever the framework does. */
export function createPlatformCalls({ loader, timers, games, global }: CallsParts): PlatformCalls {
  const ask = async (name: FrameworkCall, ...given: readonly unknown[]): Promise<unknown> => {
    const framework = await loader.ready();
    return framework.call(name, ...given);
  };
  const tell = (name: FrameworkCall, ...given: readonly unknown[]): void => {
    ask(name, ...given).catch((error: unknown) => console.warn(`CasinoPlatform.${name}()`, error));
  };

  return {
    load: () => loader.load(),
    showWidget(name, container) {
      if (container === undefined) tell('showWidget', name);
      else tell('showWidget', name, { container });
    },
    async loadGame(gameId, container) {
      const opening = ask('loadGame', gameId, { mode: 'M', container }).then(
        (handle): OpenedGame => ({ close: closeOf(handle, container) }),
        (error: unknown) => {
          console.warn('CasinoPlatform.loadGame()', error);
          return null;
        },
      );
      const opened = await within(GAME_LIMIT_MS, opening, timers);
      if (opened !== null) games.loaded(gameId);
      // A game that loads after the time limit is closed, or it would run invisibly.
      else void opening.then((late) => late?.close());
      return opened;
    },
    async setFavourite(gameId, isFavourite) {
      const response = ask('setFavourite', gameId, isFavourite).catch((error: unknown) => {
        console.warn('CasinoPlatform.setFavourite()', error);
        return null;
      });
      const list = readFavouritesList(await within(FAVOURITE_LIMIT_MS, response, timers));
      return list === null ? null : parseFavourites(list);
    },
    refreshBalance: () => tell('refreshBalance'),
    logout: () => tell('logout'),
    openOffers() {
      void loader.ready().then(() => openOffersPopup(global));
    },
    engageChat(who) {
      const told = ask('initChat', who).catch((error: unknown) =>
        console.warn('CasinoPlatform.initChat()', error),
      );
      void told.then(() => tell('engageChat'));
    },
  };
}

/** Closes an opened game by the framework's handle; without a handle it empties the container. */
function closeOf(handle: unknown, container: HTMLElement): () => void {
  const close = readClose(handle) ?? (() => container.replaceChildren());
  return () => {
    try {
      close();
    } catch (error) {
      console.warn('CasinoPlatform: closing a game', error);
    }
  };
}

/** Resolves to null after the time limit. */
function within<T>(limitMs: number, response: Promise<T>, timers: Timers): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(limitMs, () => resolve(null));
    response.then(resolve, reject).finally(cancel);
  });
}
