import { createHmac } from 'node:crypto';
import { REVALIDATE_SECRET } from './site.ts';

/** HMAC-SHA256 in lower-case hex, as the companion plugin makes it: PHP's `hash_hmac('sha256', $message, $secret)`. */
export function sign(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** What WordPress's companion plugin posts when an editor publishes: body and headers, signed. */
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

/** An editor's change of a post in the sandbox's WordPress. */
export async function editPost(
  sandboxOrigin: string,
  order: {
    readonly type: string;
    readonly slug: string;
    readonly lang?: string;
    readonly patch: object | null;
  },
): Promise<void> {
  const response = await fetch(`${sandboxOrigin}/__content`, { method: 'POST', body: JSON.stringify(order) });
  if (!response.ok) throw new Error(`The sandbox refused the change: ${await response.text()}`);
}
