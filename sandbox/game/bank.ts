import { createRandom } from '../data/catalogue-seed.ts';
import type { Answer, RequestBody } from '../session/contract.ts';
import { playReels } from '../session/reels.ts';
import { playWheel } from '../session/wheel.ts';
import { askPlay, PlayRefused, type Seat } from './play-call.ts';

export type Round = Pick<Answer<'play'>, 'stakeMinor' | 'winMinor' | 'outcome'> & {
  balanceMinor: number;
  /** As the platform told it, for the page around the game; null in the demo mode. */
  balance: Answer<'balance'> | null;
};

/** Where the money is. `play` rejects with `PlayRefused`; then nothing was staked. */
export type Bank = {
  demo: boolean;
  currency: string;
  balanceMinor(): number;
  play(request: RequestBody<'play'>): Promise<Round>;
};

const DEMO_START_MINOR = 1_000_00;

/** Play money of this page alone, with the same reels and the same wheel as the real game. */
export function demoBank(currency: string, random = createRandom(randomSeed())): Bank {
  let balanceMinor = DEMO_START_MINOR;
  return {
    demo: true,
    currency,
    balanceMinor: () => balanceMinor,
    play(request) {
      const { stakeMinor, kind, bet } = request;
      if (stakeMinor > balanceMinor) return Promise.reject(new PlayRefused('insufficient-funds'));
      const { outcome, winMinor } =
        kind === 'wheel' ? playWheel(stakeMinor, bet ?? 'red', random) : playReels(stakeMinor, random);
      balanceMinor += winMinor - stakeMinor;
      return Promise.resolve({ stakeMinor, winMinor, outcome, balanceMinor, balance: null });
    },
  };
}

/** The player's own balance: the platform draws the outcome and keeps the money. */
export function playerBank(seat: Seat, balance: Answer<'balance'>): Bank {
  let latest = balance;
  return {
    demo: false,
    currency: balance.CurrencyCode,
    balanceMinor: () => wholeMinor(latest),
    async play(request) {
      const answer = await askPlay(seat, request);
      latest = answer.balance;
      const { stakeMinor, winMinor, outcome } = answer;
      return { stakeMinor, winMinor, outcome, balanceMinor: wholeMinor(latest), balance: latest };
    },
  };
}

function wholeMinor({ Balance, BonusBalance }: Answer<'balance'>): number {
  return Math.round((Balance + BonusBalance) * 100);
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
