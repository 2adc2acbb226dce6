/**
 * The player API of the sandbox's platform: what its framework script (`sandbox/framework`) and its games ask and are
 * answered. One schema for each body, its type inferred. How it is used is told in `router.ts`.
 *
 * Money in requests and histories is whole minor units (pence, cents) and its field ends in `Minor`.
 * Money in a balance is in major units with the names of §7.6, as a real platform sends it.
 * Times are ISO 8601 in UTC.
 */
import * as v from 'valibot';

/** A session ends when its token has not been used for so long. */
export const IDLE_LIMIT_MS = 30 * 60_000;

const currency = v.picklist(['GBP', 'CAD', 'EUR']);
const number = v.number();
const string = v.string();
const periods = ['daily', 'weekly', 'monthly'] as const;

/** Every 4xx answer. `field` names the request field at fault, so that a form can show the message beside it. */
const error = v.object({ code: string, message: string, field: v.exactOptional(string) });

/** §7.6 get balance. `Balance` is real money; `DisplayBalance` is real and bonus together. */
const balance = v.object({
  Balance: number,
  BonusBalance: number,
  DisplayBalance: string,
  DisplayRealBalance: string,
  DisplayBonusBalance: string,
  CurrencyCode: currency,
  CurrencySymbol: string,
});

/** §3 player session details. */
const sessionDetails = v.object({
  PlayerName: string,
  PlayerLastName: string,
  CurrencyCode: currency,
  PlayerLanguage: string,
  PlayerRegulationType: v.picklist(['GB', 'MGA']),
  PlayerID: number,
  PlayerEmail: string,
  PlayerRestrictionType: string,
  PlayerRegistrationDate: string,
  CountryCode: string,
  PlayerVipLevel: number,
  SessionToken: string,
});

const transaction = v.object({
  id: string,
  at: string,
  kind: v.picklist(['deposit', 'withdrawal', 'bonus', 'reversal']),
  method: string,
  amountMinor: number,
  status: v.picklist(['completed', 'pending', 'reversed']),
});

/** Symbols of the reels, from most to least frequent; `wild` stands for every symbol but `scatter`. */
const reelSymbol = v.picklist([
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
  'low-one',
  'low-two',
  'high-one',
  'high-two',
  'wild',
  'scatter',
]);

/** A paying line: `line` indexes `PAY_LINES` (10 lines on 5 reels of 3 rows). */
const lineWin = v.object({ line: number, symbol: reelSymbol, count: number, winMinor: number });
/** Five reels, each three symbols from top to bottom. */
const reels = v.array(v.array(reelSymbol));
const reelsOutcome = v.object({
  kind: v.literal('reels'),
  reels,
  lines: v.array(lineWin),
  scatters: number,
  /** Free spins already played by the server and paid within `winMinor`; empty without three scatters. */
  freeSpins: v.array(v.object({ reels, lines: v.array(lineWin), winMinor: number })),
});
const wheelOutcome = v.object({
  kind: v.literal('wheel'),
  pocket: v.pipe(number, v.integer(), v.minValue(0), v.maxValue(36)),
  colour: v.picklist(['red', 'black', 'green']),
});

const depositLimit = v.object({
  amountMinor: v.nullable(number),
  usedMinor: number,
  /** A higher limit, waiting for its day. */
  pending: v.exactOptional(v.object({ amountMinor: v.nullable(number), from: string })),
});

/** What a player agrees to be told of casino games, the one kind of gambling here, by each channel apart. */
const marketing = v.object({ email: v.boolean(), text: v.boolean(), phone: v.boolean() });
const document = {
  kind: v.picklist(['identity', 'address', 'payment']),
  fileName: string,
  sizeBytes: number,
};

/** What the player API answers, by the name of the answer. */
export const answers = {
  error,
  balance,
  /** Of register, login and GET /platform/session. */
  session: v.object({ token: string, session: sessionDetails, balance }),
  /** Of deposit, withdraw and reverse. `firstDeposit` is for the FTD analytics event (§4). */
  money: v.object({ transaction, firstDeposit: v.boolean(), balance }),
  cashier: v.object({
    methods: v.array(
      v.object({ id: string, name: string, logo: string, minMinor: number, maxMinor: number, time: string }),
    ),
    quickAmountsMinor: v.array(number),
  }),
  /** Real money is staked before bonus money; `winMinor` is already in `balance`. */
  play: v.object({
    roundId: string,
    gameId: number,
    stakeMinor: number,
    winMinor: number,
    currency,
    outcome: v.union([reelsOutcome, wheelOutcome]),
    balance,
  }),
  /** 20 rounds a page, newest first. */
  history: v.object({
    rounds: v.array(
      v.object({
        roundId: string,
        at: string,
        gameId: number,
        stakeMinor: number,
        winMinor: number,
        display: v.object({ stake: string, win: string }),
      }),
    ),
    total: number,
    /** Of the running session: what was staked, what was won, and since when (net position and session clock, GB). */
    session: v.object({
      startedAt: string,
      stakedMinor: number,
      wonMinor: number,
      netMinor: number,
      displayNet: string,
    }),
  }),
  /** 20 a page, newest first. */
  transactions: v.object({ transactions: v.array(transaction), total: number }),
  favourites: v.object({ favourites: v.array(number) }),
  limits: v.object({
    deposit: v.object(v.entriesFromList(periods, depositLimit)),
    realityCheckMinutes: v.nullable(number),
    coolOffUntil: v.nullable(string),
    selfExcludedUntil: v.nullable(string),
  }),
  /** The details a player may see. */
  account: v.object({
    email: string,
    firstName: string,
    lastName: string,
    birthDate: string,
    country: string,
    phone: string,
    address: string,
    marketing,
  }),
  documents: v.object({
    documents: v.array(v.object({ ...document, at: string, status: v.literal('received') })),
  }),
  points: v.object({ points: number, level: number, nextLevelAt: number }),
  /** What `openOffersPopup()` shows; its length is `bonusCount`. */
  offers: v.object({ offers: v.array(v.object({ id: string, title: string, text: string, terms: string })) }),
  chat: v.object({ from: string, message: string }),
  /** What the `winners` event carries (§3 winnersData). */
  winners: v.object({
    winners: v.array(
      v.object({
        playerName: string,
        currencySymbol: string,
        winAmount: number,
        gameId: v.exactOptional(number),
      }),
    ),
  }),
};

const text = (max: number) => v.pipe(string, v.trim(), v.nonEmpty('Please fill this in'), v.maxLength(max));
const email = v.pipe(string, v.trim(), v.maxLength(254), v.rfcEmail('Please enter a valid e-mail'));
const password = v.pipe(string, v.minLength(8, 'At least 8 characters, please'), v.maxLength(200));
const amount = (min: number, max: number, message: string) =>
  v.pipe(number, v.integer(), v.minValue(min, message), v.maxValue(max, message));

/** What the player API is asked, by the name of the call. */
export const requests = {
  register: v.object({
    email,
    password,
    firstName: text(80),
    lastName: text(80),
    /** Under 18 is refused with `underage`. */
    birthDate: v.pipe(string, v.isoDate('Please give your date of birth as YYYY-MM-DD')),
    /** ISO 3166 alpha-2; decides the regulation. Default GB. */
    country: v.exactOptional(v.pipe(string, v.regex(/^[A-Za-z]{2}$/))),
    /** Default by country: GBP, CAD, else EUR. */
    currency: v.exactOptional(currency),
    /** Platform code (`ENG`, `ESP`) as `start()` was given it. Default ENG. */
    language: v.exactOptional(text(5)),
    marketing: v.exactOptional(marketing),
    acceptTerms: v.pipe(
      v.boolean('Please accept the terms'),
      v.check((accepted) => accepted, 'Please accept the terms'),
    ),
  }),
  login: v.object({ email: text(254), password: v.pipe(string, v.nonEmpty('Please enter your password')) }),
  /** Answered alike for every address, so that it does not tell who is a player. */
  forgot: v.object({ email, what: v.picklist(['password', 'username']) }),
  /** `method` is a payment method's `id` from GET /platform/cashier. */
  deposit: v.object({
    amountMinor: amount(10_00, 5_000_00, 'From 10.00 to 5,000.00'),
    method: text(60),
    bonusCode: v.exactOptional(v.pipe(string, v.maxLength(40))),
  }),
  /** In GB it cannot be reversed; under MGA it can, until approved. */
  withdraw: v.object({ amountMinor: amount(10_00, 100_000_00, 'At least 10.00'), method: text(60) }),
  reverse: v.object({ transactionId: text(60) }),
  /** GB slots: at most 5.00, and 2.00 for players under 25. `wheel` is a single-zero roulette wheel and needs `bet`. */
  play: v.object({
    stakeMinor: amount(10, 100_00, 'From 0.10 to 100.00'),
    kind: v.optional(v.picklist(['reels', 'wheel']), 'reels'),
    bet: v.exactOptional(
      v.union([
        v.picklist(['red', 'black', 'odd', 'even']),
        v.pipe(number, v.integer(), v.minValue(0), v.maxValue(36)),
      ]),
    ),
  }),
  favourite: v.object({ gameId: v.pipe(number, v.integer()), action: v.picklist(['add', 'remove']) }),
  /**
   * Any one of them, or several. A lower deposit limit holds at once; a higher one, or none, after 24 hours (`pending`).
   * Cool-off and self-exclusion log the player out.
   */
  limits: v.object({
    deposit: v.exactOptional(
      v.object({
        period: v.picklist(periods),
        amountMinor: v.nullable(amount(500, 10_000_000, 'From 5.00 to 100,000.00')),
      }),
    ),
    realityCheckMinutes: v.exactOptional(v.nullable(v.picklist([15, 30, 45, 60]))),
    coolOffDays: v.exactOptional(v.picklist([1, 7, 30, 42])),
    selfExclusionMonths: v.exactOptional(v.picklist([6, 12, 60])),
  }),
  password: v.object({ currentPassword: string, newPassword: password }),
  /** The details a player may change. */
  account: v.object({
    phone: v.exactOptional(v.pipe(string, v.maxLength(40))),
    address: v.exactOptional(v.pipe(string, v.maxLength(300))),
    marketing: v.exactOptional(marketing),
  }),
  /** Metadata only; nothing is uploaded to a stand-in. */
  document: v.object({
    kind: document.kind,
    fileName: text(200),
    sizeBytes: amount(1, 10 * 1024 * 1024, 'At most 10 MB'),
  }),
  chat: v.object({
    message: text(2_000),
    name: v.exactOptional(v.pipe(string, v.maxLength(80))),
    email: v.exactOptional(v.pipe(string, v.maxLength(254))),
  }),
};

/** The type of an answer, by its name. */
export type Answer<Name extends keyof typeof answers> = v.InferOutput<(typeof answers)[Name]>;
/** The type of a request's body, by the name of the call, as it is sent. */
export type RequestBody<Name extends keyof typeof requests> = v.InferInput<(typeof requests)[Name]>;

export type CurrencyCode = v.InferOutput<typeof currency>;
export type Marketing = v.InferOutput<typeof marketing>;
export type SessionDetails = v.InferOutput<typeof sessionDetails>;
export type Transaction = v.InferOutput<typeof transaction>;
export type LimitPeriod = (typeof periods)[number];
export type ReelSymbol = v.InferOutput<typeof reelSymbol>;
export const REEL_SYMBOLS = reelSymbol.options;
export type LineWin = v.InferOutput<typeof lineWin>;
export type ReelsOutcome = v.InferOutput<typeof reelsOutcome>;
export type WheelOutcome = v.InferOutput<typeof wheelOutcome>;

/** The code of a 4xx answer. */
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
