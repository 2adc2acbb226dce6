import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { refreshHotSet } from '../../services/hot-set.ts';
import type { Isolate } from '../../services/isolate.ts';
import { createServices } from '../../services/services.ts';

/** POST /ops/refresh : what the scheduled refresh does, for servers without a scheduler of their own. */
export function postRefresh(isolate: Isolate): Handler<AppEnv> {
  return async function postRefresh(c) {
    const services = createServices({
      env: c.env,
      isolate,
      record: c.get('record'),
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
      // Nobody's page waits for this one: it may take its time.
      deadline: Number.POSITIVE_INFINITY,
    });
    c.header('Cache-Control', 'no-store');
    return c.json(await refreshHotSet(services));
  };
}
