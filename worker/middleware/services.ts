import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Isolate } from '../services/isolate.ts';
import { createServices, type Services } from '../services/services.ts';

export interface ServicesVariables {
  services: Services;
}

/** Builds what loaders ask, once for each request, over what the isolate keeps. */
export function services(isolate: Isolate): MiddlewareHandler<AppEnv> {
  return async function services(c, next) {
    c.set('services', createServices(c, isolate));
    await next();
  };
}
