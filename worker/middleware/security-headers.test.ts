import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../testing/worker/environments.ts';
import { parseSettings, type RawSettings } from '../settings.ts';
import { sitePolicies } from './security-headers.ts';

async function headersWith(settings: RawSettings): Promise<Headers> {
  const app = new Hono().use(sitePolicies([])).get('/', (c) => c.text(''));
  return (await app.request('/', {}, { ...PRODUCTION, ...settings })).headers;
}

/** The directives of the policy that a site with these settings sends, each with its sources. */
async function policyWith(settings: RawSettings): Promise<ReadonlyMap<string, readonly string[]>> {
  const headers = await headersWith(settings);
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe('§7.6 where the platform may go', () => {
  test('its script’s origin, its own and the catalogue’s are admitted unasked, others by their settings', async () => {
    const unasked = await policyWith({});
    const own = ["'self'", 'https://platform.example'];
    expect(unasked.get('connect-src')).toEqual(expect.arrayContaining(own));
    expect(unasked.get('frame-src')).toEqual(expect.arrayContaining(own));
    expect(unasked.get('style-src')).toEqual(own.toSpliced(1, 0, "'unsafe-inline'"));
    expect(unasked.get('font-src')).toEqual(own.toSpliced(1, 0, 'data:'));
    expect(unasked.get('form-action')).toEqual(["'self'"]);
    const asked = await policyWith({
      PLATFORM_CONNECT_ORIGINS: 'https://api.example,wss://live.example',
      PLATFORM_FRAME_ORIGINS: 'https://games.example,https://*.bank.example',
    });
    const added = (directive: string) =>
      asked.get(directive)?.filter((source) => unasked.get(directive)?.includes(source) !== true);
    expect(added('connect-src')).toEqual(['https://api.example', 'wss://live.example']);
    expect(added('frame-src')).toEqual(['https://games.example', 'https://*.bank.example']);
    for (const directive of ['style-src', 'font-src'])
      expect(added(directive)).toEqual(['https://api.example']);
    expect(added('form-action')).toEqual(['https://games.example', 'https://*.bank.example']);
    for (const directive of ['script-src', 'default-src', 'img-src']) expect(added(directive)).toEqual([]);
  });
});

test('§7.6 any bank may be framed and posted to where a setting says so, and frames have no more of the device for it', async () => {
  const PLATFORM_FRAME_ORIGINS = 'https://games.example';
  const policy = await policyWith({ PLATFORM_FRAMES: 'any', PLATFORM_FRAME_ORIGINS });
  expect(policy.get('frame-src')).toContain('https:');
  expect(policy.get('form-action')).toEqual(["'self'", PLATFORM_FRAME_ORIGINS, 'https:']);
  const headers = await headersWith({
    PLATFORM_FRAMES: 'any',
    PLATFORM_FRAME_ORIGINS,
    PLATFORM_FEATURES: 'camera',
  });
  expect(headers.get('permissions-policy')).toContain(
    'camera=(self "https://platform.example" "https://games.example"),',
  );
});

test('§7.6 WebAssembly and workers out of the page are for a platform that a setting says to use them', async () => {
  const sourcesOf = async (settings: RawSettings) => {
    const policy = await policyWith(settings);
    return [policy.get('script-src')?.includes("'wasm-unsafe-eval'"), policy.get('worker-src')];
  };
  expect(await sourcesOf({})).toEqual([false, ["'self'"]]);
  expect(await sourcesOf({ PLATFORM_FEATURES: 'webassembly,workers' })).toEqual([true, ["'self'", 'blob:']]);
});

describe('§7.6 what of the device the platform may use', () => {
  const permissions = async (settings: RawSettings) =>
    (await headersWith(settings)).get('permissions-policy')?.split(', ');

  test('is nothing but a payment in the page, unless a setting names it: then the page and its frames may', async () => {
    const never = ['display-capture=()', 'midi=()', 'usb=()', 'browsing-topics=()'];
    expect(await permissions({})).toEqual([
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'payment=(self)',
      ...never,
    ]);
    const frames = 'https://*.bank.example';
    expect(
      await permissions({ PLATFORM_FEATURES: 'camera, payment', PLATFORM_FRAME_ORIGINS: frames }),
    ).toEqual([
      'camera=(self "https://platform.example" "https://*.bank.example")',
      'geolocation=()',
      'microphone=()',
      'payment=(self "https://platform.example" "https://*.bank.example")',
      ...never,
    ]);
  });

  test('is no other feature', () => {
    expect(() => parseSettings({ ...PRODUCTION, PLATFORM_FEATURES: 'camera,usb' })).toThrow(
      'PLATFORM_FEATURES.1 names what is none of camera, geolocation, microphone, payment, webassembly, workers',
    );
  });
});

describe('§7.8 where tags may go', () => {
  const ADVERTISING = ['https://*.g.doubleclick.net', 'https://www.googleadservices.com'];
  const FRAMES = ['https://td.doubleclick.net', 'https://bid.g.doubleclick.net'];

  test('with a tag manager its measuring and advertising have the origins that Google names; without none', async () => {
    const tagged = await policyWith({ GTM_ID: 'GTM-1' });
    expect(tagged.get('connect-src')).toEqual(
      expect.arrayContaining([...ADVERTISING, 'https://*.google-analytics.com']),
    );
    expect(tagged.get('frame-src')).toEqual(expect.arrayContaining(FRAMES));
    expect(tagged.get('img-src')).toContain('https:');
    const policy = [...(await policyWith({})).values()].flat().join(' ');
    expect(policy).not.toMatch(/doubleclick|googletagmanager|google-analytics/u);
  });
});
