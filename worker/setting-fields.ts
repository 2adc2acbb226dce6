import * as v from 'valibot';
import { MARKET_NAMES } from '../shared/config/markets.ts';

/** The settings are wrong; the message has one line for each wrong one, with its name and the reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** How the values of settings are read (worker/settings.ts): kinds of text, each with the words for what is wrong. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '');
export const url = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || isWebAddress(value), 'is not an http(s) address'),
    v.transform((value) => value.replace(/\/+$/u, '')),
  ),
  '',
);
export const header = v.pipe(
  text,
  v.regex(/^[\w-]*$/u, 'is not a header name'),
  v.transform((value) => (value === '' ? null : value.toLowerCase())),
);

// What a header `Authorization: Bearer` can carry (RFC 6750), and Hono's bearerAuth accepts.
export const bearerToken = v.pipe(
  text,
  v.regex(
    /^(?:[\w.~+/-]+=*)?$/u,
    'holds a character that no bearer token may have: only letters, digits and - . _ ~ + /, with = at the end',
  ),
);

/** Comma-separated. */
export const list = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

/** An origin for another, `http://inside=https://outside`, comma-separated. */
export const originPairs = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (pair) => pair.split('=').map(isOrigin).join() === 'true,true',
        'holds something that is not origin=origin',
      ),
    ),
  ),
  v.transform(
    (pairs) =>
      new Map(
        pairs.map((pair) => {
          const [inside = '', outside = ''] = pair.split('=');
          return [inside, outside] as const;
        }),
      ),
  ),
);

/** A list of codes in capitals. */
export const codes = v.pipe(
  list,
  v.transform((entries) =>
    entries.map((code) => MARKET_NAMES.find((name) => name === code) ?? code.toUpperCase()),
  ),
);

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** What has a name beside the countries, and no visitor is from: unions, and what is unknown. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ']);

/** Countries as ISO 3166-1 has them, which is what the network says of a visitor: `UK` is `GB`. */
export const countries = v.pipe(
  codes,
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}$/u, 'holds something that is not a two-letter country code'),
      v.transform((code) => new Intl.Locale(`und-${code}`).region ?? code),
      v.check(
        (code) => COUNTRY_NAMES.of(code) !== undefined && !NO_COUNTRIES.has(code),
        'holds a code of no country',
      ),
    ),
  ),
);

/** Headers as OpenTelemetry's settings name them: `name=value`, comma-separated, percent-encoded values. */
export const headerList = v.pipe(
  list,
  v.array(
    v.pipe(v.string(), v.regex(/^[\w-]+=(?:[^%]|%[\da-f]{2})*$/iu, 'holds something that is not name=value')),
  ),
  v.transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1))] as const;
      }),
    ),
  ),
);

/** A number from 0 to 1; 1 where it is not set. */
export const share = v.pipe(
  v.optional(v.pipe(v.string(), v.trim()), '1'),
  v.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/u, 'is not a number from 0 to 1'),
  v.transform(Number),
);

/** An https address on one line, as it is written into a file of lines. */
export const secureUrl = v.pipe(
  text,
  v.check((value) => value === '' || isHttps(value), 'is not an https address'),
);

/** What `Contact` of a security.txt may be here (RFC 9116 §2.5.3). */
export const contact = v.pipe(
  text,
  v.check(
    (value) => value === '' || /^mailto:[^\s@]+@[^\s@]+$/u.test(value) || isHttps(value),
    'is neither mailto: with an address nor an https address',
  ),
);

/**
 * The fields of a schema out of an environment, which has much else.
 * @throws SettingsError when some are wrong; the message has a line for each
 */
export function parseFields<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) =>
      environment[name] === undefined ? [] : [[name, environment[name]]],
    ),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new SettingsError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`).join('\n'),
  );
}

function isHttps(value: string): boolean {
  return /^https:\S+$/u.test(value) && URL.canParse(value);
}

export function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value;
}

/** Whether what is sent to an address can be read on its way. */
export function isPlainHttp(address: string): boolean {
  return URL.parse(address)?.protocol === 'http:';
}

/** Whether what is sent to an address stays on the machine. */
export function isLoopback(address: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(URL.parse(address)?.hostname ?? '');
}
