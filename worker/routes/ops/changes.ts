import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';

/**
 * POST /ops/changes : another replica has declared a change, or the store is back after it was away: reads at once what else
 * is read twice a second. The server of a replica sends it when it is told (deploy/fleet).
 */
export async function postChanges(c: Context<AppEnv>): Promise<Response> {
  const { version } = await c.get('services').cache.hearInvalidations();
  c.header('Cache-Control', 'no-store');
  return c.json({ version });
}
