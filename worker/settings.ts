import * as v from 'valibot';
import type { PublicSettings } from '../shared/page-data.ts';

/** Every setting of DESIGN.md §6, parsed and typed. Origins carry no trailing slash. */
export interface Settings extends PublicSettings {
  readonly environment: 'sandbox' | 'production';
  readonly brandId: string;
  readonly casinoId: string;
  readonly cmsOrigin: string;
  readonly categoryOrigin: string;
  readonly platformOrigin: string;
  readonly gamesFeedUrl: string;
  readonly promotionsOrigin: string;
  readonly ticketOrigin: string;
  readonly restrictedCountries: ReadonlySet<string>;
  /** Whether pages are compressed here, because nothing in front of the site does. */
  readonly compress: boolean;
  /** Whether finished pages are kept; `off` is for measuring and for finding faults. */
  readonly pageCache: boolean;
  readonly trustedCountryHeader: string | null;
  readonly trustedAddressHeader: string | null;
  readonly ticketToken: string;
  readonly revalidateSecret: string;
  readonly opsToken: string;
  /** The part a browser may know; made once, handed to every page. */
  readonly public: PublicSettings;
}

/** Names of the settings an environment may give; all strings, as environments are. */
export const SETTING_NAMES = [
  'ENVIRONMENT',
  'SANDBOX_ORIGIN',
  'SITE_URL',
  'BRAND_NAME',
  'BRAND_ID',
  'CASINO_ID',
  'LICENSEE_NAME',
  'GB_LICENCE_NUMBER',
  'MGA_LICENCE_NUMBER',
  'CMS_ORIGIN',
  'CATEGORY_ORIGIN',
  'PLATFORM_ORIGIN',
  'PLATFORM_SCRIPT_URL',
  'GAMES_FEED_URL',
  'PROMOTIONS_ORIGIN',
  'TICKET_ORIGIN',
  'GTM_ID',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_VERSION',
  'AFFILIATE_URL',
  'APP_STORE_URL',
  'PLAY_STORE_URL',
  'RESTRICTED_COUNTRIES',
  'UK_MARKETING_OPT_IN',
  'COMPRESS',
  'PAGE_CACHE',
  'TRUSTED_COUNTRY_HEADER',
  'TRUSTED_ADDRESS_HEADER',
  'TICKET_TOKEN',
  'REVALIDATE_SECRET',
  'OPS_TOKEN',
] as const;

type SecretName = 'TICKET_TOKEN' | 'REVALIDATE_SECRET' | 'OPS_TOKEN';
type SettingName = (typeof SETTING_NAMES)[number];
export type RawSettings = { readonly [name in SettingName]?: string };

/** The settings are wrong; the message has one line for each, with its name and what is wrong with it. */
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

const rawSchema = v.object({
  ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'is neither sandbox nor production'),
    'sandbox',
  ),
  SANDBOX_ORIGIN: url,
  SITE_URL: url,
  BRAND_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty')), 'Velvet Comet'),
  BRAND_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'is not a whole number')), '194'),
  CASINO_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'is not a whole number')), '194'),
  LICENSEE_NAME: text,
  GB_LICENCE_NUMBER: text,
  MGA_LICENCE_NUMBER: text,
  CMS_ORIGIN: url,
  CATEGORY_ORIGIN: url,
  PLATFORM_ORIGIN: url,
  PLATFORM_SCRIPT_URL: url,
  GAMES_FEED_URL: url,
  PROMOTIONS_ORIGIN: url,
  TICKET_ORIGIN: url,
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
  TICKET_TOKEN: text,
  REVALIDATE_SECRET: text,
  OPS_TOKEN: text,
});

/** What a sandbox's site and its stand-ins share where nobody set a secret; worth nothing anywhere else. */
export function sandboxSecret(name: SecretName): string {
  return `sandbox-${name.toLowerCase().replaceAll('_', '-')}`;
}

/** Parses an environment's values. Throws `SettingsError` with a line for each setting that is wrong. */
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
    if (values[name] !== '') return values[name];
    if (!sandbox) problems.push(`${name} is not set`);
    return sandboxSecret(name);
  };
  const publicSettings: PublicSettings = {
    siteUrl: values.SITE_URL,
    brandName: values.BRAND_NAME,
    licenseeName: values.LICENSEE_NAME,
    gbLicenceNumber: values.GB_LICENCE_NUMBER,
    mgaLicenceNumber: values.MGA_LICENCE_NUMBER,
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
    cmsOrigin: origin('CMS_ORIGIN'),
    categoryOrigin: origin('CATEGORY_ORIGIN'),
    platformOrigin: origin('PLATFORM_ORIGIN'),
    gamesFeedUrl: origin('GAMES_FEED_URL', '/api/games'),
    promotionsOrigin: origin('PROMOTIONS_ORIGIN'),
    ticketOrigin: origin('TICKET_ORIGIN'),
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
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}
