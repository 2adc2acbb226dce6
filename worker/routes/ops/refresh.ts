import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { refreshHotSet } from '../../services/hot-set.ts';
import { createServices } from '../../services/services.ts';
import { requireToken } from './require-token.ts';

/** POST /ops/refresh : what the scheduled refresh does, for servers without a scheduler of their own. */
export async function refreshAnswer(c: Context<AppEnv>): Promise<Response> {
  await requireToken(c);
  const { isolate, record, waitUntil } = c.get('services').request;
  // Nobody's page waits for this one: it may take its time.
  const deadline = Number.POSITIVE_INFINITY;
  const report = await refreshHotSet(createServices({ env: c.env, isolate, record, waitUntil, deadline }));
  c.header('Cache-Control', 'no-store');
  return c.json(report);
}
