import * as v from 'valibot';
import { RECAPTCHA_VERSIONS } from '../shared/config/constants.ts';
import { LICENCES, MARKET_NAMES, type Licence } from '../shared/config/markets.ts';
import type { Serving } from '../shared/domain/markets/market-for.ts';
import { keysOf, recordOf } from '../shared/domain/records.ts';
import type { LicenceFacts, PublicSettings } from '../shared/pages/page-data.ts';
import {
  ADDRESS_FIELDS,
  ADMITTED_FIELDS,
  addPlainAddresses,
  addPlainWay,
  contact,
  expectedAddress,
  originPairs,
  origins,
  secureUrl,
} from './address-settings.ts';
import { addMarketProblems, licenceFacts, licenceSetting, registerSetting } from './market-settings.ts';
import { bearerToken, codes, countries, header, list, readFields, share, text } from './setting-fields.ts';
import { TRACE_FIELDS, traceSettings, type TraceSettings } from './telemetry/trace-settings.ts';
import { SERVICE_NAMES, upstreamRow, type ServiceName } from './upstream/upstreams.ts';

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
  /** Further origins that the platform's script may ask, by https or by WebSocket, and have styles and fonts from. */
  readonly platformConnectOrigins: readonly string[];
  /** Further origins that the platform may show in frames; they alone may be posted a form. */
  readonly platformFrameOrigins: readonly string[];
  /** What of the visitor's device and browser the platform uses, in the page and in its frames. */
  readonly platformFeatures: readonly PlatformFeature[];
  /** Whether the platform may frame any site by https, and post a form to it: the bank of each player's card is one. */
  readonly areFramesFree: boolean;
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

/** What of a device a platform may use: cameras where players are identified, their place where a market asks for it, a wallet. */
export const DEVICE_FEATURES = ['camera', 'geolocation', 'microphone', 'payment'] as const;
/** What of a browser: software that looks at a player's face or passport is compiled, and runs beside the page. */
const BROWSER_FEATURES = ['webassembly', 'workers'] as const;
const PLATFORM_FEATURES = [...DEVICE_FEATURES, ...BROWSER_FEATURES];
export type PlatformFeature = (typeof PLATFORM_FEATURES)[number];

const TRUSTED_TYPES_MODES = ['enforce', 'report', 'off'] as const;
export type TrustedTypesMode = (typeof TRUSTED_TYPES_MODES)[number];

/** What a sandbox is, and nobody else: with another's ids a site would show another brand's games and offers. */
const SANDBOX_BRAND = { BRAND_NAME: 'Velvet Comet', BRAND_ID: '194', CASINO_ID: '194' } as const;
const NO_BRAND = {
  BRAND_NAME: 'is not set: expected the name of the brand',
  BRAND_ID: 'is not set: expected the id of the brand at the category service',
  CASINO_ID: 'is not set: expected the id of the casino at the platform',
} as const satisfies Record<keyof typeof SANDBOX_BRAND, string>;
const wholeNumber = v.regex(/^\d+$/u, 'is not a whole number');

const rawSchema = v.object({
  ...ADDRESS_FIELDS,
  ...ADMITTED_FIELDS,
  ...fieldsOf(LICENCES.map(licenceSetting), text),
  ...fieldsOf(
    LICENCES.map(registerSetting),
    v.pipe(text, v.regex(/^[\w./-]*$/u, 'is not an id of a register')),
  ),
  ENVIRONMENT: v.optional(
    v.picklist(['sandbox', 'production'], 'is neither sandbox nor production'),
    'sandbox',
  ),
  SITE_ALIASES: origins,
  PUBLIC_ORIGINS: originPairs,
  BRAND_NAME: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(NO_BRAND.BRAND_NAME))),
  BRAND_ID: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(NO_BRAND.BRAND_ID), wholeNumber)),
  CASINO_ID: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(NO_BRAND.CASINO_ID), wholeNumber)),
  LICENSEE_NAME: text,
  GTM_ID: v.pipe(text, v.regex(/^(?:GTM-[A-Z0-9]+)?$/u, 'is not a tag manager id (GTM-…)')),
  RECAPTCHA_SITE_KEY: v.pipe(text, v.regex(/^[\w-]*$/u, 'is not a site key')),
  RECAPTCHA_VERSION: v.optional(v.picklist(RECAPTCHA_VERSIONS, 'is none of 2, 2-invisible and 3'), '2'),
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
  PLATFORM_FRAMES: v.optional(v.picklist(['listed', 'any'], 'is neither listed nor any'), 'listed'),
  PLATFORM_FEATURES: v.pipe(
    list,
    v.array(v.picklist(PLATFORM_FEATURES, `names what is none of ${PLATFORM_FEATURES.join(', ')}`)),
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
  const { values, problems } = readFields(rawSchema, environment);
  // What is asked of all others depends on it.
  if (!problems.isRead('ENVIRONMENT')) problems.refuse();
  const sandbox = values.ENVIRONMENT === 'sandbox';
  const isSandboxes = (address: string) =>
    sandbox && (address === '' || new URL(address).origin === URL.parse(values.SANDBOX_ORIGIN)?.origin);
  const origin = (name: keyof typeof ADDRESS_FIELDS, path = ''): string => {
    if (values[name] !== '') return values[name];
    if (!sandbox) problems.add(name, `is not set: expected ${expectedAddress(name)}`);
    else if (values.SANDBOX_ORIGIN === '' && problems.isRead('SANDBOX_ORIGIN'))
      problems.add(name, 'is not set, and neither is SANDBOX_ORIGIN');
    return values.SANDBOX_ORIGIN + path;
  };
  const brand = (name: keyof typeof SANDBOX_BRAND): string => {
    if (!sandbox && values[name] === undefined) problems.add(name, NO_BRAND[name]);
    return values[name] ?? SANDBOX_BRAND[name];
  };
  const secret = (name: SecretName): string => {
    const value = values[name];
    const isSandboxed = isSandboxes(values[SECRETS[name]]);
    if (value === '') {
      const expected = `expected ${SHORTEST_SECRET} characters or more`;
      if (!sandbox) problems.add(name, `is not set: ${expected}`);
      else if (!isSandboxed)
        problems.add(name, `is not set, and ${SECRETS[name]} is not the sandbox: ${expected}`);
      return sandboxSecret(name);
    }
    const weakness = isSandboxed ? null : weaknessOf(value);
    if (weakness !== null) problems.add(name, weakness);
    return value;
  };
  addMarketProblems(problems, values);
  const upstreams = recordOf(SERVICE_NAMES, (service) => {
    const { setting, sandboxPath, onlyWith } = upstreamRow(service);
    return onlyWith !== undefined && values[onlyWith] === '' ? '' : origin(setting, sandboxPath);
  });
  const asBrowsersKnow = (address: string): string => {
    const inside = URL.parse(address)?.origin ?? '';
    return address.replace(inside, values.PUBLIC_ORIGINS.get(inside) ?? inside);
  };
  const publicUpstreams = recordOf(SERVICE_NAMES, (service) => asBrowsersKnow(upstreams[service]));
  const hasRecaptcha = values.RECAPTCHA_SITE_KEY !== '';
  const areScriptsOurs =
    isSandboxes(values.PLATFORM_SCRIPT_URL) &&
    values.GTM_ID === '' &&
    (!hasRecaptcha || isSandboxes(values.RECAPTCHA_ORIGIN));
  const publicSettings: PublicSettings = {
    siteUrl: values.SITE_URL,
    brandName: brand('BRAND_NAME'),
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
    brandId: brand('BRAND_ID'),
    casinoId: brand('CASINO_ID'),
    licences: recordOf(LICENCES, (licence) => licenceFacts(values, licence)),
    siteAliases: values.SITE_ALIASES,
    upstreams,
    publicUpstreams,
    markets: sandbox && values.MARKETS.length === 0 ? null : new Set(values.MARKETS),
    restrictedCountries: new Set(values.RESTRICTED_COUNTRIES),
    compress: values.COMPRESS === 'on',
    pageCache: values.PAGE_CACHE === 'on',
    cspReportShare: values.CSP_REPORT_SHARE,
    securityContact: values.SECURITY_CONTACT,
    securityPolicyUrl: values.SECURITY_POLICY_URL,
    trustedTypes: values.TRUSTED_TYPES || (areScriptsOurs ? 'enforce' : 'off'),
    trustedTypesPolicies: values.TRUSTED_TYPES_POLICIES,
    platformConnectOrigins: values.PLATFORM_CONNECT_ORIGINS,
    platformFrameOrigins: values.PLATFORM_FRAME_ORIGINS,
    platformFeatures: values.PLATFORM_FEATURES,
    areFramesFree: values.PLATFORM_FRAMES === 'any',
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
  if (values.SITE_URL === '') problems.add('SITE_URL', `is not set: expected ${expectedAddress('SITE_URL')}`);
  const ways = { values, isSandbox: sandbox, isSandboxes, asBrowsersKnow };
  addPlainAddresses(problems, {
    ...ways,
    isUsed: (name) => hasRecaptcha || name !== 'RECAPTCHA_ORIGIN',
  });
  if (keysOf(values.OTEL_EXPORTER_OTLP_HEADERS).length > 0) {
    const address = values.OTEL_EXPORTER_OTLP_ENDPOINT;
    addPlainWay(problems, 'OTEL_EXPORTER_OTLP_ENDPOINT', { ...ways, address });
  }
  problems.refuse();
  return settings;
}

/** The same field under each of some names. */
function fieldsOf<Name extends string, Field>(
  names: readonly Name[],
  field: Field,
): Readonly<Record<Name, Field>> {
  return recordOf(names, () => field);
}
