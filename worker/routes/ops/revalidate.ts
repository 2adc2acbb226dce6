import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../app-env.ts';
import { CONTENT_TYPES } from '../../../shared/contracts/wordpress.ts';
import { settingsOf } from '../../env.ts';
import { verify } from '../../http/signature.ts';
import { ApiError } from '../api-error.ts';
import { jsonBody } from '../json-body.ts';

export const MAX_BODY_BYTES = 4_096;
/** A signed message is valid for five minutes, so that an intercepted one soon becomes useless. */
const MAX_AGE_S = 300;

const schema = v.object({
  type: v.picklist([...CONTENT_TYPES, 'categories'], 'is none of the content types'),
  slug: v.pipe(v.string(), v.maxLength(200)),
  lang: v.optional(v.string()),
});

/**
 * POST /ops/revalidate : WordPress calls it when an editor publishes, changes or removes content. The content is stale
 * from now on, for every isolate; the next visitor gets the current version.
 */
export async function postRevalidate(c: Context<AppEnv>): Promise<Response> {
  await requireSignature(c, await c.req.text());
  const { type, slug } = parseBody(await jsonBody(c));
  const { tags, version } = await c.get('services').content.invalidate(type, slug);
  c.get('record').note(`revalidate ${type}/${slug}`);
  c.header('Cache-Control', 'no-store');
  return c.json({ revalidated: tags, version });
}

async function requireSignature(c: Context<AppEnv>, body: string): Promise<void> {
  const timestamp = c.req.header('x-timestamp') ?? '';
  const signature = (c.req.header('x-signature') ?? '').replace(/^sha256=/u, '');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const isRecent = /^\d{1,12}$/u.test(timestamp) && age <= MAX_AGE_S;
  const { revalidateSecret } = settingsOf(c.env);
  if (isRecent && (await verify(revalidateSecret, `${timestamp}.${body}`, signature))) return;
  throw new ApiError(401, 'bad-signature', 'The signature is missing, wrong or too old');
}

function parseBody(json: unknown): v.InferOutput<typeof schema> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ApiError(422, 'invalid', issue.message, v.getDotPath(issue) ?? undefined);
}
