import { createRandom, hash } from '../data/catalogue-seed.ts';
import { cleanGames } from '../data/catalogue.ts';
import { balanceOf } from './balance.ts';
import type { Answer, RequestBody } from './contract.ts';
import { ageOf, type Login, type Player } from './player.ts';
import { playReels } from './reels.ts';
import { refuse } from './refusal.ts';
import { playWheel } from './wheel.ts';

/** Great Britain's stake limits for online slots, in force since 2025: £5, and £2 for those under 25. */
const GB_REELS_LIMIT_MINOR = 5_00;
const GB_REELS_LIMIT_UNDER_25_MINOR = 2_00;
const GAME_IDS = new Set(cleanGames.map(({ id }) => id));
const ROUNDS_KEPT = 500;

type Play = Required<Pick<RequestBody<'play'>, 'kind'>> & RequestBody<'play'>;

/**
 * Plays one round: the stake is taken (real money first), the outcome dealt, the win paid in the same shares as the stake.
 * The same player's same round always falls out alike, so that a test can know it.
 * Throws 404 `not-found`, 400 `invalid`, 402 `insufficient-funds`.
 */
export function playRound(login: Login, gameId: number, play: Play): Answer<'play'> {
  const { player } = login;
  if (!GAME_IDS.has(gameId)) throw refuse(404, 'not-found', 'There is no such game.');
  checkStake(player, play);
  const random = createRandom(hash(`round ${player.id} ${gameId}`, player.dealt));
  player.dealt += 1;
  const { outcome, winMinor } =
    play.kind === 'wheel'
      ? playWheel(play.stakeMinor, wheelBet(play), random)
      : playReels(play.stakeMinor, random);
  settle(player, play.stakeMinor, winMinor);
  login.stakedMinor += play.stakeMinor;
  login.wonMinor += winMinor;
  const roundId = `R${player.id}-${player.dealt}`;
  player.rounds.unshift({
    roundId,
    at: new Date().toISOString(),
    gameId,
    stakeMinor: play.stakeMinor,
    winMinor,
  });
  player.rounds.length = Math.min(player.rounds.length, ROUNDS_KEPT);
  return {
    roundId,
    gameId,
    stakeMinor: play.stakeMinor,
    winMinor,
    currency: player.currency,
    outcome,
    balance: balanceOf(login),
  };
}

function checkStake(player: Player, { stakeMinor, kind }: Play): void {
  const limit = ageOf(player.birthDate) < 25 ? GB_REELS_LIMIT_UNDER_25_MINOR : GB_REELS_LIMIT_MINOR;
  if (player.regulation === 'GB' && kind === 'reels' && stakeMinor > limit) {
    throw refuse(400, 'invalid', `The most you may stake on a spin is £${limit / 100}.`, 'stakeMinor');
  }
  if (stakeMinor > player.realMinor + player.bonusMinor) {
    throw refuse(402, 'insufficient-funds', 'Your balance is lower than this stake.', 'stakeMinor');
  }
}

function wheelBet({ bet }: Play): NonNullable<RequestBody<'play'>['bet']> {
  if (bet === undefined) throw refuse(400, 'invalid', 'Please place a bet.', 'bet');
  return bet;
}

function settle(player: Player, stakeMinor: number, winMinor: number): void {
  const fromReal = Math.min(stakeMinor, player.realMinor);
  const fromBonus = stakeMinor - fromReal;
  const toBonus = Math.floor((winMinor * fromBonus) / stakeMinor);
  player.realMinor += winMinor - toBonus - fromReal;
  player.bonusMinor += toBonus - fromBonus;
}
