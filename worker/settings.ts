import * as v from 'valibot';
import { RECAPTCHA_VERSIONS } from '../shared/config/constants.ts';
import {
  LICENCES,
  LICENCE_TABLE,
  MARKET_NAMES,
  MARKETS,
  type Licence,
  type MarketName,
} from '../shared/config/markets.ts';
import type { Serving } from '../shared/domain/markets/market-for.ts';
import type { LicenceFacts, PublicSettings } from '../shared/pages/page-data.ts';
import {
  bearerToken,
  codes,
  contact,
  countries,
  header,
  isLoopback,
  isPlainHttp,
  isWebAddress,
  list,
  originPairs,
  parseFields,
  secureUrl,
  SettingsError,
  share,
  text,
  url,
} from './setting-fields.ts';
import { TRACE_FIELDS, traceSettings, type TraceSettings } from './telemetry/trace-settings.ts';
import { SERVICE_NAMES, upstreamRow, type ServiceName } from './upstream/upstreams.ts';
import { keysOf, recordOf } from '../shared/domain/records.ts';

/** Every setting, parsed and typed; wrangler.toml says what each is for. Origins carry no trailing slash. */
export interface Settings extends PublicSettings, Serving, TraceSettings {
  readonly environment: 'sandbox' | 'production';
  readonly brandId: string;
  readonly casinoId: string;
  readonly licences: Readonly<Record<Licence, LicenceFacts>>;
  /** Other addresses of the site: links to them in content stay on it. */
  readonly siteAliases: readonly string[];
  /** The address of each service. */
  readonly upstreams: Readonly<Record<ServiceName, string>>;
  /** The same as browsers know it. */
  readonly publicUpstreams: Readonly<Record<ServiceName, string>>;
  /** Whether what is made for one visitor is compressed here, because no proxy in front of the site does. */
  readonly compress: boolean;
  /** Whether rendered pages are cached; `off` is for measurements and for finding faults. */
  readonly pageCache: boolean;
  /** Which share of what browsers report of the content security policy is logged, 0 to 1; 0: nothing is to be reported. */
  readonly cspReportShare: number;
  /** Where someone who has found a weakness writes to: `mailto:` or https; empty: nowhere. */
  readonly securityContact: string;
  /** The rules for those who look for weaknesses; empty: none. */
  readonly securityPolicyUrl: string;
  /** Whether the browser refuses text that becomes HTML or script by no named policy, or reports it. */
  readonly trustedTypes: TrustedTypesMode;
  /** The policies of other companies' scripts. */
  readonly trustedTypesPolicies: readonly string[];
  readonly trustedCountryHeader: string | null;
  readonly trustedRegionHeader: string | null;
  readonly trustedAddressHeader: string | null;
  readonly trustedTraceHeader: string | null;
  readonly ticketToken: string;
  /** Empty where no site key of reCAPTCHA is set. */
  readonly recaptchaSecret: string;
  readonly revalidateSecret: string;
  readonly opsToken: string;
  /** What is missing without keeping the site from serving; the operator is told. */
  readonly warnings: readonly string[];
  /** The part that a browser may know; made once for all pages. */
  readonly public: PublicSettings;
}

const TRUSTED_TYPES_MODES = ['enforce', 'report', 'off'] as const;
export type TrustedTypesMode = (typeof TRUSTED_TYPES_MODES)[number];

const rawSchema = v.object({
  ...fieldsOf(
    SERVICE_NAMES.map((service) => upstreamRow(service).setting),
    url,
  ),
  ...fieldsOf(LICENCES.map(licenceSetting), text),
  ...fieldsOf(
    LICENCES.map(registerSetting),
    v.pipe(text, v.regex(/^[\w./-]*$/u, 'is not an id of a register')),
  ),
  ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'is neither sandbox nor production'),
    'sandbox',
  ),
  SANDBOX_ORIGIN: url,
  SITE_URL: url,
  SITE_ALIASES: v.pipe(
    list,
    v.array(v.pipe(v.string(), v.check(isWebAddress, 'holds something that is not an http(s) address'))),
  ),
  PUBLIC_ORIGINS: originPairs,
  BRAND_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty')), 'Velvet Comet'),
  BRAND_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'is not a whole number')), '194'),
  CASINO_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'is not a whole number')), '194'),
  LICENSEE_NAME: text,
  PLATFORM_SCRIPT_URL: url,
  GTM_ID: v.pipe(text, v.regex(/^(?:GTM-[A-Z0-9]+)?$/u, 'is not a tag manager id (GTM-…)')),
  RECAPTCHA_SITE_KEY: v.pipe(text, v.regex(/^[\w-]*$/u, 'is not a site key')),
  RECAPTCHA_VERSION: v.optional(v.picklist(RECAPTCHA_VERSIONS, 'is none of 2, 2-invisible and 3'), '2'),
  AFFILIATE_URL: url,
  APP_STORE_URL: url,
  PLAY_STORE_URL: url,
  MARKETS: v.pipe(
    codes,
    v.array(v.picklist(MARKET_NAMES, `names a market that is none of ${MARKET_NAMES.join(', ')}`)),
  ),
  RESTRICTED_COUNTRIES: countries,
  UK_MARKETING_OPT_IN: v.optional(
    v.picklist(['ticked', 'unticked'], 'is neither ticked nor unticked'),
    'ticked',
  ),
  COMPRESS: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'off'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  CSP_REPORT_SHARE: share,
  VITALS_SHARE: share,
  SECURITY_CONTACT: contact,
  SECURITY_POLICY_URL: secureUrl,
  TRUSTED_TYPES: v.optional(
    v.picklist(['', ...TRUSTED_TYPES_MODES], `is none of ${TRUSTED_TYPES_MODES.join(', ')}`),
    '',
  ),
  TRUSTED_TYPES_POLICIES: v.pipe(
    list,
    // The grammar of a policy's name in the header.
    v.array(
      v.pipe(v.string(), v.regex(/^[\w\-#=/@.%]+$/u, 'holds something that is not the name of a policy')),
    ),
  ),
  TRUSTED_COUNTRY_HEADER: header,
  TRUSTED_REGION_HEADER: header,
  TRUSTED_ADDRESS_HEADER: header,
  TRUSTED_TRACE_HEADER: header,
  ...TRACE_FIELDS,
  TICKET_TOKEN: bearerToken,
  RECAPTCHA_SECRET: text,
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
  RECAPTCHA_SECRET: 'RECAPTCHA_ORIGIN',
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
export function weaknessOf(secret: string): string | null {
  if (PUBLISHED_SECRETS.has(secret)) return "is the sandbox's, which everybody can read";
  if (secret.length < SHORTEST_SECRET) return `is shorter than ${SHORTEST_SECRET} characters`;
  return new Set(secret).size < SHORTEST_SECRET / 2 ? 'repeats a few characters' : null;
}

/**
 * Parses an environment's values.
 * @throws SettingsError when settings are wrong; the message has a line for each
 */
export function parseSettings(environment: RawSettings): Settings {
  const values = parseFields(rawSchema, environment);
  const problems: string[] = [];
  const sandbox = values.ENVIRONMENT === 'sandbox';
  const isSandboxes = (address: string) =>
    sandbox && (address === '' || new URL(address).origin === URL.parse(values.SANDBOX_ORIGIN)?.origin);
  const origin = (name: SettingName & keyof typeof values, path = ''): string => {
    const value = values[name];
    if (typeof value === 'string' && value !== '') return value;
    if (!sandbox) problems.push(`${name} is not set`);
    else if (values.SANDBOX_ORIGIN === '') problems.push(`${name} is not set, and neither is SANDBOX_ORIGIN`);
    return values.SANDBOX_ORIGIN + path;
  };
  const secret = (name: SecretName): string => {
    const value = values[name];
    const isSandboxed = isSandboxes(values[SECRETS[name]]);
    if (value === '') {
      if (!sandbox) problems.push(`${name} is not set`);
      else if (!isSandboxed) problems.push(`${name} is not set, and ${SECRETS[name]} is not the sandbox`);
      return sandboxSecret(name);
    }
    const weakness = isSandboxed ? null : weaknessOf(value);
    if (weakness !== null) problems.push(`${name} ${weakness}`);
    return value;
  };
  const markets = sandbox && values.MARKETS.length === 0 ? null : new Set(values.MARKETS);
  if (!sandbox) problems.push(...marketProblems(values.MARKETS, values.UK_MARKETING_OPT_IN));
  const licenceFacts = (licence: Licence): LicenceFacts => {
    const number = values[licenceSetting(licence)];
    // A licence line without its number must not be shown.
    const isUsed = values.MARKETS.some((name) => MARKETS[name].licence === licence);
    if (number === '' && isUsed && !sandbox) problems.push(`${licenceSetting(licence)} is not set`);
    const { register, entry } = LICENCE_TABLE[licence];
    const id = values[registerSetting(licence)] || number;
    return { number, registerUrl: id === '' ? register : (entry?.replace('{id}', id) ?? register) };
  };
  const upstreams = recordOf(SERVICE_NAMES, (service) => {
    const { setting, sandboxPath, onlyWith } = upstreamRow(service);
    return onlyWith !== undefined && values[onlyWith] === '' ? '' : origin(setting, sandboxPath);
  });
  const publicUpstreams = recordOf(SERVICE_NAMES, (service) => {
    const address = upstreams[service];
    const inside = URL.parse(address)?.origin ?? '';
    return address.replace(inside, values.PUBLIC_ORIGINS.get(inside) ?? inside);
  });
  const hasRecaptcha = values.RECAPTCHA_SITE_KEY !== '';
  const areScriptsOurs =
    isSandboxes(values.PLATFORM_SCRIPT_URL) &&
    values.GTM_ID === '' &&
    (!hasRecaptcha || isSandboxes(values.RECAPTCHA_ORIGIN));
  const publicSettings: PublicSettings = {
    siteUrl: values.SITE_URL,
    brandName: values.BRAND_NAME,
    licenseeName: values.LICENSEE_NAME,
    platformScriptUrl: origin('PLATFORM_SCRIPT_URL', '/platform.js'),
    feedOrigin: URL.parse(publicUpstreams.feed)?.origin ?? '',
    gtmId: values.GTM_ID,
    recaptcha: hasRecaptcha
      ? {
          siteKey: values.RECAPTCHA_SITE_KEY,
          version: values.RECAPTCHA_VERSION,
          origin: publicUpstreams.recaptcha,
        }
      : null,
    affiliateUrl: values.AFFILIATE_URL,
    appStoreUrl: values.APP_STORE_URL,
    playStoreUrl: values.PLAY_STORE_URL,
    ukMarketingOptIn: values.UK_MARKETING_OPT_IN,
    serviceWorker: values.SERVICE_WORKER === 'on',
    vitalsShare: values.VITALS_SHARE,
  };
  const settings: Settings = {
    ...publicSettings,
    public: publicSettings,
    environment: values.ENVIRONMENT,
    brandId: values.BRAND_ID,
    casinoId: values.CASINO_ID,
    licences: recordOf(LICENCES, licenceFacts),
    siteAliases: values.SITE_ALIASES,
    upstreams,
    publicUpstreams,
    markets,
    restrictedCountries: new Set(values.RESTRICTED_COUNTRIES),
    compress: values.COMPRESS === 'on',
    pageCache: values.PAGE_CACHE === 'on',
    cspReportShare: values.CSP_REPORT_SHARE,
    securityContact: values.SECURITY_CONTACT,
    securityPolicyUrl: values.SECURITY_POLICY_URL,
    trustedTypes: values.TRUSTED_TYPES || (areScriptsOurs ? 'enforce' : 'off'),
    trustedTypesPolicies: values.TRUSTED_TYPES_POLICIES,
    trustedCountryHeader: values.TRUSTED_COUNTRY_HEADER,
    trustedRegionHeader: values.TRUSTED_REGION_HEADER,
    trustedAddressHeader: values.TRUSTED_ADDRESS_HEADER,
    trustedTraceHeader: values.TRUSTED_TRACE_HEADER,
    ...traceSettings(values),
    ticketToken: secret('TICKET_TOKEN'),
    recaptchaSecret: hasRecaptcha ? secret('RECAPTCHA_SECRET') : '',
    revalidateSecret: secret('REVALIDATE_SECRET'),
    opsToken: secret('OPS_TOKEN'),
    warnings:
      sandbox || values.SECURITY_CONTACT !== ''
        ? []
        : [
            'SECURITY_CONTACT is not set: there is no security.txt, and nobody knows where to report a weakness',
          ],
  };
  if (values.SITE_URL === '') problems.push('SITE_URL is not set');
  // Of each licence line, which production always has one of, it says whose it is.
  if (!sandbox && values.LICENSEE_NAME === '') problems.push('LICENSEE_NAME is not set');
  // A secret is sent there, or what a person has written.
  const isConfidential = {
    SITE_URL: !sandbox,
    TICKET_ORIGIN: true,
    RECAPTCHA_ORIGIN: hasRecaptcha,
    OTEL_EXPORTER_OTLP_ENDPOINT: keysOf(values.OTEL_EXPORTER_OTLP_HEADERS).length > 0,
  };
  for (const name of keysOf(isConfidential)) {
    const staysHere = isSandboxes(values[name]) || (sandbox && isLoopback(values[name]));
    if (isConfidential[name] && !staysHere && isPlainHttp(values[name]))
      problems.push(`${name} is not https`);
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** Why a production environment may not serve these markets. */
function marketProblems(named: readonly MarketName[], optIn: string): readonly string[] {
  if (named.length === 0) return ['MARKETS is not set'];
  return [
    ...named
      .filter((name) => MARKETS[name].area === null || MARKETS[name].licence === null)
      .map((name) => `MARKETS names ${name}, for which there is no licence`),
    ...(optIn === 'ticked' && named.includes('GB')
      ? ['UK_MARKETING_OPT_IN is ticked, which Great Britain forbids (LCCP 5.1.12)']
      : []),
  ];
}

export function licenceSetting<Name extends Licence>(licence: Name): `${Name}_LICENCE_NUMBER` {
  return `${licence}_LICENCE_NUMBER`;
}

function registerSetting<Name extends Licence>(licence: Name): `${Name}_REGISTER_ID` {
  return `${licence}_REGISTER_ID`;
}

/** The same field under each of some names. */
function fieldsOf<Name extends string, Field>(
  names: readonly Name[],
  field: Field,
): Readonly<Record<Name, Field>> {
  return recordOf(names, () => field);
}
