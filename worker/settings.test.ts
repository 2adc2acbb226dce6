import { describe, expect, test } from 'vitest';
import { LICENCES, MARKET_NAMES, MARKETS, type MarketName } from '../shared/config/markets.ts';
import { SettingsError } from './setting-fields.ts';
import {
  licenceSetting,
  parseSettings,
  sandboxSecret,
  type RawSettings,
  type TrustedTypesMode,
} from './settings.ts';
import { SERVICE_NAMES, upstreamRow } from './upstream/upstreams.ts';

const SANDBOX: RawSettings = { SITE_URL: 'http://localhost:8787', SANDBOX_ORIGIN: 'http://localhost:8788' };
/** Those of `PRODUCTION`. */
const SERVED: readonly MarketName[] = ['GB', 'MT', 'CA-ON'];
/** With every service and every licence that there is. */
const PRODUCTION: RawSettings = {
  ...Object.fromEntries(
    SERVICE_NAMES.map((service) => [upstreamRow(service).setting, `https://${service}.example`]),
  ),
  ...Object.fromEntries(LICENCES.map((licence) => [licenceSetting(licence), `${licence}-1`])),
  MARKETS: SERVED.join(),
  UK_MARKETING_OPT_IN: 'unticked',
  ENVIRONMENT: 'production',
  SITE_URL: 'https://www.casino.example',
  LICENSEE_NAME: 'Casino Ltd',
  SECURITY_CONTACT: 'mailto:security@casino.example',
  PLATFORM_SCRIPT_URL: 'https://platform.example/framework.js',
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET: 'a-recaptcha-secret-0123456789',
  TICKET_TOKEN: 'a-ticket-token-0123456789',
  REVALIDATE_SECRET: 'a-revalidate-secret-0123456789',
  OPS_TOKEN: 'an-ops-token-0123456789',
};

const problemsOf = (raw: RawSettings): string => {
  try {
    parseSettings(raw);
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).message;
  }
};

const restOf = (reason: string): string =>
  reason === "is the sandbox's" ? ', which everybody can read' : '';

describe('settings', () => {
  test('unset origins are the sandbox’s', () => {
    const settings = parseSettings(SANDBOX);
    expect(settings.upstreams.cms).toBe('http://localhost:8788');
    expect(settings.upstreams.feed).toBe('http://localhost:8788/api/games');
    expect(settings.platformScriptUrl).toBe('http://localhost:8788/platform.js');
  });

  test('what browsers load has the origin that they know, and the site asks at its own', () => {
    const settings = parseSettings({
      ...SANDBOX,
      CMS_ORIGIN: 'http://localhost:8788',
      RECAPTCHA_SITE_KEY: 'key',
      PUBLIC_ORIGINS: 'http://localhost:8788=https://cdn.example, http://wordpress=https://cms.example',
    });
    expect(settings.upstreams.feed).toBe('http://localhost:8788/api/games');
    expect(settings.publicUpstreams.feed).toBe('https://cdn.example/api/games');
    expect(settings.publicUpstreams.cms).toBe('https://cdn.example');
    expect(settings.recaptcha?.origin).toMatch(/^https:\/\/cdn\.example/u);
    expect(parseSettings(SANDBOX).publicUpstreams).toEqual(parseSettings(SANDBOX).upstreams);
  });

  test('a production environment is complete', () => {
    expect(problemsOf(PRODUCTION)).toBe('none');
  });

  const NOT_REQUIRED = new Set([
    'ENVIRONMENT',
    'UK_MARKETING_OPT_IN',
    'RECAPTCHA_SITE_KEY',
    'SECURITY_CONTACT',
    // A licence that no served market needs.
    ...LICENCES.filter((licence) => !SERVED.some((market) => MARKETS[market].licence === licence)).map(
      licenceSetting,
    ),
  ]);
  test.each(Object.keys(PRODUCTION).filter((name) => !NOT_REQUIRED.has(name)))(
    'a production environment without %s refuses to start and names it',
    (name) => {
      expect(problemsOf({ ...PRODUCTION, [name]: '' })).toContain(`${name} is not set`);
    },
  );

  test('production without a contact for reports of weaknesses serves, and tells its operator', () => {
    expect(parseSettings(PRODUCTION).warnings).toEqual([]);
    expect(parseSettings({ ...PRODUCTION, SECURITY_CONTACT: '' }).warnings).toEqual([
      expect.stringMatching(/^SECURITY_CONTACT is not set: /u),
    ]);
    expect(parseSettings(SANDBOX).warnings).toEqual([]);
  });

  test.each<[string, RawSettings, TrustedTypesMode]>([
    ['enforced where no script of another company runs', SANDBOX, 'enforce'],
    ['enforced with the sandbox’s reCAPTCHA', { ...SANDBOX, RECAPTCHA_SITE_KEY: 'key' }, 'enforce'],
    [
      'enforced with another address of the sandbox',
      { ...SANDBOX, PLATFORM_SCRIPT_URL: `${SANDBOX.SANDBOX_ORIGIN}/platform.js?late` },
      'enforce',
    ],
    ['off with a tag manager', { ...SANDBOX, GTM_ID: 'GTM-1' }, 'off'],
    [
      'off with another platform',
      { ...SANDBOX, PLATFORM_SCRIPT_URL: 'https://platform.example/a.js' },
      'off',
    ],
    [
      'off with Google’s reCAPTCHA',
      {
        ...SANDBOX,
        RECAPTCHA_SITE_KEY: 'key',
        RECAPTCHA_ORIGIN: 'https://www.google.com',
        RECAPTCHA_SECRET: 'a-recaptcha-secret-0123456789',
      },
      'off',
    ],
    ['off in production', PRODUCTION, 'off'],
    ['as it is set', { ...PRODUCTION, TRUSTED_TYPES: 'enforce' }, 'enforce'],
    ['as it is set in a sandbox', { ...SANDBOX, TRUSTED_TYPES: 'report' }, 'report'],
  ])('Trusted Types are %s', (_how, raw, expected) => {
    expect(parseSettings(raw).trustedTypes).toBe(expected);
  });

  test('names of policies that a header cannot carry are refused', () => {
    expect(
      parseSettings({ ...SANDBOX, TRUSTED_TYPES_POLICIES: 'goog#html, second' }).trustedTypesPolicies,
    ).toEqual(['goog#html', 'second']);
    for (const name of ["'allow-duplicates'", '*', 'a b', 'a;b']) {
      expect(problemsOf({ ...SANDBOX, TRUSTED_TYPES_POLICIES: name })).toContain('TRUSTED_TYPES_POLICIES');
    }
  });

  test('§5 without a site key production needs neither secret nor origin of reCAPTCHA', () => {
    const without = { ...PRODUCTION, RECAPTCHA_SITE_KEY: '', RECAPTCHA_SECRET: '', RECAPTCHA_ORIGIN: '' };
    expect(problemsOf(without)).toBe('none');
    expect(parseSettings(without).recaptcha).toBeNull();
    expect(parseSettings(PRODUCTION).recaptcha).toEqual({
      siteKey: 'site-key',
      version: '2',
      origin: 'https://recaptcha.example',
    });
  });

  test.each([
    [{ ENVIRONMENT: 'staging' }, 'ENVIRONMENT is neither sandbox nor production'],
    [{ CMS_ORIGIN: 'cms.example' }, 'CMS_ORIGIN is not an http(s) address'],
    ...['http://cms', 'cms=https://cms.example', 'http://cms=https://cms.example/wp'].map(
      (PUBLIC_ORIGINS): [RawSettings, string] => [
        { PUBLIC_ORIGINS },
        'PUBLIC_ORIGINS.0 holds something that is not origin=origin',
      ],
    ),
    [{ CMS_ORIGIN: 'javascript:alert(1)' }, 'CMS_ORIGIN is not an http(s) address'],
    [{ BRAND_ID: '194a' }, 'BRAND_ID is not a whole number'],
    [{ BRAND_NAME: ' ' }, 'BRAND_NAME is empty'],
    [{ GTM_ID: '<script>' }, 'GTM_ID is not a tag manager id'],
    [{ RECAPTCHA_SITE_KEY: '"x' }, 'RECAPTCHA_SITE_KEY is not a site key'],
    [{ RECAPTCHA_VERSION: '4' }, 'RECAPTCHA_VERSION is none of 2, 2-invisible and 3'],
    [{ RECAPTCHA_VERSION: '' }, 'RECAPTCHA_VERSION is none of 2, 2-invisible and 3'],
    [{ RESTRICTED_COUNTRIES: 'US,Germany' }, 'RESTRICTED_COUNTRIES'],
    [{ RESTRICTED_COUNTRIES: 'US,EN' }, 'holds a code of no country'],
    [{ RESTRICTED_COUNTRIES: 'EU' }, 'holds a code of no country'],
    [{ MARKETS: 'GB,Narnia' }, `names a market that is none of ${MARKET_NAMES.join(', ')}`],
    [{ MGA_REGISTER_ID: 'a b' }, 'MGA_REGISTER_ID is not an id of a register'],
    [{ UK_MARKETING_OPT_IN: 'yes' }, 'UK_MARKETING_OPT_IN is neither ticked nor unticked'],
    [{ OPS_TOKEN: 'pass word!' }, 'OPS_TOKEN holds a character that no bearer token may have'],
    [{ OPS_TOKEN: 'a=b' }, 'OPS_TOKEN holds a character that no bearer token may have'],
    [{ TICKET_TOKEN: 'schlüssel' }, 'TICKET_TOKEN holds a character that no bearer token may have'],
    [{ CSP_REPORT_SHARE: '1.5' }, 'CSP_REPORT_SHARE is not a number from 0 to 1'],
    [{ CSP_REPORT_SHARE: 'all' }, 'CSP_REPORT_SHARE is not a number from 0 to 1'],
    [{ SECURITY_CONTACT: 'security@casino.example' }, 'SECURITY_CONTACT is neither mailto: with an address'],
    [
      { SECURITY_CONTACT: 'https://x.example/\nPolicy: y' },
      'SECURITY_CONTACT is neither mailto: with an address',
    ],
    [{ SECURITY_POLICY_URL: 'http://casino.example/' }, 'SECURITY_POLICY_URL is not an https address'],
    [{ TRUSTED_COUNTRY_HEADER: 'x country' }, 'TRUSTED_COUNTRY_HEADER is not a header name'],
  ])('%j is refused by name', (wrong, message) => {
    expect(problemsOf({ ...SANDBOX, ...wrong })).toContain(message);
  });

  test.each([
    ['OPS_TOKEN', 'x', 'is shorter than 16 characters'],
    ['OPS_TOKEN', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'repeats a few characters'],
    ['OPS_TOKEN', sandboxSecret('OPS_TOKEN'), "is the sandbox's"],
    ['TICKET_TOKEN', sandboxSecret('TICKET_TOKEN'), "is the sandbox's"],
    // A published secret protects nothing, whatever it is set for.
    ['REVALIDATE_SECRET', sandboxSecret('OPS_TOKEN'), "is the sandbox's"],
    ['REVALIDATE_SECRET', 'short', 'is shorter than 16 characters'],
    ['TICKET_ORIGIN', 'http://tickets.example', 'is not https'],
    ['TICKET_ORIGIN', 'HTTP://tickets.example', 'is not https'],
    ['TICKET_ORIGIN', 'http://localhost:8788', 'is not https'],
    ['RECAPTCHA_ORIGIN', 'http://www.google.com', 'is not https'],
    ['SITE_URL', 'http://www.casino.example', 'is not https'],
  ] as const)('a production environment with %s=%s refuses to start', (name, value, reason) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toBe(`${name} ${reason}${restOf(reason)}`);
  });

  test.each<[string, RawSettings]>([
    ['TICKET_ORIGIN', { TICKET_TOKEN: PRODUCTION.TICKET_TOKEN ?? '' }],
    [
      'RECAPTCHA_ORIGIN',
      { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: PRODUCTION.RECAPTCHA_SECRET ?? '' },
    ],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a-key' }],
  ])('%s is sent a secret: in every environment by https, unless it is the sandbox’s', (name, secret) => {
    for (const environment of [SANDBOX, PRODUCTION]) {
      const at = (address: string) => problemsOf({ ...environment, ...secret, [name]: address });
      expect(at('http://service.example')).toBe(`${name} is not https`);
      expect(at('https://service.example')).toBe('none');
    }
    const ofSandbox = { ...SANDBOX, ...secret, SANDBOX_ORIGIN: 'http://sandbox:8788' };
    expect(problemsOf({ ...ofSandbox, [name]: 'http://sandbox:8788' })).toBe('none');
    // A stand-in beside it on the same machine.
    expect(problemsOf({ ...ofSandbox, [name]: 'http://127.0.0.1:4318' })).toBe('none');
  });

  test('a collector of traces that is sent no secret may be asked by http', () => {
    expect(problemsOf({ ...PRODUCTION, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toBe('none');
  });

  test('a sandbox whose CMS is a real one wants secrets of its own, and says which', () => {
    const mixed = { ...SANDBOX, CMS_ORIGIN: 'http://wordpress' };
    expect(problemsOf(mixed).split('\n')).toEqual([
      'REVALIDATE_SECRET is not set, and CMS_ORIGIN is not the sandbox',
      'OPS_TOKEN is not set, and CMS_ORIGIN is not the sandbox',
    ]);
    expect(problemsOf({ ...mixed, REVALIDATE_SECRET: sandboxSecret('REVALIDATE_SECRET') })).toContain(
      "REVALIDATE_SECRET is the sandbox's",
    );
    const { REVALIDATE_SECRET, OPS_TOKEN } = PRODUCTION;
    expect(
      problemsOf({ ...mixed, REVALIDATE_SECRET: REVALIDATE_SECRET ?? '', OPS_TOKEN: OPS_TOKEN ?? '' }),
    ).toBe('none');
    expect(problemsOf({ ...SANDBOX, CMS_ORIGIN: 'http://localhost:8788/' })).toBe('none');
  });

  test.each([
    [{ MARKETS: 'GB,ES' }, 'MARKETS names ES, for which there is no licence'],
    [{ MARKETS: 'elsewhere' }, 'MARKETS names elsewhere, for which there is no licence'],
    [{ UK_MARKETING_OPT_IN: 'ticked' }, 'UK_MARKETING_OPT_IN is ticked, which Great Britain forbids'],
  ])('in production %j is refused by name', (wrong, message) => {
    expect(problemsOf({ ...PRODUCTION, ...wrong })).toContain(message);
    expect(problemsOf({ ...SANDBOX, ...wrong })).toBe('none');
  });

  test('§5 a licence that no served market needs may lack its number', () => {
    expect(
      problemsOf({ ...PRODUCTION, MARKETS: 'GB', MGA_LICENCE_NUMBER: '', AGCO_LICENCE_NUMBER: '' }),
    ).toBe('none');
  });

  test('§5 the licence line leads to the operator’s own entry in the register', () => {
    const { licences } = parseSettings({
      ...PRODUCTION,
      GB_LICENCE_NUMBER: '12345',
      MGA_REGISTER_ID: 'a-b-c',
    });
    expect(licences.GB.registerUrl).toBe(
      'https://www.gamblingcommission.gov.uk/public-register/business/detail/12345',
    );
    expect(licences.MGA.registerUrl).toContain('company=a-b-c&');
    expect(licences.AGCO.registerUrl).toMatch(/^https:\/\/www\.igamingontario\.ca\//u);
  });

  test.each(['OPS_TOKEN', 'TICKET_TOKEN'] as const)('%s may be any bearer token', (name) => {
    expect(problemsOf({ ...SANDBOX, [name]: 'aZ09-._~+/==' })).toBe('none');
  });

  test('all wrong settings are named at once', () => {
    expect(problemsOf({ ...SANDBOX, GTM_ID: 'x', BRAND_ID: 'x' }).split('\n').length).toBe(2);
  });

  test('what a browser may know holds no secret and no upstream except the framework', () => {
    const shown = JSON.stringify(parseSettings(PRODUCTION).public);
    for (const secret of ['token', 'secret', 'cms.example', 'tickets.example', 'categories.example']) {
      expect(shown).not.toContain(secret);
    }
  });

  test('origins lose their trailing slashes, countries their spaces, case and other names', () => {
    const settings = parseSettings({
      ...PRODUCTION,
      CMS_ORIGIN: 'https://cms.example//',
      RESTRICTED_COUNTRIES: ' us, fr ,, uk',
    });
    expect(settings.upstreams.cms).toBe('https://cms.example');
    expect([...settings.restrictedCountries]).toEqual(['US', 'FR', 'GB']);
  });
});
