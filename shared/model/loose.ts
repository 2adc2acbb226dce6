import * as v from 'valibot';
import { decodeText } from './decode-text.ts';

/**
 * Fields as the platform really sends them (CONTRACTS.md: "numbers as strings or null"). Each schema takes
 * the right type and its written form, and nothing else.
 */

function toNumber(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  const text = input.trim();
  return text === '' ? null : Number(text);
}

/** A finite number or its decimal text. */
export const looseNumber = v.pipe(
  v.unknown(),
  v.transform(toNumber),
  v.number('Expected a number or its decimal text'),
  v.finite('Expected a finite number'),
);

/** A whole number or its decimal text. */
export const looseInteger = v.pipe(looseNumber, v.safeInteger('Expected a whole number'));

/** Text with its entities decoded, runs of white space made one space, ends trimmed; may be empty. */
export const cleanText = v.pipe(v.string(), v.transform(decodeText));

/** The same, but empty text or none is `null`. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => decodeText(text) || null),
);

/** The same, from text or a number. */
export const optionalTextOrNumber = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => decodeText(String(value)) || null),
);

/** An absolute http(s), protocol-relative or root-relative address; anything else (empty, `javascript:`) is `null`. */
export const webAddress = v.pipe(v.nullish(v.string(), ''), v.transform(safeAddress));

const WEB_ADDRESS = /^(?:https?:\/\/|\/)[^\s"'<>\\]+$/i;

export function safeAddress(text: string): string | null {
  const address = text.trim();
  return WEB_ADDRESS.test(address) ? address : null;
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

/** A boolean, or 1, 0 and the words for them. */
export const looseBoolean = v.pipe(
  v.unknown(),
  v.transform((input) => BOOLEANS.get(typeof input === 'string' ? input.toLowerCase() : input)),
  v.boolean('Expected true or false'),
);
