import { cleanGames, entries, winners } from '../data/catalogue.ts';
import { balanceOf, displayMoney } from './balance.ts';
import type { Answer, Asked } from './contract.ts';
import type { Login, Player, Round } from './player.ts';
import { refuse } from './refusal.ts';

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

export function sessionAnswer({ token, player }: Login): Answer<'session'> {
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
    balance: balanceOf(player),
  };
}

export function history(
  { player, startedAt, stakedMinor, wonMinor }: Login,
  page: number,
): Answer<'history'> {
  const netMinor = wonMinor - stakedMinor;
  return {
    rounds: pageOf(player.rounds, page).map((round) => roundAnswer(round, player)),
    total: player.rounds.length,
    session: {
      startedAt,
      stakedMinor,
      wonMinor,
      netMinor,
      displayNet: displayMoney(netMinor, player.currency),
    },
  };
}

function roundAnswer(round: Round, { currency }: Player): Answer<'history'>['rounds'][number] {
  const display = {
    stake: displayMoney(round.stakeMinor, currency),
    win: displayMoney(round.winMinor, currency),
  };
  return { ...round, display };
}

export function transactions({ transactions: all }: Player, page: number): Answer<'transactions'> {
  return { transactions: pageOf(all, page), total: all.length };
}

/** The newest favourite first. Throws 404 `not-found` for a game that is not there. */
export function changeFavourites(
  player: Player,
  { gameId, action }: Asked<'favourite'>,
): Answer<'favourites'> {
  if (!GAME_IDS.has(gameId)) throw refuse(404, 'not-found', 'There is no such game.', 'gameId');
  const others = player.favourites.filter((id) => id !== gameId);
  player.favourites = action === 'add' ? [gameId, ...others] : others;
  return { favourites: player.favourites };
}

export function account(player: Player): Answer<'account'> {
  const { email, firstName, lastName, birthDate, country, phone, address, marketingEmail } = player;
  return { email, firstName, lastName, birthDate, country, phone, address, marketingEmail };
}

/** A point for every 10.00 staked, and the level they make. */
export function points({ rounds }: Player): Answer<'points'> {
  const staked = rounds.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  const total = Math.floor(staked * POINT_PER_MINOR);
  const level = LEVEL_POINTS.filter((needed) => needed <= total).length;
  return { points: total, level, nextLevelAt: LEVEL_POINTS[level] ?? total };
}

const OFFERS: Answer<'offers'>['offers'] = [
  {
    id: 'comet50',
    title: '50 % on your first deposit',
    text: 'Use the code COMET50 with your first deposit and we add half of it as bonus money, up to £50.',
    terms:
      '18+. New players, first deposit of £10 or more. Bonus to be wagered 10 times within 30 days. Full terms apply.',
  },
  {
    id: 'starlight-spins',
    title: 'Starlight Thursday',
    text: 'Stake £20 on any slots on a Thursday and receive 10 free spins on Friday morning.',
    terms: '18+. Opted-in players. Spins worth £0.10 each, valid for 72 hours, no wagering on winnings.',
  },
];

/** The welcome offer is gone once it cannot be used any more. */
export function offers(player: Player | null): Answer<'offers'> {
  const hasDeposited = player?.transactions.some(({ kind }) => kind === 'deposit') ?? false;
  return { offers: hasDeposited ? OFFERS.slice(1) : OFFERS };
}

export function recentWinners(): Answer<'winners'> {
  return { winners: [...winners] };
}

/** One helpful sentence; a person would take it from there. */
export function chatReply(message: string): Answer<'chat'> {
  const replies: [RegExp, string][] = [
    [
      /limit|break|exclu|stop/i,
      'You can set limits or take a break under Responsible gaming at any time. Would you like me to open it for you?',
    ],
    [
      /withdraw|cash ?out|retir/i,
      'Withdrawals go back to the method you paid in with. Most wallets take less than a day once your documents are checked.',
    ],
    [
      /bonus|spin|bono/i,
      'Your offers are under Offers, with their full terms. Tell me which one you mean and I will look it up.',
    ],
    [/deposit|pay|dep[oó]s/i, 'You can pay in from £10 under Deposit. Which method would you like to use?'],
  ];
  const reply = replies.find(([pattern]) => pattern.test(message))?.[1];
  return {
    from: 'Nora',
    message: reply ?? 'Thank you for writing to us. Could you tell me a little more, please?',
  };
}

function pageOf<T>(items: readonly T[], page: number): T[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
