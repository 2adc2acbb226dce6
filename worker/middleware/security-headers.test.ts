import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../testing/worker/environments.ts';
import type { RawSettings } from '../settings.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The directives of the policy that a site with these settings sends, each with its sources. */
async function policyWith(settings: RawSettings): Promise<ReadonlyMap<string, readonly string[]>> {
  const app = new Hono().use(contentSecurityPolicy([])).get('/', (c) => c.text(''));
  const { headers } = await app.request('/', {}, { ...PRODUCTION, ...settings });
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
    const asked = await policyWith({
      PLATFORM_CONNECT_ORIGINS: 'https://api.example,wss://live.example',
      PLATFORM_FRAME_ORIGINS: 'https://games.example,https://*.bank.example',
    });
    const added = (directive: string) =>
      asked.get(directive)?.filter((source) => unasked.get(directive)?.includes(source) !== true);
    expect(added('connect-src')).toEqual(['https://api.example', 'wss://live.example']);
    expect(added('frame-src')).toEqual(['https://games.example', 'https://*.bank.example']);
    for (const directive of ['script-src', 'default-src', 'form-action', 'img-src'])
      expect(added(directive)).toEqual([]);
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
