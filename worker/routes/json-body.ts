import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/**
 * The body as JSON.
 * @throws (rejects) ApiError 400 when it is no JSON
 */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'not-json', 'The body is no JSON');
  }
}
