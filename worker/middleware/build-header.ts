import type { MiddlewareHandler } from 'hono';
import { isOperator } from '../http/operator.ts';
import type { Bindings } from '../env.ts';
import { SERVICE_VERSION } from '../build/service-version.ts';

/** Tells operators alone which build has answered: `X-Build: 0.1.0+3f2a…`. */
export function buildHeader(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async function buildHeader(c, next) {
    await next();
    if (c.req.header('authorization') === undefined) return;
    if (await isOperator(c)) c.header('X-Build', SERVICE_VERSION);
  };
}
