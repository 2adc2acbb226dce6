import { expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { createCacheBed, createUpstream } from '../../testing/worker/cache-bed.ts';
import { json, serve } from '../../testing/worker/http-server.ts';
import type { Bindings } from '../env.ts';
import { RequestRecord } from '../request-record.ts';
import { createIsolate } from '../services/isolate.ts';
import { createServices } from '../services/services.ts';
import { traceContext } from '../telemetry/trace-context.ts';
import type { KvStore } from './kv-store.ts';
import { dataScope, scopedKv } from './scoped-kv.ts';

const SANDBOX = {
  SITE_URL: 'https://www.casino.example',
  SANDBOX_ORIGIN: 'https://sandbox.example',
  REVALIDATE_SECRET: 'a-secret-of-the-plugin',
  OPS_TOKEN: 'a-token-of-the-operator',
};
const scopeOf = (settings: Parameters<typeof parseSettings>[0]): string =>
  dataScope(parseSettings({ ...SANDBOX, ...settings }));

test('§8 what came from other services, or was asked for another brand, has another scope; replicas agree', () => {
  const scopes = [
    {},
    { SANDBOX_ORIGIN: 'https://other.example' },
    { CMS_ORIGIN: 'https://cms.example' },
    { PROMOTIONS_ORIGIN: 'https://cms.example' },
    { BRAND_ID: '1' },
    { CASINO_ID: '1' },
    { BRAND_NAME: 'Another' },
  ].map(scopeOf);
  expect(new Set(scopes).size).toBe(scopes.length);
  expect(scopeOf({})).toBe(scopes[0]);
  // No value comes from where tickets are sent.
  expect(scopeOf({ TICKET_ORIGIN: 'https://desk.example', TICKET_TOKEN: 'a-token-of-the-ticket-desk' })).toBe(
    scopes[0],
  );
  expect(scopeOf({ OPS_TOKEN: 'another-token-of-the-operator' })).toBe(scopes[0]);
  for (const scope of scopes) expect(scope).toMatch(/^[\da-z]{1,7}$/u);
});

test('§8 a value of other services is not found in the store, and a change that was declared is', async () => {
  const values = new Map<string, string>();
  const kv: KvStore = {
    get: async (key) => values.get(key) ?? null,
    put: async (key, value) => void values.set(key, value),
  };
  const upstream = createUpstream();
  const [sandbox, live] = [createCacheBed(scopedKv(kv, 'one')), createCacheBed(scopedKv(kv, 'two'))];
  await sandbox.request().get(upstream.entry());
  await sandbox.settled();
  expect(await live.request().get(upstream.entry())).toMatchObject({ value: 'second', state: 'miss' });
  await sandbox.request().invalidate(['magazine']);
  live.advance(2);
  expect(Object.keys((await live.request().invalidations()).tags)).toEqual(['magazine']);
});

test('§8 replicas over one store wait for each other only where they ask the same services', async () => {
  const { origin } = await serve(json([]));
  const { origin: otherOrigin } = await serve(json([]));
  const keys: (string | null)[] = [];
  const FLEET = {
    async fetch(url: string, { method }: { readonly method: string }) {
      if (method === 'POST') keys.push(new URL(url).searchParams.get('key'));
      return new Response();
    },
  };
  for (const settings of [{}, {}, { CMS_ORIGIN: otherOrigin }]) {
    const { cache, content } = createServices({
      env: {
        ...SANDBOX,
        SANDBOX_ORIGIN: origin,
        ...settings,
        FLEET,
        CACHE: { get: async () => null, put: async () => undefined },
      } as unknown as Bindings,
      isolate: createIsolate(),
      record: new RequestRecord({
        startedAt: Date.now(),
        trace: traceContext(crypto.randomUUID(), { share: 0 }),
      }),
      waitUntil: () => undefined,
      deadline: Date.now() + 10_000,
    });
    const [slugs] = content.listEntries('magazine', 'en', 12);
    if (slugs === undefined) throw new Error('no articles');
    await cache.get(slugs);
  }
  const [one, same, other] = keys;
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
