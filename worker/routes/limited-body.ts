import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';

/**
 * Reads a body whole before the next step, up to a limit. A client that goes away while it sends is no fault of ours: it is
 * refused, not failed, and wakes no operator.
 * @param words the limit as the refusal writes it: `4 KB`
 * @throws (rejects) ApiError 413 when it is larger, 400 when the connection was lost before its end
 */
export function limitedBody(maxBytes: number, words = `${maxBytes} bytes`): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError(413, 'too-large', `The body is over ${words}`);
    },
  });
  return async function limitedBody(c, next) {
    try {
      // With a `Content-Length` the library reads nothing. Hono keeps what was read for those who ask again.
      await limit(c, async () => void (await c.req.text()));
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(400, 'cut-off', 'The body ended too soon');
    }
    await next();
  };
}
