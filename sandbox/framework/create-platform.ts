import * as v from 'valibot';
import { createPlayerApi } from './api/player-api.ts';
import { createRequest, type Request } from './api/request.ts';
import { createReminder, createSessionWarning, keepBonusCount, tellWinners } from './background.ts';
import type { CasinoPlatform, ChatVisitor, StartSettings } from './contract.ts';
import type { Events } from './events.ts';
import { fetchFeed, type Feed } from './feed.ts';
import { createGames } from './games.ts';
import { languageOf } from './language.ts';
import { createPlayer, type Player } from './player.ts';
import { createTokenStore } from './token-store.ts';
import { isWidgetName } from './widgets/registry.ts';
import { createWidgets } from './widgets/show-widget.ts';

export const VERSION = '1.0.0';

const footerSchema = v.object({ data: v.object({ html: v.string() }) });

export type Platform = { platform: CasinoPlatform; openOffersPopup(): void };

/** Puts the framework together. Nothing is asked of the network before `start()`. */
export function createPlatform({ origin, events }: { origin: string; events: Events }): Platform {
  const tokens = createTokenStore(() => window.localStorage);
  const request = createRequest({
    origin,
    language: () => languageOf(settings.language).tag,
    token: tokens.get,
    fetch: (...asked) => fetch(...asked),
    onRenewed: () => sessionWarning.renew(),
  });
  const api = createPlayerApi(request, () => settings.currency);
  const player = createPlayer({ api, events, tokens });

  let settings: StartSettings = { language: 'ENG', currency: 'GBP', platform: 'W' };
  let chatVisitor: ChatVisitor | null = null;
  let feed: Feed = { raw: undefined, games: new Map() };

  const known = {
    api,
    player,
    events,
    language: () => languageOf(settings.language),
    currency: () => player.session()?.CurrencyCode ?? settings.currency,
    languageCode: () => settings.language,
    game: (id: number) => feed.games.get(id),
    chatVisitor: () => chatVisitor,
  };
  const games = createGames({ ...known, origin });
  const reminder = createReminder({ api, events, due: () => void widgets.show('realityCheck') });
  const sessionWarning = createSessionWarning({
    events,
    token: tokens.get,
    warn: () => widgets.show('sessionEnding'),
    // Where the platform cannot be reached, nobody is logged out.
    askAfterIt: () => void player.refreshBalance().catch(() => undefined),
  });
  const widgets = createWidgets({ ...known, remindEvery: reminder.every });
  keepBonusCount(api, events);

  const loadFeed = async (): Promise<void> => {
    feed = await fetchFeed(request, settings);
    events.emit('gamesListUpdated', feed.raw);
  };
  let begun = false;
  let isReady = false;
  const begin = async (): Promise<void> => {
    begun = true;
    await player.restore();
    isReady = true;
    events.emit('ready', { version: VERSION });
    player.tell();
    tellWinners(api, events);
  };

  const platform: CasinoPlatform = {
    start(wanted) {
      settings = { ...settings, ...wanted };
      // A second start is a change of language or currency: the games come anew, the session stays.
      if (!begun) void begin();
      // With its amounts in that language; one that cannot be had leaves those that are shown.
      else player.refreshBalance().catch(() => undefined);
      // A feed that never comes leaves the page with the games it has.
      loadFeed().catch((error: unknown) => console.warn('CasinoPlatform: no games feed.', error));
    },
    on: events.on,
    getPaymentMethods: () => paymentMethods(request, player),
    getSmartFooter: async () => {
      const path = `/api/smart-footer?host=${encodeURIComponent(location.host)}`;
      return (await request({ path, schema: footerSchema })).data.html;
    },
    getBalance: async () => player.balance(),
    // Before that the network is not asked, or is being asked already.
    getSessionDetails: async () => (isReady ? player.details() : player.session()),
    getFavourites: player.loadFavourites,
    setFavourite: player.setFavourite,
    loadGame: (gameId, { container }) => games.load(gameId, container),
    openGame: games.loadInDialog,
    keepAlive: () => keepAlive(player, api.keepAlive),
    refreshBalance: player.refreshBalance,
    logout: player.logout,
    showWidget(name, options) {
      if (isWidgetName(name)) return widgets.show(name, options?.container);
      console.warn(`CasinoPlatform: there is no widget "${String(name)}".`);
      return { close() {} };
    },
    // The chat is part of this script, so there is nothing to fetch beforehand.
    initChat(who) {
      chatVisitor = who ?? null;
    },
    engageChat: () => void widgets.show('chat'),
  };
  return { platform, openOffersPopup: () => void widgets.show('offers') };
}

/** False only when the session has lapsed: a platform that cannot be reached has not logged anybody out. */
async function keepAlive(player: Player, call: () => Promise<unknown>): Promise<boolean> {
  if (player.session() === null) return false;
  try {
    await player.asPlayer(call);
    return true;
  } catch {
    return player.session() !== null;
  }
}

function paymentMethods(request: Request, player: Player): Promise<unknown> {
  const session = player.session();
  const query = new URLSearchParams({
    country: session?.CountryCode ?? 'GB',
    reg: session?.PlayerRegulationType ?? 'GB',
  });
  return request({ path: `/api/payment-methods?${query}`, schema: v.unknown() });
}
