import * as v from 'valibot';
import {
  looseBoolean,
  looseInteger,
  looseNumber,
  optionalTextOrNumber,
} from '../../shared/contracts/parsing/loose.ts';

/**
 * Payloads of the framework's events and responses that `shared/contracts` has no parser for (§7.6, §7.7). The framework
 * sends numbers as strings, omits fields or sends null, so each field is read by itself; an unreadable one is null.
 */
const integer = v.fallback(v.nullish(looseInteger, null), null);
const amount = v.fallback(v.nullish(looseNumber, null), null);
const text = v.fallback(optionalTextOrNumber, null);

const sessionStatus = v.object({ IsLoggedIn: looseBoolean });
const deposit = v.object({ amount, currency: text, transactionId: text });
const gameEvent = v.object({ gameId: integer });
const widgetEvent = v.object({ name: v.string(), element: v.optional(v.unknown()) });
const favourites = v.union([v.object({ favourites: v.array(v.unknown()) }), v.array(v.unknown())]);
const opened = v.object({ close: v.function() });

/** Null when the payload does not say; the caller then asks the framework. */
export function readIsLoggedIn(payload: unknown): boolean | null {
  const parsed = v.safeParse(sessionStatus, payload);
  return parsed.success ? parsed.output.IsLoggedIn : null;
}

/** `depositSucceeded`; the amount in whole currency units. */
export function readDeposit(payload: unknown): v.InferOutput<typeof deposit> {
  const parsed = v.safeParse(deposit, payload);
  return parsed.success ? parsed.output : { amount: null, currency: null, transactionId: null };
}

export function readGameId(payload: unknown): number | null {
  const parsed = v.safeParse(gameEvent, payload);
  return parsed.success ? parsed.output.gameId : null;
}

/** The list in `favouritesUpdated` or in a response, its items not validated; null when there is none. */
export function readFavouritesList(payload: unknown): readonly unknown[] | null {
  const parsed = v.safeParse(favourites, payload);
  if (!parsed.success) return null;
  return Array.isArray(parsed.output) ? parsed.output : parsed.output.favourites;
}

export function readWidget(payload: unknown): { readonly name: string; readonly element: unknown } | null {
  const parsed = v.safeParse(widgetEvent, payload);
  return parsed.success ? { name: parsed.output.name, element: parsed.output.element } : null;
}

/** The `close` function of an opened game's handle, or null when there is none. */
export function readClose(payload: unknown): (() => unknown) | null {
  const parsed = v.safeParse(opened, payload);
  return parsed.success ? () => parsed.output.close() : null;
}

/** `window.bonusCount` (§4); 0 when it is no positive number. */
export function readBonusCount(value: unknown): number {
  const parsed = v.safeParse(amount, value);
  return parsed.success && parsed.output !== null && parsed.output > 0 ? Math.floor(parsed.output) : 0;
}
