import { parseFavourites } from '../../../shared/contracts/platform/account.ts';
import type { AppState } from '../../state/app-state.ts';
import type { ClientStorage, Timers } from '../../state/collaborators.ts';
import type { Framework } from '../framework/contract.ts';
import { createOrder } from '../framework/order.ts';
import { isRefusal, readFavouritesList, warn } from '../framework/payloads.ts';

/** Keeps the favourites of the player who is logged in: at the platform, or in this browser where the framework has no calls for them. */
export interface FavouritesFeed {
  ask(): void;
  /** `favouritesUpdated`. */
  hear(payload: unknown): void;
  /** Whether the change was accepted; never rejects. */
  change(gameId: number, isFavourite: boolean): Promise<boolean>;
  /** Another player, or none: what was asked before does not count. */
  forget(): void;
  /** Another framework has replaced this one. */
  end(): void;
}

interface FavouritesParts extends Pick<AppState, 'account' | 'favourites' | 'session' | 'wishNotice'> {
  readonly storage: ClientStorage;
  readonly timers: Pick<Timers, 'after' | 'now'>;
}

/** Written when a player has changed a favourite, so that the other tabs ask for them. */
export function favouritesChangedKey(playerId: number): string {
  return `favouritesChanged:${playerId}`;
}

export function createFavouritesFeed(
  framework: Framework,
  { account, favourites, session, wishNotice, storage, timers }: FavouritesParts,
): FavouritesFeed {
  const order = createOrder();
  const isKeptHere = () => !framework.has('getFavourites') || !framework.has('setFavourite');
  const playerId = () => account.player.peek()?.playerId ?? 0;
  const keptHere = () => storageOf(storage, playerId());

  const ask = async (): Promise<void> => {
    if (isKeptHere()) {
      favourites.replace(keptHere().read());
      return;
    }
    const ticket = order.ask();
    const take = (payload: unknown) => {
      const list = readFavouritesList(payload);
      if (list !== null && session.isLoggedIn.peek() && ticket.take())
        favourites.replace(parseFavourites(list));
    };
    await framework.call('getFavourites').then(take, warn);
  };

  const accepts = async (gameId: number, isFavourite: boolean): Promise<boolean> => {
    if (isKeptHere()) {
      keptHere().write(gameId, isFavourite);
      return true;
    }
    const ticket = order.ask();
    try {
      const response = await framework.call('setFavourite', gameId, isFavourite);
      if (isRefusal(response)) return false;
      if (!ticket.take()) return true;
      // A bare text may be a word of success, such as "1".
      const list = typeof response === 'string' ? null : readFavouritesList(response);
      if (list === null) {
        void ask(); // accepted without a word about the others
        return true;
      }
      const ids = parseFavourites(list);
      favourites.replace(ids);
      return ids.includes(gameId) === isFavourite;
    } catch (error) {
      warn(error);
      return false;
    }
  };

  /** A heart that is taken back is not without a word. */
  const tellRefused = (gameId: number, isFavourite: boolean) => {
    if (session.isLoggedIn.peek() && favourites.ids.peek().has(gameId) !== isFavourite) wishNotice.fail();
  };

  return {
    ask: () => void ask(),
    hear(payload) {
      const list = readFavouritesList(payload);
      if (list === null || !session.isLoggedIn.peek()) return;
      order.hear();
      favourites.replace(parseFavourites(list));
    },
    async change(gameId, isFavourite) {
      const key = favouritesChangedKey(playerId());
      const isAccepted = await accepts(gameId, isFavourite);
      if (isAccepted) storage.set(key, String(timers.now()));
      // It may have been so already, by another tab or device. After the heart has been taken back, which the list is to correct.
      else timers.after(0, () => void ask().then(() => tellRefused(gameId, isFavourite)));
      return isAccepted;
    },
    forget: order.hear,
    end: order.end,
  };
}

/** The favourites of one player in this browser. Read anew for each change: another tab may have written meanwhile. */
function storageOf(storage: ClientStorage, playerId: number) {
  const key = `favourites:${playerId}`;
  const read = () => parseFavourites(storage.get(key) ?? '');
  return {
    read,
    write(gameId: number, isFavourite: boolean) {
      const others = read().filter((id) => id !== gameId);
      storage.set(key, (isFavourite ? [...others, gameId] : others).join(','));
    },
  };
}
