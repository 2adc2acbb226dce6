import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { askHost } from '../fleet/ask-host.ts';

/**
 * GET /healthz : the Worker runs and its settings are right. Upstreams are not checked: the site serves without them.
 */
export function health(c: Context<AppEnv>): Response {
  c.get('record').facts.route = 'health';
  c.header('Cache-Control', 'no-store');
  return c.text('ok');
}

/**
 * GET /livez : the process runs and answers, whatever its settings. One that does not is to be started anew. `Date`, which
 * workerd leaves out, tells browsers the time (client/parts/content/use-current.ts).
 */
export function live(c: Context<AppEnv>): Response {
  c.header('Date', new Date().toUTCString());
  c.header('Cache-Control', 'no-store');
  return c.text('ok');
}

const NO_ANSWER = { isOk: false, body: { ready: false, reason: 'host' } };

/**
 * GET /readyz : whether this replica is to be sent requests: its settings are right, the Worker runs, the store has been
 * reached or is optional, and it is not about to end (deploy/fleet/readiness.ts). `{ready, reason}`, 200 or 503. On Cloudflare
 * a Worker that runs is ready.
 */
export async function ready(c: Context<AppEnv>): Promise<Response> {
  c.get('record').facts.route = 'ready';
  c.header('Cache-Control', 'no-store');
  const { HOST } = c.env;
  if (HOST === undefined) return c.json({ ready: true, reason: null });
  const { isOk, body } = (await askHost(HOST, '/ready')) ?? NO_ANSWER;
  return c.json(body, isOk ? 200 : 503);
}
