import { POST_TYPES } from '../../content/post.ts';
import type { Env } from '../../env.ts';
import { RestError } from './errors.ts';
import { dressedPost, type Desk } from './posts.ts';
import { readListQuery } from './query.ts';

const LONGEST_LIFE_S = 1_800;
const TOLERANCE_S = 300;

type Draft = { type: string; id: string };

/**
 * GET /wp-json/casino/v1/preview/{type}/{id}?expires&signature, of the companion plugin: a post in any state, for a caller that
 * holds a signature that is still good. 401 otherwise, 404 `casino_unknown_draft`.
 */
export async function previewPost(
  request: Request,
  env: Env,
  { draft, desk }: { draft: Draft; desk: Desk },
): Promise<Response> {
  const url = new URL(request.url);
  const expires = Number(url.searchParams.get('expires'));
  const message = `preview.${draft.type}.${draft.id}.${expires}`;
  const signature = url.searchParams.get('signature') ?? '';
  const now = Date.now() / 1_000;
  const inTime = expires >= now && expires <= now + LONGEST_LIFE_S + TOLERANCE_S;
  if (!inTime || !(await isSigned(message, signature, env.REVALIDATE_SECRET))) {
    throw new RestError('rest_forbidden', 'Sorry, you are not allowed to do that.', 401);
  }
  const type = POST_TYPES.find((one) => one === draft.type);
  const post = type && desk.content.postsOf(type).find(({ id }) => String(id) === draft.id);
  if (post === undefined) throw new RestError('casino_unknown_draft', 'There is no such draft.', 404);
  const query = readListQuery(url, { by: 'date', descending: true });
  return new Response(JSON.stringify(dressedPost(post, query, desk)), {
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}

/** HMAC-SHA256 in lower-case hex, with the secret that the site and its editors' WordPress share. */
async function isSigned(message: string, signature: string, secret: string | undefined): Promise<boolean> {
  if (secret === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(message));
}
