import { Router, type IRequestStrict } from 'itty-router';
import { footerMark } from '../content/platform/platform-texts.ts';
import type { Env } from '../env.ts';
import { madePicture } from './made-picture.ts';

const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Static files of the build: media, the framework script, the game page. Other sites' pages use all of them. */
export function assetsRouter() {
  return Router<IRequestStrict, [Env]>()
    .options('*', () => new Response(null, { status: 204, headers: ANY_ORIGIN }))
    .get('*', (request, env) => serveFile(request, env))
    .all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
}

/** What stands in for a picture that the painter has not come to yet. It will be painted soon, so no cache may store it. */
function unpainted(svg: string): Response {
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
}

async function serveFile(request: Request, env: Env): Promise<Response> {
  const mark = footerMark(new URL(request.url).pathname);
  if (mark !== null)
    return new Response(mark, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400', ...ANY_ORIGIN },
    });
  const file = await env.ASSETS.fetch(request.url, { headers: request.headers });
  const made = file.status === 404 ? madePicture(new URL(request.url).pathname) : null;
  const answer = made === null ? new Response(file.body, file) : unpainted(made);
  for (const [name, value] of Object.entries(ANY_ORIGIN)) answer.headers.set(name, value);
  return answer;
}
