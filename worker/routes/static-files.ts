import type { Context, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { BARE_POLICY } from '../middleware/security-headers.ts';

/** A built file, through the platform's own file service, with this answer's headers on it. */
export async function staticFiles(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  c.get('record').facts.route = 'static';
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) {
    await file.body?.cancel();
    return next();
  }
  // An SVG can be opened by itself. The same stands in deploy/support/_headers, for files that Cloudflare serves without
  // asking the Worker.
  c.header('Content-Security-Policy', BARE_POLICY);
  for (const [name, value] of file.headers) c.header(name, value);
  // The body goes through as it is: workerd neither unpacks nor packs what came packed.
  return c.newResponse(file.body, file.status === 304 ? 304 : 200);
}

/** No built file has this name. Nobody reads this answer, so it is no page; a deployment may bring the file any moment. */
export function missingFile(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-store');
  return c.text('Not Found', 404);
}
