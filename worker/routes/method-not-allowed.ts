import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Pages support GET and HEAD only: any other method is a 405 (RFC 9110 §15.5.6). */
export function methodNotAllowed(c: Context<AppEnv>): Response {
  c.header('Allow', 'GET, HEAD');
  c.header('Cache-Control', 'no-store');
  return c.text('Method Not Allowed', 405);
}
