import { parseFavourites } from '../../shared/model/account.ts';
import type { GamesModel } from '../state/games/games.ts';
import type { Timers } from '../state/collaborators.ts';
import type { PlatformCalls } from '../state/platform-calls.ts';
import { openOffersPopup, type Framework, type FrameworkCall } from './contract.ts';
import type { FrameworkLoader } from './loader.ts';
import { readClose, readFavouritesList } from './payloads.ts';

/** A game or a heart is not waited for longer than this. */
const GAME_LIMIT_MS = 20_000;
const FAVOURITE_LIMIT_MS = 10_000;

interface CallsParts {
  readonly loader: FrameworkLoader;
  readonly timers: Timers;
  readonly games: Pick<GamesModel, 'loaded' | 'openGameId'>;
  /** Where `openOffersPopup` is found. */
  readonly global: object;
}

/** What the product asks of the platform (§7.6), over the framework. Whatever that does, none of these throws. */
export function createPlatformCalls({ loader, timers, games, global }: CallsParts): PlatformCalls {
  const ask = async (name: FrameworkCall, ...given: readonly unknown[]): Promise<unknown> => {
    const framework = await loader.ready();
    return framework.call(name, ...given);
  };
  const tell = (name: FrameworkCall, ...given: readonly unknown[]): void => {
    ask(name, ...given).catch((error: unknown) => console.warn(`CasinoPlatform.${name}()`, error));
  };

  return {
    wake: () => loader.wake(),
    showWidget(name, container) {
      if (container === undefined) tell('showWidget', name);
      else tell('showWidget', name, { container });
    },
    async loadGame(gameId, container) {
      const framework = await within(GAME_LIMIT_MS, loader.ready(), timers);
      if (framework === null) return null;
      const answer = await attempt(framework, 'loadGame', gameId, { mode: 'M', container });
      if (answer === null) return null;
      games.loaded(gameId);
      return { close: readClose(answer) ?? (() => container.replaceChildren()) };
    },
    async setFavourite(gameId, isFavourite) {
      const answer = ask('setFavourite', gameId, isFavourite).catch((error: unknown) => {
        console.warn('CasinoPlatform.setFavourite()', error);
        return null;
      });
      const list = readFavouritesList(await within(FAVOURITE_LIMIT_MS, answer, timers));
      return list === null ? null : parseFavourites(list);
    },
    refreshBalance: () => tell('refreshBalance'),
    logout: () => tell('logout'),
    openOffers() {
      void loader.ready().then(() => openOffersPopup(global));
    },
    engageChat: () => tell('engageChat'),
  };
}

/** The answer, `{}` when it is nothing, or null when the call failed. */
async function attempt(
  framework: Framework,
  name: FrameworkCall,
  ...given: readonly unknown[]
): Promise<unknown> {
  try {
    return (await framework.call(name, ...given)) ?? {};
  } catch (error) {
    console.warn(`CasinoPlatform.${name}()`, error);
    return null;
  }
}

/** Null when the time is over first. */
function within<T>(limitMs: number, answer: Promise<T>, timers: Timers): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(limitMs, () => resolve(null));
    answer.then(resolve, reject).finally(cancel);
  });
}
