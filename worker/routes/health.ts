import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { CLOCK } from '../timing/clock.ts';
import { within } from '../timing/within.ts';

/**
 * GET /healthz : the Worker runs and its settings are right. Upstreams are not checked: the site serves without them.
 */
export function health(c: Context<AppEnv>): Response {
  c.get('record').facts.route = 'health';
  c.header('Cache-Control', 'no-store');
  return c.text('ok');
}

/** GET /livez : the process runs and answers, whatever its settings. One that does not is to be started anew. */
export function live(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-store');
  return c.text('ok');
}

const HOST_LIMIT_MS = 1_000;

/**
 * GET /readyz : whether this replica is to be sent requests: its settings are right, the Worker runs, the store has been
 * reached or is optional, and it is not about to end (deploy/fleet/readiness.ts). `{ready, reason}`, 200 or 503. On Cloudflare
 * a Worker that runs is ready.
 */
export async function ready(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const { HOST } = c.env;
  if (HOST === undefined) return c.json({ ready: true, reason: null });
  const asked = HOST.fetch('http://host/ready');
  const answer = await within(asked, { clock: CLOCK, limitMs: HOST_LIMIT_MS, fallback: () => null });
  if (answer === null) return c.json({ ready: false, reason: 'host' }, 503);
  return c.json(await answer.json(), answer.ok ? 200 : 503);
}
