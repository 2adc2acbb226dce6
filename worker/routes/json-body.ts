import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/**
 * The body as text. A client that goes away while it sends is no fault of ours: it is refused, not failed, and pages no operator.
 * @throws (rejects) ApiError 400 when the connection was lost before the body's end
 */
export async function textBody(c: Context): Promise<string> {
  try {
    return await c.req.text();
  } catch {
    throw new ApiError(400, 'cut-off', 'The body ended too soon');
  }
}

/**
 * The body as JSON.
 * @throws (rejects) ApiError 400 when it is no JSON, or was cut off
 */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await textBody(c);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'not-json', 'The body is no JSON');
  }
}
