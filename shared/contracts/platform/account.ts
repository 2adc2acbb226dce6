import * as v from 'valibot';
import { isoCountry } from '../../domain/country.ts';
import { isRegulation, type Regulation } from '../../config/markets.ts';
import { regulationGiven } from '../../domain/markets/market-for.ts';
import { looseAmount, parseAmount } from '../parsing/amount.ts';
import {
  currencyCode,
  looseBoolean,
  looseInteger,
  optionalText,
  optionalTextOrNumber,
} from '../parsing/loose.ts';
import { parseShape } from '../parsing/shape.ts';

/**
 * A player's money (§3 Account state, §7.6). Amounts are whole currency units; the display values are text as the
 * platform formats it. `null`: the platform did not send the value, which does not mean zero.
 */
export interface Balance {
  /** ISO 4217. */
  readonly currency: string | null;
  readonly realBalance: number | null;
  readonly bonusBalance: number | null;
  readonly displayBalance: string | null;
  readonly displayRealBalance: string | null;
  readonly displayBonusBalance: string | null;
}

/** Text alone: a bare number is no display text, it has no currency. */
const display = v.fallback(optionalText, null);

const balance = v.object({
  CurrencyCode: currencyCode,
  Balance: v.nullish(looseAmount, null),
  BonusBalance: v.nullish(looseAmount, null),
  DisplayBalance: display,
  DisplayRealBalance: display,
  DisplayBonusBalance: display,
});

/**
 * Parses a balance, whose numbers may be text or null. Cash or a bonus without a number is that of its display text.
 * @throws ShapeError when it is no object
 */
export function parseBalance(input: unknown): Balance {
  const given = parseShape(balance, input);
  return {
    currency: given.CurrencyCode,
    realBalance: given.Balance ?? parseAmount(given.DisplayRealBalance),
    bonusBalance: given.BonusBalance ?? parseAmount(given.DisplayBonusBalance),
    displayBalance: given.DisplayBalance,
    displayRealBalance: given.DisplayRealBalance,
    displayBonusBalance: given.DisplayBonusBalance,
  };
}

/** The logged-in player (§3 Player session details). `null`: the platform did not send the field. */
export interface PlayerSession {
  readonly playerId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** ISO 4217; `null` too when the platform sent something else. */
  readonly currency: string | null;
  readonly language: string | null;
  readonly regulation: Regulation | null;
  readonly countryCode: string | null;
  readonly email: string | null;
  readonly restrictionType: string | null;
  readonly registrationDate: string | null;
  readonly vipLevel: number | null;
  readonly sessionToken: string | null;
}

const text = v.fallback(optionalTextOrNumber, null);
const upperCase = v.pipe(
  v.fallback(optionalText, null),
  v.transform((code) => code?.toUpperCase() ?? null),
);
const session = v.object({
  PlayerID: v.pipe(looseInteger, v.minValue(1, 'Expected a positive id')),
  PlayerName: text,
  PlayerLastName: text,
  CurrencyCode: currencyCode,
  PlayerLanguage: upperCase,
  PlayerRegulationType: upperCase,
  CountryCode: v.pipe(v.nullish(v.unknown(), null), v.transform(isoCountry)),
  PlayerEmail: text,
  PlayerRestrictionType: text,
  PlayerRegistrationDate: text,
  PlayerVipLevel: v.fallback(v.nullish(looseInteger, null), null),
  SessionToken: text,
});

/** The flag is spelt in either way. */
const status = v.object({
  IsLoggedIn: v.fallback(v.nullish(looseBoolean, null), null),
  isLoggedIn: v.fallback(v.nullish(looseBoolean, null), null),
});

/** Whether a session status says that a player is logged in (§7.7); `null` when it does not say. */
export function parseIsLoggedIn(input: unknown): boolean | null {
  const parsed = v.safeParse(status, input);
  return parsed.success ? (parsed.output.IsLoggedIn ?? parsed.output.isLoggedIn) : null;
}

/** Details of a visitor: they say so, or name no player at all. */
const visitorDetails = v.object({
  PlayerID: v.nullish(v.picklist([0, '0', ''])),
  PlayerName: v.nullish(v.literal('')),
});

function isVisitor(input: unknown): boolean {
  if (input === null || input === undefined || input === false || input === '') return true;
  const isLoggedIn = parseIsLoggedIn(input);
  return isLoggedIn === false || (isLoggedIn === null && v.is(visitorDetails, input));
}

/**
 * Parses session details or a session status (§7.6, §7.7); `null` when no player is logged in.
 * @throws ShapeError when a player is logged in and the id is missing or wrong
 */
export function parseSession(input: unknown): PlayerSession | null {
  if (isVisitor(input)) return null;
  const given = parseShape(session, input);
  return {
    playerId: given.PlayerID,
    firstName: given.PlayerName,
    lastName: given.PlayerLastName,
    currency: given.CurrencyCode,
    language: given.PlayerLanguage,
    regulation: regulation(given.PlayerRegulationType, given.CountryCode),
    countryCode: given.CountryCode,
    email: given.PlayerEmail,
    restrictionType: given.PlayerRestrictionType,
    registrationDate: given.PlayerRegistrationDate,
    vipLevel: given.PlayerVipLevel,
    sessionToken: given.SessionToken,
  };
}

function regulation(named: string | null, country: string | null): Regulation | null {
  if (country !== null) return regulationGiven(named, country);
  return isRegulation(named) ? named : null;
}

/**
 * Favourite games: whole ids in their order, each once, from a list or comma-separated text; any other input gives
 * none.
 */
export function parseFavourites(input: unknown): readonly number[] {
  const list: readonly unknown[] =
    typeof input === 'string' ? input.split(',') : Array.isArray(input) ? input : [];
  const ids = list
    .map((id) => v.safeParse(looseInteger, id))
    .filter((parsed) => parsed.success)
    .map(({ output }) => output)
    .filter((id) => id > 0);
  return [...new Set(ids)];
}
