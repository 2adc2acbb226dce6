import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { refreshHotSet } from '../../services/hot-set.ts';
import { requireToken } from './require-token.ts';

/** POST /ops/refresh : what the scheduled refresh does, for servers without a scheduler of their own. */
export async function refreshAnswer(c: Context<AppEnv>): Promise<Response> {
  await requireToken(c);
  const report = await refreshHotSet(c.get('services'));
  c.header('Cache-Control', 'no-store');
  return c.json(report);
}
