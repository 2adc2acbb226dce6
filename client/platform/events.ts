import { parseBalance, parseFavourites, parseSession } from '../../shared/contracts/platform/account.ts';
import { parseWinners } from '../../shared/contracts/platform/winners.ts';
import type { AppState } from '../state/app-state.ts';
import type { Framework, FrameworkCall } from './contract.ts';
import { tickMarketingOptIn } from './marketing-opt-in.ts';
import * as read from './payloads.ts';

/**
 * Passes the framework's events to the models (§4, §7.7). Each payload is parsed; one that cannot be read changes nothing.
 * A repeated event has no effect: the models' methods set a state, and registrations and deposits are compared by their ids
 * (a deposit without a transaction id cannot be).
 */
export function listenToFramework(framework: Framework, app: AppState): void {
  const { session, account, games, favourites, platform } = app;
  // Counts `sessionStatus` events: a response requested before the latest event is older than it, and ignored.
  let statusesHeard = 0;
  let depositTold: string | null = null;
  let registrationTold: number | null = null;

  const enter = (details: unknown) => {
    const player = parseSession(details);
    if (player === null) return;
    const isSamePlayer = account.player.peek()?.playerId === player.playerId && session.isLoggedIn.peek();
    session.logIn(player);
    const wanted = games.wantedGameId.peek();
    if (wanted !== null) games.launch(wanted);
    if (isSamePlayer) return;
    framework.call('initChat').catch(warn);
    // A response that comes after the player has changed is ignored.
    const isStillHere = () => account.player.peek()?.playerId === player.playerId;
    const ask = async (name: FrameworkCall, take: (response: unknown) => void) => {
      const response = await framework.call(name);
      if (isStillHere()) take(response);
    };
    ask('getBalance', takeBalance).catch(warn);
    ask('getFavourites', takeFavourites).catch(warn);
  };

  /** Asks the framework who is logged in, when no event has said so. */
  const check = async () => {
    const heardBefore = statusesHeard;
    const details = await framework.call('getSessionDetails');
    if (statusesHeard !== heardBefore) return;
    if (details === null || details === undefined) session.logOut();
    else enter(details);
  };

  const takeBalance = (payload: unknown) => {
    if (session.isLoggedIn.peek() && payload !== null && payload !== undefined)
      account.updateBalance(parseBalance(payload));
  };

  const takeFavourites = (payload: unknown) => {
    const list = read.readFavouritesList(payload);
    if (list !== null && session.isLoggedIn.peek()) favourites.replace(parseFavourites(list));
  };

  framework.on('ready', () => void check().catch(warn));

  framework.on('sessionStatus', (payload) => {
    const isLoggedIn = read.readIsLoggedIn(payload);
    if (isLoggedIn === null || (isLoggedIn && !describesPlayer(payload))) {
      check().catch(warn);
      return;
    }
    statusesHeard += 1;
    if (isLoggedIn) enter(payload);
    else session.logOut();
  });

  framework.on('balanceUpdated', takeBalance);
  framework.on('favouritesUpdated', takeFavourites);
  framework.on('winners', (payload) => games.setWinners(parseWinners(payload).winners));
  framework.on('gameClosed', (payload) => games.closedByPlatform(read.readGameId(payload)));
  framework.on('gamesListUpdated', (payload) => void takeGames(payload, app).catch(warn));

  // §6: honoured only when logged in.
  framework.on('showChat', () => {
    if (session.isLoggedIn.peek()) app.chat.open();
  });

  framework.on('depositSucceeded', (payload) => {
    const { amount, currency, transactionId } = read.readDeposit(payload);
    platform.refreshBalance();
    if (transactionId !== null && transactionId === depositTold) return;
    depositTold = transactionId;
    if (amount !== null) account.noteDeposit(amount);
    app.track({ event: 'Aspire_Deposit', amount, currency, transactionId });
  });

  framework.on('registrationSucceeded', (payload) => {
    const playerId = registeredId(payload) ?? account.player.peek()?.playerId ?? null;
    if (playerId === null || playerId === registrationTold) return;
    registrationTold = playerId;
    app.track({ event: 'Registration', playerId: String(playerId) });
  });

  framework.on('widgetShown', (payload) => {
    const widget = read.readWidget(payload);
    if (widget?.name === 'registration') tickMarketingOptIn(widget.element, app);
  });
  framework.on('widgetClosed', (payload) => {
    if (read.readWidget(payload)?.name !== 'login') return;
    // After a successful login the widget closes as well, and the login event may follow directly: check after it.
    queueMicrotask(() => {
      if (!session.isLoggedIn.peek()) games.forgetWanted();
    });
  });
}

function warn(error: unknown): void {
  console.warn('CasinoPlatform', error);
}

function describesPlayer(payload: unknown): boolean {
  try {
    return parseSession(payload) !== null;
  } catch {
    return false; // the event lacks the player: `check` asks the framework
  }
}

function registeredId(payload: unknown): number | null {
  return describesPlayer(payload) ? (parseSession(payload)?.playerId ?? null) : null;
}

/** The catalogue's parsers are a chunk of their own, so that the rest of the page does not wait for them. */
async function takeGames(payload: unknown, { games }: AppState): Promise<void> {
  const { parseGamesFeed } = await import('../../shared/contracts/platform/games-feed.ts');
  const { catalogue } = parseGamesFeed(payload);
  if (catalogue.games.length > 0) games.setCatalogue(catalogue);
}
