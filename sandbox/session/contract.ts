/**
 * The player API of the sandbox's platform: what its framework script (`sandbox/framework`) asks and is answered.
 * Types only, so both sides compile against one file. How it is used is told in `router.ts`.
 *
 * Money in requests and histories is whole minor units (pence, cents) and its field ends in `Minor`.
 * Money in `BalanceAnswer` is in major units with the names of §7.6, as a real platform sends it.
 * Times are ISO 8601 in UTC.
 */
import type { GameKind, TableFamily } from '../data/games-named.ts';
import type { Scene } from '../data/games-words.ts';

export type CurrencyCode = 'GBP' | 'CAD' | 'EUR';
export type RegulationType = 'GB' | 'MGA';

/** Every 4xx answer. `field` names the request field at fault, so that a form can show the message beside it. */
export type ApiError = { code: ApiErrorCode; message: string; field?: string };
export type ApiErrorCode =
  | 'invalid'
  | 'unauthorised'
  | 'wrong-credentials'
  | 'email-taken'
  | 'underage'
  | 'insufficient-funds'
  | 'deposit-limit'
  | 'cool-off'
  | 'self-excluded'
  | 'not-found';

/** §7.6 get balance. `Balance` is real money; `DisplayBalance` is real and bonus together. */
export type BalanceAnswer = {
  Balance: number;
  BonusBalance: number;
  DisplayBalance: string;
  DisplayRealBalance: string;
  DisplayBonusBalance: string;
  CurrencyCode: CurrencyCode;
  CurrencySymbol: string;
};

/** §3 player session details. */
export type SessionDetails = {
  PlayerName: string;
  PlayerLastName: string;
  CurrencyCode: CurrencyCode;
  PlayerLanguage: string;
  PlayerRegulationType: RegulationType;
  PlayerID: number;
  PlayerEmail: string;
  PlayerRestrictionType: string;
  PlayerRegistrationDate: string;
  CountryCode: string;
  PlayerVipLevel: number;
  SessionToken: string;
};

/** POST /platform/register. `birthDate` is YYYY-MM-DD; under 18 is refused with `underage`. */
export type RegisterRequest = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  /** ISO 3166 alpha-2; decides the regulation. Default GB. */
  country?: string;
  /** Default by country: GBP, CAD, else EUR. */
  currency?: CurrencyCode;
  /** Platform code (`ENG`, `ESP`) as `start()` was given it. Default ENG. */
  language?: string;
  marketingEmail?: boolean;
  /** Must be true. */
  acceptTerms: boolean;
};

/** POST /platform/login. */
export type LoginRequest = { email: string; password: string };

/** Answer of register, login and GET /platform/session. */
export type SessionAnswer = { token: string; session: SessionDetails; balance: BalanceAnswer };

/** POST /platform/deposit. From 10.00 to 5,000.00; `method` is a payment method's `id` from GET /platform/cashier. */
export type DepositRequest = { amountMinor: number; method: string; bonusCode?: string };

/** POST /platform/withdraw. From 10.00 to the real balance. In GB it cannot be reversed; under MGA it can, until approved. */
export type WithdrawRequest = { amountMinor: number; method: string };

/** POST /platform/withdraw/reverse. Refused with `invalid` under GB. */
export type ReverseRequest = { transactionId: string };

export type Transaction = {
  id: string;
  at: string;
  kind: 'deposit' | 'withdrawal' | 'bonus' | 'reversal';
  method: string;
  amountMinor: number;
  status: 'completed' | 'pending' | 'reversed';
};

/** Answer of deposit, withdraw and reverse. `firstDeposit` is for the FTD analytics event (§4). */
export type MoneyAnswer = { transaction: Transaction; firstDeposit: boolean; balance: BalanceAnswer };

/** GET /platform/cashier?direction=deposit|withdraw. */
export type CashierAnswer = {
  methods: { id: string; name: string; logo: string; minMinor: number; maxMinor: number; time: string }[];
  quickAmountsMinor: number[];
};

/** GET /platform/game/{gameId}: what the game's own page asks. `scene` is what a slot is about, `family` which game a table plays. */
export type GameRecordAnswer = {
  id: number;
  name: string;
  kind: GameKind;
  scene?: Scene;
  family?: TableFamily;
};

/** POST /platform/play/{gameId}. Stake from 10 to 10,000 minor units (GB slots: at most 500, 200 for players under 25). */
export type PlayRequest = {
  stakeMinor: number;
  /** Absent: `reels`. `wheel` is a single-zero roulette wheel and needs `bet`. */
  kind?: 'reels' | 'wheel';
  bet?: 'red' | 'black' | 'odd' | 'even' | number;
};

/** Symbols of the reels, from most to least frequent; `wild` stands for every symbol but `scatter`. */
export type ReelSymbol =
  | 'ten'
  | 'jack'
  | 'queen'
  | 'king'
  | 'ace'
  | 'low-one'
  | 'low-two'
  | 'high-one'
  | 'high-two'
  | 'wild'
  | 'scatter';

/** A paying line: `line` indexes `PAY_LINES` (10 lines on 5 reels of 3 rows). */
export type LineWin = { line: number; symbol: ReelSymbol; count: number; winMinor: number };

export type ReelsOutcome = {
  kind: 'reels';
  /** Five reels, each three symbols from top to bottom. */
  reels: ReelSymbol[][];
  lines: LineWin[];
  scatters: number;
  /** Free spins already played by the server and paid within `winMinor`; empty without three scatters. */
  freeSpins: { reels: ReelSymbol[][]; lines: LineWin[]; winMinor: number }[];
};

export type WheelOutcome = { kind: 'wheel'; pocket: number; colour: 'red' | 'black' | 'green' };

/** Answer of play. Real money is staked before bonus money; `winMinor` is already in `balance`. */
export type PlayAnswer = {
  roundId: string;
  gameId: number;
  stakeMinor: number;
  winMinor: number;
  currency: CurrencyCode;
  outcome: ReelsOutcome | WheelOutcome;
  balance: BalanceAnswer;
};

/** GET /platform/history?page=1 (20 a page, newest first). */
export type HistoryAnswer = {
  rounds: {
    roundId: string;
    at: string;
    gameId: number;
    stakeMinor: number;
    winMinor: number;
    display: { stake: string; win: string };
  }[];
  total: number;
  /** Of the running session: what was staked, what was won, and since when (net position and session clock, GB). */
  session: { startedAt: string; stakedMinor: number; wonMinor: number; netMinor: number; displayNet: string };
};

/** GET /platform/transactions?page=1 (20 a page, newest first). */
export type TransactionsAnswer = { transactions: Transaction[]; total: number };

/** GET /platform/favourites, and the answer of POST with `FavouriteRequest`. */
export type FavouritesAnswer = { favourites: number[] };
export type FavouriteRequest = { gameId: number; action: 'add' | 'remove' };

export type LimitPeriod = 'daily' | 'weekly' | 'monthly';

/** GET and POST /platform/limits. A lower limit holds at once; a higher one, or none, after 24 hours (`pending`). */
export type LimitsAnswer = {
  deposit: Record<
    LimitPeriod,
    { amountMinor: number | null; usedMinor: number; pending?: { amountMinor: number | null; from: string } }
  >;
  realityCheckMinutes: number | null;
  coolOffUntil: string | null;
  selfExcludedUntil: string | null;
};

/** Any one of them, or several. Cool-off and self-exclusion log the player out. */
export type LimitsRequest = {
  deposit?: { period: LimitPeriod; amountMinor: number | null };
  realityCheckMinutes?: 15 | 30 | 45 | 60 | null;
  coolOffDays?: 1 | 7 | 30 | 42;
  selfExclusionMonths?: 6 | 12 | 60;
};

/** POST /platform/password (logged in). The new one has at least 8 characters. */
export type PasswordRequest = { currentPassword: string; newPassword: string };

/** POST /platform/forgot: always `{sent:true}`, whoever asks, so that nobody learns who is a player. */
export type ForgotRequest = { email: string; what: 'password' | 'username' };

/** GET and POST /platform/account: the details a player may see, and those they may change. */
export type AccountAnswer = {
  email: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  country: string;
  phone: string;
  address: string;
  marketingEmail: boolean;
};
export type AccountRequest = Partial<Pick<AccountAnswer, 'phone' | 'address' | 'marketingEmail'>>;

/** POST /platform/documents (metadata only; nothing is uploaded to a stand-in), and GET. */
export type DocumentRequest = {
  kind: 'identity' | 'address' | 'payment';
  fileName: string;
  sizeBytes: number;
};
export type DocumentsAnswer = { documents: (DocumentRequest & { at: string; status: 'received' })[] };

/** GET /platform/points. */
export type PointsAnswer = { points: number; level: number; nextLevelAt: number };

/** GET /platform/offers: what `openOffersPopup()` shows; its length is `bonusCount`. */
export type OffersAnswer = { offers: { id: string; title: string; text: string; terms: string }[] };

/** POST /platform/chat (logged in or with name and e-mail). */
export type ChatRequest = { message: string; name?: string; email?: string };
export type ChatAnswer = { from: string; message: string };

/** GET /platform/winners: what the `winners` event carries (§3 winnersData). */
export type WinnersAnswer = {
  winners: { playerName: string; currencySymbol: string; winAmount: number; gameId?: number }[];
};
