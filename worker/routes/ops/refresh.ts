import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { Isolate } from '../../services/isolate.ts';
import { loggedRefresh } from '../../services/scheduled-refresh.ts';

/** POST /ops/refresh : the same as the scheduled refresh, for servers without a scheduler. */
export function postRefresh(isolate: Isolate): Handler<AppEnv> {
  return async function postRefresh(c) {
    c.header('Cache-Control', 'no-store');
    return c.json(
      await loggedRefresh({ env: c.env, context: c.executionCtx, isolate, record: c.get('record') }),
    );
  };
}
