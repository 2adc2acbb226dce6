/** Parsers of the player API's answers, each held to its type in `sandbox/session/contract.ts` by the compiler. */
import * as v from 'valibot';
import { balanceSchema } from '../../game/balance-schema.ts';
import type * as answers from '../../session/contract.ts';

type Parser<Answer> = v.GenericSchema<unknown, Answer>;

const currency = v.picklist(['GBP', 'CAD', 'EUR']);
const amount = v.number();

export const apiErrorSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
});

const detailsSchema: Parser<answers.SessionDetails> = v.object({
  PlayerName: v.string(),
  PlayerLastName: v.string(),
  CurrencyCode: currency,
  PlayerLanguage: v.string(),
  PlayerRegulationType: v.picklist(['GB', 'MGA']),
  PlayerID: v.number(),
  PlayerEmail: v.string(),
  PlayerRestrictionType: v.string(),
  PlayerRegistrationDate: v.string(),
  CountryCode: v.string(),
  PlayerVipLevel: v.number(),
  SessionToken: v.string(),
});

export const sessionSchema: Parser<answers.SessionAnswer> = v.object({
  token: v.string(),
  session: detailsSchema,
  balance: balanceSchema,
});

const transactionSchema: Parser<answers.Transaction> = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.picklist(['deposit', 'withdrawal', 'bonus', 'reversal']),
  method: v.string(),
  amountMinor: amount,
  status: v.picklist(['completed', 'pending', 'reversed']),
});

export const moneySchema: Parser<answers.MoneyAnswer> = v.object({
  transaction: transactionSchema,
  firstDeposit: v.boolean(),
  balance: balanceSchema,
});

export const cashierSchema: Parser<answers.CashierAnswer> = v.object({
  methods: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      logo: v.string(),
      minMinor: amount,
      maxMinor: amount,
      time: v.string(),
    }),
  ),
  quickAmountsMinor: v.array(amount),
});

export const historySchema: Parser<answers.HistoryAnswer> = v.object({
  rounds: v.array(
    v.object({
      roundId: v.string(),
      at: v.string(),
      gameId: v.number(),
      stakeMinor: amount,
      winMinor: amount,
      display: v.object({ stake: v.string(), win: v.string() }),
    }),
  ),
  total: v.number(),
  session: v.object({
    startedAt: v.string(),
    stakedMinor: amount,
    wonMinor: amount,
    netMinor: amount,
    displayNet: v.string(),
  }),
});

export const transactionsSchema: Parser<answers.TransactionsAnswer> = v.object({
  transactions: v.array(transactionSchema),
  total: v.number(),
});

export const favouritesSchema: Parser<answers.FavouritesAnswer> = v.object({
  favourites: v.array(v.number()),
});

const limitSchema = v.object({
  amountMinor: v.nullable(amount),
  usedMinor: amount,
  pending: v.exactOptional(v.object({ amountMinor: v.nullable(amount), from: v.string() })),
});

export const limitsSchema: Parser<answers.LimitsAnswer> = v.object({
  deposit: v.object({ daily: limitSchema, weekly: limitSchema, monthly: limitSchema }),
  realityCheckMinutes: v.nullable(v.number()),
  coolOffUntil: v.nullable(v.string()),
  selfExcludedUntil: v.nullable(v.string()),
});

export const accountSchema: Parser<answers.AccountAnswer> = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  birthDate: v.string(),
  country: v.string(),
  phone: v.string(),
  address: v.string(),
  marketingEmail: v.boolean(),
});

export const documentsSchema: Parser<answers.DocumentsAnswer> = v.object({
  documents: v.array(
    v.object({
      kind: v.picklist(['identity', 'address', 'payment']),
      fileName: v.string(),
      sizeBytes: v.number(),
      at: v.string(),
      status: v.literal('received'),
    }),
  ),
});

export const pointsSchema: Parser<answers.PointsAnswer> = v.object({
  points: v.number(),
  level: v.number(),
  nextLevelAt: v.number(),
});

export const offersSchema: Parser<answers.OffersAnswer> = v.object({
  offers: v.array(v.object({ id: v.string(), title: v.string(), text: v.string(), terms: v.string() })),
});

export const chatSchema: Parser<answers.ChatAnswer> = v.object({ from: v.string(), message: v.string() });

export const winnersSchema: Parser<answers.WinnersAnswer> = v.object({
  winners: v.array(
    v.object({
      playerName: v.string(),
      currencySymbol: v.string(),
      winAmount: v.number(),
      gameId: v.exactOptional(v.number()),
    }),
  ),
});

export { balanceSchema };

/** Nothing of the answer is used. */
export const ignoredSchema: Parser<unknown> = v.unknown();
