import * as v from 'valibot';
import { MARKET_NAMES } from '../shared/config/markets.ts';

/** The settings are wrong; the message has one line for each wrong one, with its name and the reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** How the values of settings are read (worker/settings.ts): kinds of text, each with the words for what is wrong. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '');
export const header = v.pipe(
  text,
  v.regex(/^[\w-]*$/u, 'is not a header name: expected letters, digits and hyphens'),
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

type Environment = Readonly<Record<string, string | undefined>>;

/** What a value still has around it that was copied out of a shell or another file of settings. */
const QUOTES = /^["'“„‘].*["'“”’]$/su;

export const IN_QUOTES_REASON = 'has its quotation marks around it: expected the value alone, without them';
export function isInQuotes(value: string): boolean {
  return QUOTES.test(value.trim());
}

/** What every value has to be before it is read as what it is for. */
const given = v.pipe(
  v.string('is not text: expected it in quotation marks in wrangler.toml'),
  v.check((value) => !isInQuotes(value), IN_QUOTES_REASON),
);

/** What is wrong with the settings, each told once: of one that cannot be read nothing else is. */
export class SettingProblems {
  readonly #lines: string[] = [];
  readonly #unread = new Set<string>();

  /** A value that cannot be read; `at` names the place in it, where it is a list. */
  addUnread(name: string, reason: string, at = name): void {
    this.#unread.add(name);
    this.#lines.push(`${at} ${reason}`);
  }

  /** The reason follows the name and holds no value: it may be a secret. */
  add(name: string, reason: string): void {
    if (!this.#unread.has(name)) this.#lines.push(`${name} ${reason}`);
  }

  /** Whether that setting can be read. */
  isRead(name: string): boolean {
    return !this.#unread.has(name);
  }

  /** @throws SettingsError when there are some; the message has a line for each */
  refuse(): void {
    if (this.#lines.length > 0) throw new SettingsError(this.#lines.join('\n'));
  }
}

/**
 * The fields of a schema out of an environment, which has much else. One that cannot be read is added to the problems, and
 * has the value of one that is not set: all fields are optional.
 */
export function readFields<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Environment,
): { readonly values: v.InferOutput<Schema>; readonly problems: SettingProblems } {
  const problems = new SettingProblems();
  const readable = new Map<string, string>();
  for (const name of Object.keys(schema.entries)) {
    if (environment[name] === undefined) continue;
    const { success, output, issues } = v.safeParse(given, environment[name]);
    if (success) readable.set(name, output);
    else problems.addUnread(name, issues[0].message);
  }
  // Of one value the first thing that is wrong is told.
  const result = v.safeParse(schema, Object.fromEntries(readable), { abortPipeEarly: true });
  if (result.success) return { values: result.output, problems };
  for (const issue of result.issues) {
    const at = v.getDotPath(issue) ?? 'settings';
    const [name = at] = at.split('.');
    problems.addUnread(name, issue.message, at);
    readable.delete(name);
  }
  return { values: v.parse(schema, Object.fromEntries(readable)), problems };
}

/**
 * The same, all of them right.
 * @throws SettingsError when some are wrong; the message has a line for each
 */
export function parseFields<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const { values, problems } = readFields(schema, environment);
  problems.refuse();
  return values;
}

/**
 * Makes several readings; what is wrong with the settings of any of them is told in one message.
 * @throws (rejects) SettingsError when some are wrong; the message has a line for each
 */
export async function refuseTogether(...readings: readonly (() => unknown)[]): Promise<void> {
  const wrong: string[] = [];
  for (const read of readings) {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      wrong.push(error.message);
    }
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
}
