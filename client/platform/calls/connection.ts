import { effect } from '@preact/signals-react';
import { parseWinners } from '../../../shared/contracts/platform/winners.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, ClientStorage, LoadChunk, Timers } from '../../state/collaborators.ts';
import { createBalanceFeed, type BalanceFeed } from '../session/balance.ts';
import { createChatFeed, type ChatFeed } from '../widgets/chat.ts';
import type { Framework } from '../framework/contract.ts';
import { createDepositsFeed, type DepositsFeed } from '../session/deposits.ts';
import { createFavouritesFeed, type FavouritesFeed } from '../games/favourites.ts';
import * as read from '../framework/payloads.ts';
import { followQuestions } from '../framework/questions.ts';
import { createSessionFeed, describedPlayer, type SessionFeed } from '../session/session.ts';
import type { TreeUse } from '../widgets/tree.ts';
import type { WantedFeed } from '../games/wanted.ts';
import { followWidgets, type WidgetsTold } from '../widgets/widgets.ts';

/** A framework that is listened to. */
export interface Connection extends WidgetsTold {
  readonly framework: Framework;
  readonly session: SessionFeed;
  readonly balance: BalanceFeed;
  readonly favourites: FavouritesFeed;
  readonly deposits: DepositsFeed;
  readonly chat: ChatFeed;
  /** How many loads of games the platform has said to be closed before it answered them. */
  readonly loadsClosed: () => number;
  /** Ends what it follows of the page: another framework has replaced this one, and is listened to in its place. */
  readonly end: Cancel;
}

interface ConnectionParts {
  readonly app: AppState;
  readonly timers: Timers;
  readonly storage: ClientStorage;
  /** Closes the page's modal dialogs, all of them, for what the platform shows beside them. */
  readonly closeDialogs: (shown: unknown) => void;
  readonly loadChunk: LoadChunk;
  readonly use: TreeUse;
  readonly wanted: WantedFeed;
}

/** Who logs in within this time after a registration that named no player is who has registered. */
const LOGIN_FOLLOWS_MS = 60_000;

/**
 * Passes the framework's events to the models (§4, §7.7). Each payload is parsed; one that cannot be read changes nothing, or is
 * an occasion to ask. A repeated event has no effect.
 */
export function connectFramework(found: Framework, parts: ConnectionParts): Connection {
  const { app, closeDialogs, loadChunk, storage, timers, use, wanted } = parts;
  const { framework, isWaiting } = followQuestions(found, timers);
  const { games } = app;
  const balance = createBalanceFeed(framework, { ...app, timers });
  const favourites = createFavouritesFeed(framework, { ...app, storage, timers });
  const deposits = createDepositsFeed({ app, balance, storage, timers });
  const chat = createChatFeed(framework, { app, timers });
  const session = createSessionFeed(framework, {
    app,
    balance,
    favourites,
    storage,
    timers,
    isAnswerAwaited: isWaiting,
    use,
    wanted,
  });

  framework.on('sessionStatus', session.hear);
  framework.on('balanceUpdated', balance.hear);
  framework.on('favouritesUpdated', favourites.hear);
  hearGames(framework, app, loadChunk);
  framework.on('gameLoadStart', (payload) => games.loadStarted(read.readGameId(payload)));
  let loadsClosed = 0;
  framework.on('gameClosed', (payload) => {
    if (games.closedByPlatform(read.readGameId(payload))) loadsClosed += 1;
  });
  framework.on('winners', (payload) => {
    const told = read.readable('winners', payload, parseWinners);
    if (told !== null) games.setWinners(told.winners);
  });
  framework.on('showChat', chat.hear);
  framework.on('depositSucceeded', deposits.hear);
  const stopWaiting = hearRegistrations(framework, parts);
  const widgets = followWidgets(framework, {
    app,
    closeDialogs,
    followCashOut: deposits.followCashOut,
    timers,
    wanted,
  });
  const ends = [stopWaiting, widgets.end, deposits.end, session.end];
  const end = () => {
    for (const endOf of ends) endOf();
  };
  return {
    framework,
    session,
    balance,
    favourites,
    deposits,
    chat,
    loadsClosed: () => loadsClosed,
    ...widgets,
    end,
  };
}

/** A registration may be told before its session is, without saying whose it is: then it waits for the player. */
function hearRegistrations(
  framework: Framework,
  { app: { account, track }, timers }: ConnectionParts,
): Cancel {
  const told = new Set<number>();
  let untilMs = 0;
  const tell = (playerId: number) => {
    untilMs = 0;
    if (told.has(playerId)) return;
    told.add(playerId);
    track({ event: 'Registration', playerId: String(playerId) });
  };
  framework.on('registrationSucceeded', (payload) => {
    const playerId = describedPlayer(payload)?.playerId ?? account.player.peek()?.playerId ?? null;
    if (playerId === null) untilMs = timers.now() + LOGIN_FOLLOWS_MS;
    else tell(playerId);
  });
  return effect(() => {
    const player = account.player.value;
    if (player !== null && timers.now() < untilMs) tell(player.playerId);
  });
}

/** Takes each list of games, unless a later one has been taken before it was read. */
function hearGames(framework: Framework, { games, navigation }: AppState, loadChunk: LoadChunk): void {
  let heard = 0;
  let taken = 0;
  const take = async (payload: unknown) => {
    heard += 1;
    const number = heard;
    const isWanted = () => number > taken;
    const load = () => loadChunk(() => import('../games/read-games.ts'));
    // Nobody has pressed anything: a line that drops it once is no reason to load the page anew.
    const reader = await load()
      .catch(load)
      .catch((error: unknown) => reportError(error));
    const { feedOrigin } = navigation.pageData.peek().shell.settings;
    const catalogue = (await reader?.readGames(payload, feedOrigin, isWanted)) ?? null;
    if (catalogue === null || catalogue.games.length === 0 || !isWanted()) return;
    taken = number;
    games.setCatalogue(catalogue);
  };
  framework.on('gamesListUpdated', (payload) => void take(payload).catch(read.warn));
}
