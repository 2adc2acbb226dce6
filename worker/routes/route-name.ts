import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Names the route of what is no page, for log and metrics. A handler may name it more exactly. */
export function routeName(name: string): MiddlewareHandler<AppEnv> {
  return async function routeName(c, next) {
    c.get('record').facts.route = name;
    await next();
  };
}
