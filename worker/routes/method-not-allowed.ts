import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** A page is read, never written to: any other method is told so (RFC 9110 §15.5.6). */
export function methodNotAllowed(c: Context<AppEnv>): Response {
  c.header('Allow', 'GET, HEAD');
  c.header('Cache-Control', 'no-store');
  return c.text('Method Not Allowed', 405);
}
