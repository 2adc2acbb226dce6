import type { ContentLang } from '../content/post.ts';
import { cleanGames, entries } from '../data/catalogue.ts';
import { withMoney } from '../routes/visitor.ts';
import { balanceOf, displayMoney } from './balance.ts';
import type { Answer, RequestBody } from './contract.ts';
import type { Login, Player, Round } from './player.ts';
import { refuse } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

const PAGE_SIZE = 20;
const POINT_PER_MINOR = 1 / 1_000;
const LEVEL_POINTS = [0, 100, 500, 2_000, 10_000];
const GAME_IDS = new Set(cleanGames.map(({ id }) => id));

const ENTRIES = new Map(entries.map((entry) => [entry.id, entry]));

/**
 * What a game's own page asks of itself: its name, what a slot is about, which game a table plays.
 * Throws 404 `not-found`.
 */
export function gameRecord(gameId: number): object {
  const entry = ENTRIES.get(gameId);
  if (entry === undefined) throw refuse(404, 'not-found', 'There is no such game.');
  const { id, name, kind, scene, family } = entry;
  return { id, name, kind, ...(scene !== undefined && { scene }), ...(family !== undefined && { family }) };
}

export function sessionAnswer(login: Login): Answer<'session'> {
  const { token, player } = login;
  return {
    token,
    session: {
      PlayerName: player.firstName,
      PlayerLastName: player.lastName,
      CurrencyCode: player.currency,
      PlayerLanguage: player.language,
      PlayerRegulationType: player.regulation,
      PlayerID: player.id,
      PlayerEmail: player.email,
      PlayerRestrictionType: 'None',
      PlayerRegistrationDate: player.registeredAt,
      CountryCode: player.country,
      PlayerVipLevel: points(player).level,
      SessionToken: token,
    },
    balance: balanceOf(login),
  };
}

export function history(login: Login, page: number): Answer<'history'> {
  const { player, lang, startedAt, stakedMinor, wonMinor } = login;
  const netMinor = wonMinor - stakedMinor;
  return {
    rounds: pageOf(player.rounds, page).map((round) => roundAnswer(round, login)),
    total: player.rounds.length,
    session: {
      startedAt,
      stakedMinor,
      wonMinor,
      netMinor,
      displayNet: displayMoney(netMinor, player.currency, lang),
    },
  };
}

function roundAnswer(round: Round, { player, lang }: Login): Answer<'history'>['rounds'][number] {
  const display = {
    stake: displayMoney(round.stakeMinor, player.currency, lang),
    win: displayMoney(round.winMinor, player.currency, lang),
  };
  return { ...round, display };
}

export function transactions({ transactions: all }: Player, page: number): Answer<'transactions'> {
  return { transactions: pageOf(all, page), total: all.length };
}

/** The newest favourite first. Throws 404 `not-found` for a game that is not there. */
export function changeFavourites(
  player: Player,
  { gameId, action }: RequestBody<'favourite'>,
): Answer<'favourites'> {
  if (!GAME_IDS.has(gameId)) throw refuse(404, 'not-found', 'There is no such game.', 'gameId');
  const others = player.favourites.filter((id) => id !== gameId);
  player.favourites = action === 'add' ? [gameId, ...others] : others;
  return { favourites: player.favourites };
}

export function account(player: Player): Answer<'account'> {
  const { email, firstName, lastName, birthDate, country, phone, address, marketing } = player;
  return { email, firstName, lastName, birthDate, country, phone, address, marketing };
}

/** A point for every 10.00 staked, and the level they make. */
export function points({ rounds }: Player): Answer<'points'> {
  const staked = rounds.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  const total = Math.floor(staked * POINT_PER_MINOR);
  const level = LEVEL_POINTS.filter((needed) => needed <= total).length;
  return { points: total, level, nextLevelAt: LEVEL_POINTS[level] ?? total };
}

/** The welcome offer is gone once it cannot be used any more. `currency`: a visitor's; a player has one. */
export function offers(
  player: Player | null,
  { lang, currency }: { lang: ContentLang; currency: string },
): Answer<'offers'> {
  const hasDeposited = player?.transactions.some(({ kind }) => kind === 'deposit') ?? false;
  const written = (text: Record<ContentLang, string>): string =>
    withMoney(text[lang], player?.currency ?? currency, lang);
  return {
    offers: texts.offers.slice(hasDeposited ? 1 : 0).map(({ id, title, text, terms }) => ({
      id,
      title: title[lang],
      text: written(text),
      terms: written(terms),
    })),
  };
}

/** One helpful sentence, in the language of the page; a person would take it from there. */
export function chatReply(message: string, lang: ContentLang): Answer<'chat'> {
  const { from, replies, otherwise } = texts.chat;
  const known = replies.find(({ about }) => new RegExp(about, 'i').test(message));
  return { from, message: (known?.reply ?? otherwise)[lang] };
}

function pageOf<T>(items: readonly T[], page: number): T[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
