import { describe, expect, test } from 'vitest';
import { PLAIN_WAY_OF_SECRETS, problemsOf, PRODUCTION, SANDBOX } from '../testing/worker/environments.ts';
import { parseSettings, SETTING_NAMES, type RawSettings } from './settings.ts';
import { SERVICE_NAMES, upstreamRow } from './upstream/upstreams.ts';

describe('settings that are addresses', () => {
  test.each(['SITE_URL', 'PLATFORM_SCRIPT_URL', 'AFFILIATE_URL', 'APP_STORE_URL', 'PLAY_STORE_URL'])(
    '%s is where browsers go: in production by https alone',
    (name) => {
      const at = (address: string) => problemsOf({ ...PRODUCTION, [name]: address });
      expect(at('http://www.casino.example')).toBe(
        `${name} is not https: expected https://, since browsers go there`,
      );
      expect(at('https://www.casino.example')).toBe('none');
      expect(problemsOf({ ...SANDBOX, [name]: 'http://www.casino.example' })).toBe('none');
    },
  );

  test.each(SERVICE_NAMES.map((service) => upstreamRow(service)).filter(({ asked }) => asked === 'by-both'))(
    '$setting is where browsers load from too: in production by https, at that address or at the one in PUBLIC_ORIGINS',
    ({ setting }) => {
      const inside = { ...PRODUCTION, [setting]: 'http://service' };
      expect(problemsOf(inside)).toMatch(new RegExp(`^${setting} is not https: .*PUBLIC_ORIGINS`, 'u'));
      const known = (origin: string) => problemsOf({ ...inside, PUBLIC_ORIGINS: `http://service=${origin}` });
      expect(known('http://service.example')).toContain(`${setting} is not https`);
      expect(known('https://service.example')).toBe('none');
      expect(problemsOf({ ...SANDBOX, [setting]: 'http://127.0.0.1:1' })).not.toContain('is not https');
    },
  );

  test('a service that the site alone asks may be asked by http inside of a private network', () => {
    expect(problemsOf({ ...PRODUCTION, CATEGORY_ORIGIN: 'http://categories.internal:8080' })).toBe('none');
  });

  const everyAddress = SETTING_NAMES.filter((name) =>
    /_(?:ORIGIN|ORIGINS|URL|ALIASES|ENDPOINT)$/u.test(name),
  );
  const withAddress = (environment: RawSettings, name: string, address: string): RawSettings => ({
    ...environment,
    [name]: name === 'PUBLIC_ORIGINS' ? `https://a=${address}` : address,
  });

  test.each(everyAddress)(
    '%s names nobody before its host, and no host that would be more in a policy than a name',
    (name) => {
      for (const environment of [SANDBOX, PRODUCTION]) {
        const at = (address: string) => problemsOf(withAddress(environment, name, address));
        const isRefused = new RegExp(`^${name}(?:\\.\\d)? (?:names|holds|is|has)`, 'u');
        for (const host of ["a.example;script-src'none'", "a.example'", '*.*.example', 'a,b.example'])
          expect(at(`https://${host}`)).toMatch(isRefused);
        const problems = at('https://user:password-of-ours@service.example');
        expect(problems).toMatch(isRefused);
        expect(problems).not.toContain('password-of-ours');
      }
    },
  );

  test.each([
    ...SERVICE_NAMES.map((service) => upstreamRow(service))
      .filter(({ sandboxPath }) => sandboxPath === undefined)
      .map(({ setting }) => setting),
    'SITE_URL',
    'SANDBOX_ORIGIN',
    'SITE_ALIASES',
  ])('%s is an origin', (name) => {
    const at = (rest: string) => problemsOf({ ...PRODUCTION, [name]: `https://service.example${rest}` });
    for (const [rest, reason] of [
      ['/wp-json', 'has a path'],
      ['/en/', 'has a path'],
      ['?', 'has a query or a fragment'],
      ['/?utm=1', 'has a query or a fragment'],
      ['#top', 'has a query or a fragment'],
    ] as const)
      expect(at(rest)).toMatch(new RegExp(`^${name}(?:\\.0)? ${reason}: expected an origin`, 'u'));
    expect(at('')).toBe('none');
    expect(at(':8443/')).toBe('none');
  });

  test('§7.6 what the platform asks and frames elsewhere is a list of origins, with wildcards as a policy has them', () => {
    const settings = parseSettings({
      ...PRODUCTION,
      PLATFORM_CONNECT_ORIGINS: 'https://api.example/, wss://LIVE.example:443, https://*.cdn.example:8443',
      PLATFORM_FRAME_ORIGINS: 'https://games.example,https://*.secure.bank.example',
    });
    expect(settings.platformConnectOrigins).toEqual([
      'https://api.example',
      'wss://live.example',
      'https://*.cdn.example:8443',
    ]);
    expect(settings.platformFrameOrigins).toEqual(['https://games.example', 'https://*.secure.bank.example']);
  });

  test.each([
    ['https://games.example/play', 'has a path'],
    ['https://games.example?x=1', 'has a query or a fragment'],
    ['games.example', 'is not an http(s)'],
    ['https:', 'is not an http(s)'],
    ['data:', 'is not an http(s)'],
    ["'unsafe-inline'", 'is not an http(s)'],
    ['*', 'is not an http(s)'],
    ['https://*', 'has a host that a policy cannot name'],
    ['https://games.*.example', 'has a host that a policy cannot name'],
    ['https://a*.games.example', 'has a host that a policy cannot name'],
    ['https://games.example;script-src', 'has a host that a policy cannot name'],
    ['https://[::1]', 'has a host that a policy cannot name'],
    ['https://*.example', 'has a wildcard over the hosts of more than one domain'],
    ['https://*.10.0.0.1', 'is not an http(s)'],
  ])('§7.6 %s is no origin that the platform may ask or frame: it %s', (value, reason) => {
    for (const name of ['PLATFORM_CONNECT_ORIGINS', 'PLATFORM_FRAME_ORIGINS'] as const) {
      const problems = problemsOf({ ...PRODUCTION, [name]: `https://first.example,${value}` });
      expect(problems.startsWith(`${name}.1 ${reason}`), problems).toBe(true);
      expect(problems).toContain(': expected https://host');
    }
  });

  test('§7.6 the platform is asked and framed with TLS alone in production, and framed by no WebSocket', () => {
    const connect = (address: string) => ({ PLATFORM_CONNECT_ORIGINS: address });
    const frame = (address: string) => ({ PLATFORM_FRAME_ORIGINS: address });
    for (const plain of [
      connect('http://api.example'),
      connect('ws://live.example'),
      frame('http://a.example'),
    ]) {
      expect(problemsOf({ ...PRODUCTION, ...plain })).toMatch(
        /^PLATFORM_(?:CONNECT|FRAME)_ORIGINS holds an origin without TLS: expected https:\/\//u,
      );
      expect(problemsOf({ ...SANDBOX, ...plain })).toBe('none');
    }
    expect(problemsOf({ ...SANDBOX, ...frame('wss://live.example') })).toContain('is not an http(s) address');
  });

  test('a collector of traces may have a path, and no query', () => {
    const at = (address: string) => problemsOf({ ...PRODUCTION, OTEL_EXPORTER_OTLP_ENDPOINT: address });
    expect(at('https://collector.example/otlp')).toBe('none');
    expect(at('https://collector.example/?key=1')).toContain('has a query or a fragment');
    expect(at('https://collector.example/v1/traces/')).toContain('ends with /v1/traces, which is added');
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
      expect(at('http://service.example')).toBe(`${name} ${PLAIN_WAY_OF_SECRETS}`);
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
});
