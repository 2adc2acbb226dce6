import * as v from 'valibot';
import { decodeText } from './decode-text.ts';

/**
 * Fields in the types that the platform really sends, such as numbers as strings or null (docs/contracts/upstreams.md).
 * Each schema accepts the right type and its written form, and nothing else.
 */

/** The number that a value is or spells; `null` when it is none. */
function toNumber(input: unknown): number | null {
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The whole number that a value is or spells; `null` when it is none. */
export function toInteger(input: unknown): number | null {
  const number = toNumber(input);
  return Number.isSafeInteger(number) ? number : null;
}

/** A finite number or its decimal text. */
export const looseNumber = v.pipe(
  v.custom<number | string>((input) => toNumber(input) !== null, 'Expected a number or its decimal text'),
  v.transform(Number),
);

/** A whole number or its decimal text. */
export const looseInteger = v.pipe(
  v.custom<number | string>((input) => toInteger(input) !== null, 'Expected a whole number or its text'),
  v.transform(Number),
);

/** Text with its entities decoded, runs of white space made one space, ends trimmed; may be empty. */
export const cleanText = v.pipe(v.string(), v.transform(decodeText));

/** A name or a title of more characters than this is a fault of the upstream, and would push all else off the page. */
const LONGEST_TITLE = 200;

/** A text, by default a name or a title as pages show it, with an ellipsis in place of the characters past the limit. */
export function shortened(text: string, most = LONGEST_TITLE): string {
  if (text.length <= most) return text;
  // A character has two units at most, and the whole text can be megabytes.
  const characters = Array.from(text.slice(0, 2 * (most + 1)));
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** A name or a title: as `cleanText`, but `shortened`. */
export const cleanTitle = v.pipe(
  v.string(),
  v.transform((text) => shortened(decodeText(text))),
);

/** As `cleanText`, but empty text or none is `null`. */
export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => textOrNull(text)),
);

/** Text or a number. Not a union, which would build the error message of its text branch for each number. */
export const looseText = v.custom<string | number>(
  (input) => typeof input === 'string' || typeof input === 'number',
  'Expected text or a number',
);

/** As `optionalText`, from text or a number. */
export const optionalTextOrNumber = v.pipe(
  v.nullish(looseText, null),
  v.transform((value) => textOrNull(value?.toString())),
);

/** Clean text, or `null` when nothing is left of it. */
export function textOrNull(text: string | null | undefined): string | null {
  return text ? decodeText(text) || null : null;
}

/**
 * An ISO 4217 code in capitals, or `null`. `Intl.NumberFormat` throws on anything but three letters, which would fail
 * the rendering of a page that shows the amount.
 */
export function currencyCodeOrNull(text: string | null | undefined): string | null {
  const code = textOrNull(text)?.toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** The same as a field; whatever else is there is `null`. */
export const currencyCode = v.pipe(
  v.fallback(optionalText, null),
  v.transform((code) => currencyCodeOrNull(code)),
);

/** As {@link safeAddress}. */
export const webAddress = (base: string) =>
  v.pipe(
    v.nullish(v.string(), null),
    v.transform((text) => safeAddress(text, base)),
  );

const WEB_ADDRESS = /^(?:https?:\/\/|\/)[^\s"'<>\\]+$/i;

/**
 * An absolute http(s), protocol-relative or root-relative address, made absolute; anything else (empty, `javascript:`) is
 * `null`.
 * @param base the origin of the service that sent it, as browsers know it
 */
export function safeAddress(text: string | null | undefined, base: string): string | null {
  const address = text?.trim() ?? '';
  if (!WEB_ADDRESS.test(address)) return null;
  if (address.startsWith('//')) return `https:${address}`;
  return address.startsWith('/') ? base + address : address;
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** A boolean, 1 or 0, or one of these as text. */
export const looseBoolean = v.pipe(
  v.unknown(),
  v.transform((input) => BOOLEANS.get(typeof input === 'string' ? input.toLowerCase() : input)),
  v.boolean('Expected true or false'),
);
