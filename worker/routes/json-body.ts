import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** The body as JSON; throws a 400 for what is none. */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'not-json', 'The body is no JSON');
  }
}
