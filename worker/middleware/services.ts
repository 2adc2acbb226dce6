import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Isolate } from '../services/isolate.ts';
import { createServices, type Services } from '../services/services.ts';

export interface ServicesVariables {
  services: Services;
}

/** No visitor waits longer than this for all upstreams together; rendering and the network have the rest of 3 s. */
const UPSTREAM_BUDGET_MS = 2_300;

/** Builds what loaders ask, once for each request, over what the isolate keeps. */
export function services(isolate: Isolate): MiddlewareHandler<AppEnv> {
  return async function services(c, next) {
    const record = c.get('record');
    c.set(
      'services',
      createServices({
        env: c.env,
        isolate,
        record,
        waitUntil: (promise) => c.executionCtx.waitUntil(promise),
        deadline: record.startedAt + UPSTREAM_BUDGET_MS,
      }),
    );
    await next();
  };
}
