import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';

/**
 * POST /ops/changes : another replica has declared a change, or the store is back after it was away: reads at once what else
 * is read twice a second. The server of a replica sends it when it is told (deploy/fleet).
 */
export async function postChanges(c: Context<AppEnv>): Promise<Response> {
  const { cache, catalogue } = c.get('services');
  const { version } = await cache.hearInvalidations();
  // A store that is back may have been emptied, and all replicas may end before one has a lobby to make.
  await catalogue.keepDocument().catch((error: unknown) => c.get('record').addError(error));
  c.header('Cache-Control', 'no-store');
  return c.json({ version });
}
