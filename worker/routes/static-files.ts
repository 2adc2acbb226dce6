import type { Context, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** A built file, through the platform's own file service, with this answer's headers on it. */
export async function staticFiles(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  c.get('record').facts.route = 'static';
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) {
    await file.body?.cancel();
    return next();
  }
  // A policy for documents means nothing on a file, and its nonce would only be in the way of caches.
  c.header('Content-Security-Policy', undefined);
  const headers: Record<string, string> = {};
  for (const [name, value] of file.headers) headers[name] = value;
  return new Response(file.body, {
    status: file.status,
    headers: c.newResponse(null, 200, headers).headers,
    encodeBody: file.headers.has('content-encoding') ? 'manual' : 'automatic',
  });
}
