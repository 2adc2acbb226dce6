import type { MiddlewareHandler } from 'hono';

export interface RequestIdVariables {
  /** Names this request in the log and in the response header `X-Request-Id`. */
  requestId: string;
}

/**
 * Gives each request an id made here. hono/request-id would take over an id from the visitor's header; here no request
 * header is reflected or logged as ours.
 */
export function requestId(): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function requestId(c, next) {
    const id = crypto.randomUUID();
    c.set('requestId', id);
    c.header('X-Request-Id', id);
    await next();
  };
}
