import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { SERVICE_NAMES } from '../../upstream/service-context.ts';
import { requireToken } from './require-token.ts';

/** GET /ops/status : this isolate's breakers, the ages of its data, its page cache and the content's version. */
export async function statusAnswer(c: Context<AppEnv>): Promise<Response> {
  await requireToken(c);
  const { isolate, now } = c.get('services').request;
  const { version, tags } = await c.get('services').cache.invalidations();
  const time = now();
  const ages = [...isolate.cache.entries.entries()].map(([key, { storedAt, found }]) => ({
    key,
    ageS: Math.round((time - storedAt) / 1000),
    found,
  }));
  c.header('Cache-Control', 'no-store');
  return c.json({
    environment: settingsOf(c.env).environment,
    contentVersion: version,
    invalidations: tags,
    upstreams: Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, { breaker: isolate.upstreams[name].breaker() }]),
    ),
    pageCache: isolate.pages.stats,
    data: ages.toSorted((a, b) => b.ageS - a.ageS),
  });
}
