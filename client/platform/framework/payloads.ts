import * as v from 'valibot';
import { looseAmount } from '../../../shared/contracts/parsing/amount.ts';
import {
  currencyCode,
  looseInteger,
  looseNumber,
  optionalTextOrNumber,
} from '../../../shared/contracts/parsing/loose.ts';

/**
 * Payloads of the framework's events and responses that `shared/contracts` has no parser for (§7.6, §7.7). The framework
 * sends numbers as strings, omits fields or sends null, so each field is read by itself; an unreadable one is null.
 */
const integer = v.fallback(v.nullish(looseInteger, null), null);
const count = v.fallback(v.nullish(looseNumber, null), null);
const amount = v.nullish(looseAmount, null);
const text = v.fallback(optionalTextOrNumber, null);

const deposit = v.object({ amount, currency: currencyCode, transactionId: text });
const toldDeposit = v.object({
  ...deposit.entries,
  playerId: v.number(),
  toldMs: v.number(),
  shownMs: v.nullish(v.number(), null),
});
const gameEvent = v.object({ gameId: integer });
const widgetEvent = v.object({ name: v.string(), element: v.optional(v.unknown()) });
/** In text the ids stand between commas. */
const ids = v.union([v.array(v.unknown()), v.pipe(v.string(), v.regex(/^[\d\s,]*$/))]);
const favourites = v.union([v.object({ favourites: ids }), ids]);
const opened = v.object({ close: v.function() });

/** Says in the console what the framework did wrong; the visitor goes on. */
export function warn(error: unknown): void {
  console.warn('CasinoPlatform', error);
}

/** What `parse` reads in a payload; null, with a warning, when it throws. */
export function readable<Value>(
  name: string,
  payload: unknown,
  parse: (payload: unknown) => Value,
): Value | null {
  try {
    return parse(payload);
  } catch (error) {
    console.warn(`CasinoPlatform: unreadable ${name}`, error);
    return null;
  }
}

export type Deposit = v.InferOutput<typeof deposit>;
export type ToldDeposit = v.InferOutput<typeof toldDeposit>;

/** `depositSucceeded`; the amount in whole currency units. */
export function readDeposit(payload: unknown): Deposit {
  return read(deposit, payload) ?? { amount: null, currency: null, transactionId: null };
}

/** A deposit as a tab has told the others of it, in JSON, whose, when, and since when the cash-out was shown that it is taken for. */
export function readToldDeposit(told: string | null): ToldDeposit | null {
  return read(v.pipe(v.string(), v.parseJson(), toldDeposit), told);
}

export function readGameId(payload: unknown): number | null {
  return read(gameEvent, payload)?.gameId ?? null;
}

/** The list in `favouritesUpdated` or in a response, for `parseFavourites`; null when there is none. */
export function readFavouritesList(payload: unknown): string | readonly unknown[] | null {
  const list = read(favourites, payload);
  return list !== null && typeof list === 'object' && 'favourites' in list ? list.favourites : list;
}

export function readWidget(payload: unknown): { readonly name: string; readonly element: unknown } | null {
  const widget = read(widgetEvent, payload);
  return widget === null ? null : { name: widget.name, element: widget.element };
}

/** The `close` function of the handle of an opened game or widget, or null when there is none. */
export function readClose(payload: unknown): (() => unknown) | null {
  const close = read(opened, payload)?.close;
  // Called on the handle itself: what a schema gives is another object, without the handle's state.
  return close === undefined ? null : () => Reflect.apply(close, payload, []);
}

/** Whether a call is answered with no, which may be text; a 0 may be the code of a success. */
export function isRefusal(response: unknown): boolean {
  return response === false || (typeof response === 'string' && response.toLowerCase() === 'false');
}

/** `window.bonusCount` (§4); 0 when it is no positive number. */
export function readBonusCount(value: unknown): number {
  return Math.max(0, Math.floor(read(count, value) ?? 0));
}

/** What a schema reads in a payload; null when it does not fit. Reading may throw: a payload may have getters. */
function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  payload: unknown,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, payload);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
