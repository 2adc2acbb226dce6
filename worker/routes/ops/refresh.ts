import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { REFRESH_LIMIT_MS, refreshHotSet } from '../../services/hot-set.ts';
import type { Isolate } from '../../services/isolate.ts';
import { createServices } from '../../services/services.ts';

/** POST /ops/refresh : the same as the scheduled refresh, for servers without a scheduler. */
export function postRefresh(isolate: Isolate): Handler<AppEnv> {
  return async function postRefresh(c) {
    const deadline = Date.now() + REFRESH_LIMIT_MS;
    const services = createServices({
      env: c.env,
      isolate,
      record: c.get('record'),
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
      deadline,
    });
    c.header('Cache-Control', 'no-store');
    return c.json(await refreshHotSet(services, deadline));
  };
}
