import { describe, expect, test } from 'vitest';
import { LICENCES, MARKET_NAMES, MARKETS } from '../shared/config/markets.ts';
import {
  PLAIN_WAY_OF_SECRETS,
  problemsOf,
  PRODUCTION,
  SANDBOX,
  SERVED,
} from '../testing/worker/environments.ts';
import { licenceSetting } from './market-settings.ts';
import {
  parseSettings,
  sandboxSecret,
  SETTING_NAMES,
  type RawSettings,
  type TrustedTypesMode,
} from './settings.ts';

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
      const { [name]: _given, ...others }: Readonly<Record<string, string | undefined>> = PRODUCTION;
      for (const without of [others, { ...others, [name]: '' }])
        expect(problemsOf(without)).toMatch(new RegExp(`^${name} is not set: expected `, 'u'));
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
    [{ BRAND_NAME: ' ' }, 'BRAND_NAME is not set'],
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
    ['TICKET_ORIGIN', 'http://tickets.example', PLAIN_WAY_OF_SECRETS],
    ['TICKET_ORIGIN', 'HTTP://tickets.example', PLAIN_WAY_OF_SECRETS],
    ['TICKET_ORIGIN', 'http://localhost:8788', PLAIN_WAY_OF_SECRETS],
    ['RECAPTCHA_ORIGIN', 'http://www.google.com', PLAIN_WAY_OF_SECRETS],
    [
      'GB_LICENCE_NUMBER',
      '00000',
      'is a placeholder: expected the number that the Gambling Commission has given',
    ],
    [
      'MGA_LICENCE_NUMBER',
      'MGA/B2C/000/2026',
      'is a placeholder: expected the number that the Malta Gaming Authority has given',
    ],
    [
      'GB_LICENCE_NUMBER',
      'TODO',
      'is a placeholder: expected the number that the Gambling Commission has given',
    ],
  ] as const)('a production environment with %s=%s refuses to start', (name, value, reason) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toBe(`${name} ${reason}${restOf(reason)}`);
  });

  test.each(['000-039326-R-319427-012', '39326', 'MGA/B2C/394/2017', 'MGA/CRP/121/2006', 'OPIG1234567'])(
    '%s may be the number of a licence',
    (number) => {
      expect(problemsOf({ ...PRODUCTION, GB_LICENCE_NUMBER: number })).toBe('none');
    },
  );

  test.each(SETTING_NAMES)(
    '%s with its quotation marks around it is refused, and nothing of it is told',
    (name) => {
      for (const value of ['"a-value-of-ours"', " 'a-value-of-ours' ", '“a-value-of-ours”']) {
        const problems = problemsOf({ ...SANDBOX, [name]: value });
        expect(problems).toBe(
          `${name} has its quotation marks around it: expected the value alone, without them`,
        );
      }
    },
  );

  test('a name may hold quotation marks', () => {
    for (const name of ["Casino 'Luna' Ltd", "Player's Ltd", '"Luna" Ltd', 'The "Luna"'])
      expect(problemsOf({ ...PRODUCTION, LICENSEE_NAME: name })).toBe('none');
  });

  test('a market that is served and refused is in one of the two lists too many', () => {
    const problem = 'RESTRICTED_COUNTRIES names CA, which MARKETS serves: expected in one of them';
    for (const environment of [SANDBOX, PRODUCTION]) {
      const both = { ...environment, MARKETS: 'MT,CA-ON', RESTRICTED_COUNTRIES: 'US,CA' };
      expect(problemsOf(both)).toBe(problem);
      expect(problemsOf({ ...both, RESTRICTED_COUNTRIES: 'US,GB' })).toBe('none');
    }
  });

  test('a sandbox whose CMS is a real one wants secrets of its own, and says which', () => {
    const mixed = { ...SANDBOX, CMS_ORIGIN: 'http://wordpress' };
    expect(problemsOf(mixed).split('\n')).toEqual([
      'REVALIDATE_SECRET is not set, and CMS_ORIGIN is not the sandbox: expected 16 characters or more',
      'OPS_TOKEN is not set, and CMS_ORIGIN is not the sandbox: expected 16 characters or more',
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
    [
      { UK_MARKETING_OPT_IN: 'ticked' },
      'UK_MARKETING_OPT_IN is ticked, which GB forbids (LCCP social responsibility code 5.1.12',
    ],
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

  test('all wrong settings are told in one message, each once: what cannot be read, what is missing, and what does not go together', () => {
    const { LICENSEE_NAME: _licensee, ...others } = PRODUCTION;
    const wrong = {
      GTM_ID: 'x',
      BRAND_ID: '"7"',
      CMS_ORIGIN: 'https://cms.example/wp-json',
      PLATFORM_SCRIPT_URL: 'http://platform.example/a.js',
      GB_LICENCE_NUMBER: '00000',
      UK_MARKETING_OPT_IN: 'ticked',
      OPS_TOKEN: 'short',
    };
    const named = problemsOf({ ...others, ...wrong })
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(named.toSorted()).toEqual([...Object.keys(wrong), 'LICENSEE_NAME'].toSorted());
  });

  test('of an environment that has no such name no more is told than what cannot be read', () => {
    expect(problemsOf({ ENVIRONMENT: 'prod', GTM_ID: 'x' }).split('\n')).toHaveLength(2);
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
      CMS_ORIGIN: 'HTTPS://CMS.example//',
      MARKETS: 'MT',
      RESTRICTED_COUNTRIES: ' us, fr ,, uk',
      SITE_ALIASES: 'https://OLD.example/, http://older.example:80',
    });
    expect(settings.upstreams.cms).toBe('https://cms.example');
    expect(settings.siteAliases).toEqual(['https://old.example', 'http://older.example']);
    expect([...settings.restrictedCountries]).toEqual(['US', 'FR', 'GB']);
  });
});
