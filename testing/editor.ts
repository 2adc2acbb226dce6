import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { REVALIDATE_SECRET } from './site.ts';

/** HMAC-SHA256 in lower-case hex, like the companion plugin's `hash_hmac('sha256', $message, $secret)` in PHP. */
export function sign(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** The signed request, body and headers, that WordPress's companion plugin posts when an editor publishes. */
export function signedNotice(
  notice: unknown,
  { secret = REVALIDATE_SECRET, at = Date.now() }: { readonly secret?: string; readonly at?: number } = {},
): { readonly method: 'POST'; readonly body: string; readonly headers: Record<string, string> } {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const timestamp = String(Math.floor(at / 1000));
  const signature = sign(secret, `${timestamp}.${body}`);
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': `sha256=${signature}`,
    },
  };
}

const editedPost = v.object({ post: v.nullable(v.object({ id: v.number() })) });

/** Changes a post in the sandbox's WordPress, like an editor; resolves to its id, 0 when it is removed. */
export async function editPost(
  sandboxOrigin: string,
  order: {
    readonly type: string;
    readonly slug: string;
    readonly lang?: string;
    readonly patch: object | null;
  },
): Promise<number> {
  const response = await fetch(`${sandboxOrigin}/__content`, { method: 'POST', body: JSON.stringify(order) });
  if (!response.ok) throw new Error(`The sandbox refused the change: ${await response.text()}`);
  const { post } = v.parse(editedPost, await response.json());
  return post?.id ?? 0;
}
