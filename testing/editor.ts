import { REVALIDATE_SECRET } from './site.ts';
import { sign } from '../worker/http/signature.ts';

/** What WordPress's companion plugin posts when an editor publishes: body and headers, signed. */
export async function signedNotice(
  notice: unknown,
  { secret = REVALIDATE_SECRET, at = Date.now() }: { readonly secret?: string; readonly at?: number } = {},
): Promise<{ readonly method: 'POST'; readonly body: string; readonly headers: Record<string, string> }> {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const timestamp = String(Math.floor(at / 1000));
  const signature = await sign(secret, `${timestamp}.${body}`);
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
  const answer = await fetch(`${sandboxOrigin}/__content`, { method: 'POST', body: JSON.stringify(order) });
  if (!answer.ok) throw new Error(`The sandbox refused the change: ${await answer.text()}`);
}
