import * as v from 'valibot';
import { REGULATIONS, type Regulation } from '../shared/config/policies.ts';
import type { PublicSettings } from '../shared/pages/page-data.ts';
import { SERVICE_NAMES, upstreamRow, type ServiceName } from './upstream/upstreams.ts';
import { keysOf, recordOf } from '../shared/domain/records.ts';

/** Every setting, parsed and typed; wrangler.toml says what each is for. Origins carry no trailing slash. */
export interface Settings extends PublicSettings {
  readonly environment: 'sandbox' | 'production';
  readonly brandId: string;
  readonly casinoId: string;
  /** Other addresses of the site: links to them in content stay on it. */
  readonly siteAliases: readonly string[];
  /** The address of each service. */
  readonly upstreams: Readonly<Record<ServiceName, string>>;
  readonly restrictedCountries: ReadonlySet<string>;
  /** Whether pages are compressed here, because no proxy in front of the site does. */
  readonly compress: boolean;
  /** Whether rendered pages are cached; `off` is for measurements and for finding faults. */
  readonly pageCache: boolean;
  readonly trustedCountryHeader: string | null;
  readonly trustedAddressHeader: string | null;
  readonly ticketToken: string;
  readonly revalidateSecret: string;
  readonly opsToken: string;
  /** The part that a browser may know; made once for all pages. */
  readonly public: PublicSettings;
}

/** The settings are wrong; the message has one line for each wrong one, with its name and the reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const url = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || isWebAddress(value), 'is not an http(s) address'),
    v.transform((value) => value.replace(/\/+$/u, '')),
  ),
  '',
);
const header = v.pipe(
  text,
  v.regex(/^[\w-]*$/u, 'is not a header name'),
  v.transform((value) => (value === '' ? null : value.toLowerCase())),
);

// What a header `Authorization: Bearer` can carry (RFC 6750), and Hono's bearerAuth accepts.
const bearerToken = v.pipe(
  text,
  v.regex(
    /^(?:[\w.~+/-]+=*)?$/u,
    'holds a character that no bearer token may have: only letters, digits and - . _ ~ + /, with = at the end',
  ),
);

const rawSchema = v.object({
  ...fieldsOf(
    SERVICE_NAMES.map((service) => upstreamRow(service).setting),
    url,
  ),
  ...fieldsOf(REGULATIONS.map(licenceSetting), text),
  ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'is neither sandbox nor production'),
    'sandbox',
  ),
  SANDBOX_ORIGIN: url,
  SITE_URL: url,
  SITE_ALIASES: v.pipe(
    text,
    v.transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    v.array(v.pipe(v.string(), v.check(isWebAddress, 'holds something that is not an http(s) address'))),
  ),
  BRAND_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty')), 'Velvet Comet'),
  BRAND_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'is not a whole number')), '194'),
  CASINO_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'is not a whole number')), '194'),
  LICENSEE_NAME: text,
  PLATFORM_SCRIPT_URL: url,
  GTM_ID: v.pipe(text, v.regex(/^(?:GTM-[A-Z0-9]+)?$/u, 'is not a tag manager id (GTM-…)')),
  RECAPTCHA_SITE_KEY: v.pipe(text, v.regex(/^[\w-]*$/u, 'is not a site key')),
  RECAPTCHA_VERSION: v.optional(v.picklist(['2', '3'], 'is neither 2 nor 3'), '2'),
  AFFILIATE_URL: url,
  APP_STORE_URL: url,
  PLAY_STORE_URL: url,
  RESTRICTED_COUNTRIES: v.pipe(
    text,
    v.transform((value) =>
      value
        .split(',')
        .map((code) => code.trim().toUpperCase())
        .filter(Boolean),
    ),
    v.array(
      v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, 'holds something that is not a two-letter country code')),
    ),
  ),
  UK_MARKETING_OPT_IN: v.optional(
    v.picklist(['ticked', 'unticked'], 'is neither ticked nor unticked'),
    'ticked',
  ),
  COMPRESS: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'off'),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  TRUSTED_COUNTRY_HEADER: header,
  TRUSTED_ADDRESS_HEADER: header,
  TICKET_TOKEN: bearerToken,
  REVALIDATE_SECRET: text,
  OPS_TOKEN: bearerToken,
});

type SettingName = keyof typeof rawSchema.entries;
export type RawSettings = { readonly [name in SettingName]?: string };

/**
 * The names of the settings that an environment may set; all values are strings.
 */
export const SETTING_NAMES = keysOf(rawSchema.entries);

/** Each secret, and the service that it is not to be the sandbox's for: with a real CMS the site has real content to lose. */
const SECRETS = {
  TICKET_TOKEN: 'TICKET_ORIGIN',
  REVALIDATE_SECRET: 'CMS_ORIGIN',
  OPS_TOKEN: 'CMS_ORIGIN',
} as const;
type SecretName = keyof typeof SECRETS;

/** The shared secret of a sandbox's site and its stand-ins where no secret is set; never used in production. */
export function sandboxSecret(name: SecretName): string {
  return `sandbox-${name.toLowerCase().replaceAll('_', '-')}`;
}

/** A production secret has at least so many characters: fewer can be tried through. */
const SHORTEST_SECRET = 16;
const PUBLISHED_SECRETS: ReadonlySet<string> = new Set(keysOf(SECRETS).map(sandboxSecret));

/** What is wrong with a production environment's secret; `null` when nothing is. */
function weaknessOf(secret: string): string | null {
  if (PUBLISHED_SECRETS.has(secret)) return "is the sandbox's, which everybody can read";
  if (secret.length < SHORTEST_SECRET) return `is shorter than ${SHORTEST_SECRET} characters`;
  return new Set(secret).size < SHORTEST_SECRET / 2 ? 'repeats a few characters' : null;
}

function isPlainHttp(address: string): boolean {
  return address.startsWith('http:');
}

/**
 * Parses an environment's values.
 * @throws SettingsError when settings are wrong; the message has a line for each
 */
export function parseSettings(environment: RawSettings): Settings {
  const raw = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  const result = v.safeParse(rawSchema, raw);
  if (!result.success) {
    throw new SettingsError(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`).join('\n'),
    );
  }
  const values = result.output;
  const problems: string[] = [];
  const sandbox = values.ENVIRONMENT === 'sandbox';
  const origin = (name: SettingName & keyof typeof values, path = ''): string => {
    const value = values[name];
    if (typeof value === 'string' && value !== '') return value;
    if (!sandbox) problems.push(`${name} is not set`);
    else if (values.SANDBOX_ORIGIN === '') problems.push(`${name} is not set, and neither is SANDBOX_ORIGIN`);
    return values.SANDBOX_ORIGIN + path;
  };
  const secret = (name: SecretName): string => {
    const value = values[name];
    const service = values[SECRETS[name]];
    const isSandboxed = sandbox && (service === '' || service === values.SANDBOX_ORIGIN);
    if (value === '') {
      if (!sandbox) problems.push(`${name} is not set`);
      else if (!isSandboxed) problems.push(`${name} is not set, and ${SECRETS[name]} is not the sandbox`);
      return sandboxSecret(name);
    }
    const weakness = isSandboxed ? null : weaknessOf(value);
    if (weakness !== null) problems.push(`${name} ${weakness}`);
    return value;
  };
  // A licence line without its number must not be shown.
  const licenceNumber = (regulation: Regulation): string => {
    const name = licenceSetting(regulation);
    if (values[name] === '' && !sandbox) problems.push(`${name} is not set`);
    return values[name];
  };
  const publicSettings: PublicSettings = {
    siteUrl: values.SITE_URL,
    brandName: values.BRAND_NAME,
    licenseeName: values.LICENSEE_NAME,
    licenceNumbers: recordOf(REGULATIONS, licenceNumber),
    platformScriptUrl: origin('PLATFORM_SCRIPT_URL', '/platform.js'),
    gtmId: values.GTM_ID,
    recaptchaSiteKey: values.RECAPTCHA_SITE_KEY,
    recaptchaVersion: values.RECAPTCHA_VERSION,
    affiliateUrl: values.AFFILIATE_URL,
    appStoreUrl: values.APP_STORE_URL,
    playStoreUrl: values.PLAY_STORE_URL,
    ukMarketingOptIn: values.UK_MARKETING_OPT_IN,
  };
  const settings: Settings = {
    ...publicSettings,
    public: publicSettings,
    environment: values.ENVIRONMENT,
    brandId: values.BRAND_ID,
    casinoId: values.CASINO_ID,
    siteAliases: values.SITE_ALIASES,
    upstreams: recordOf(SERVICE_NAMES, (service) => {
      const { setting, sandboxPath } = upstreamRow(service);
      return origin(setting, sandboxPath);
    }),
    restrictedCountries: new Set(values.RESTRICTED_COUNTRIES),
    compress: values.COMPRESS === 'on',
    pageCache: values.PAGE_CACHE === 'on',
    trustedCountryHeader: values.TRUSTED_COUNTRY_HEADER,
    trustedAddressHeader: values.TRUSTED_ADDRESS_HEADER,
    ticketToken: secret('TICKET_TOKEN'),
    revalidateSecret: secret('REVALIDATE_SECRET'),
    opsToken: secret('OPS_TOKEN'),
  };
  if (values.SITE_URL === '') problems.push('SITE_URL is not set');
  // The ticket has a person's name, address and words, and the bearer beside them.
  if (!sandbox && isPlainHttp(values.TICKET_ORIGIN)) problems.push('TICKET_ORIGIN is not https');
  if (!sandbox && isPlainHttp(values.SITE_URL)) problems.push('SITE_URL is not https');
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

export function licenceSetting<Name extends Regulation>(regulation: Name): `${Name}_LICENCE_NUMBER` {
  return `${regulation}_LICENCE_NUMBER`;
}

/** The same field under each of some names. */
function fieldsOf<Name extends string, Field>(
  names: readonly Name[],
  field: Field,
): Readonly<Record<Name, Field>> {
  return recordOf(names, () => field);
}

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}
