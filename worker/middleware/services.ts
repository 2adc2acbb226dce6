import type { MiddlewareHandler } from 'hono';
import type { Bindings } from '../env.ts';
import type { Isolate } from '../services/isolate.ts';
import { createServices, type Services } from '../services/services.ts';
import type { RequestLogVariables } from './request-log.ts';

export interface ServicesVariables {
  services: Services;
}

/** The time limit of all upstreams together for a page; rendering and the network have the rest of 3 s. A ticket has its own. */
const UPSTREAM_BUDGET_MS = 2_300;

/** Builds the services that loaders use, once for each request, over the isolate's memory. */
export function services(isolate: Isolate): MiddlewareHandler<{
  Bindings: Bindings;
  Variables: ServicesVariables & RequestLogVariables;
}> {
  return function services(c, next) {
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
    return next();
  };
}
