import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../app-env.ts';
import { CONTENT_TYPES, writtenSlug } from '../../../shared/contracts/wordpress.ts';
import { settingsOf } from '../../env.ts';
import { verify } from '../../http/signature.ts';
import { ApiError } from '../api-error.ts';
import { NOTICE_MAX_AGE_S } from '../../cache/invalidations.ts';
import { jsonBody } from '../json-body.ts';
import { orNotStored, parsedBody } from './body.ts';

const schema = v.object({
  type: v.picklist([...CONTENT_TYPES, 'categories'], 'is none of the content types'),
  slug: v.pipe(writtenSlug, v.maxLength(200)),
  lang: v.optional(v.string()),
});

/**
 * POST /ops/revalidate : WordPress calls it when an editor publishes, changes or removes content. The content is stale
 * from now on, for every isolate; the next visitor gets the current version. The same message again changes nothing, and
 * is answered as the first was. When the store did not take it the answer is a 503, and WordPress tries again.
 */
export async function postRevalidate(c: Context<AppEnv>): Promise<Response> {
  const signature = await requireSignature(c, await c.req.text());
  const { type, slug } = parsedBody(schema, await jsonBody(c));
  const { content } = c.get('services');
  const { tags, version } = await orNotStored(c, content.invalidate(type, slug, signature));
  c.get('record').note(`revalidate ${type}/${slug}`);
  c.header('Cache-Control', 'no-store');
  return c.json({ revalidated: tags, version });
}

/** The message's signature, when it is ours and recent. An intercepted one soon becomes useless, and is heard once. */
async function requireSignature(c: Context<AppEnv>, body: string): Promise<string> {
  const timestamp = c.req.header('x-timestamp') ?? '';
  const signature = (c.req.header('x-signature') ?? '').replace(/^sha256=/u, '');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const isRecent = /^\d{1,12}$/u.test(timestamp) && age <= NOTICE_MAX_AGE_S;
  const { revalidateSecret } = settingsOf(c.env);
  if (isRecent && (await verify(revalidateSecret, `${timestamp}.${body}`, signature))) return signature;
  throw new ApiError(401, 'bad-signature', 'The signature is missing, wrong or too old');
}
