import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * GET /healthz : the Worker runs and its settings are right. Upstreams are not checked: the site serves without them.
 */
export function health(c: Context<AppEnv>): Response {
  c.get('record').facts.route = 'health';
  c.header('Cache-Control', 'no-store');
  return c.text('ok');
}
