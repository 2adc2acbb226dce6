import type { MiddlewareHandler } from 'hono';

export interface RequestIdVariables {
  /** Names this request in the log and in the `X-Request-Id` answer header. */
  requestId: string;
}

/**
 * Gives each request an id of our own making. hono/request-id would take the visitor's header for it; here
 * nothing of a request header is reflected or logged as ours.
 */
export function requestId(): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function requestId(c, next) {
    const id = crypto.randomUUID();
    c.set('requestId', id);
    c.header('X-Request-Id', id);
    await next();
  };
}
