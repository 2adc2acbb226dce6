import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../app-env.ts';
import { cacheTags } from '../../cache/keys.ts';
import { settingsOf } from '../../env.ts';
import { readLimitedText } from '../../http/limited-text.ts';
import { verify } from '../../http/signature.ts';
import { CONTENT_TYPES, type ContentType } from '../../upstream/wordpress.ts';
import { ApiError } from '../api-error.ts';

const MAX_BODY_BYTES = 4_096;
/** A signed message is believed for five minutes, so that one that was overheard is soon worthless. */
const MAX_AGE_S = 300;

const schema = v.object({
  type: v.picklist([...CONTENT_TYPES, 'categories'], 'is none of the content types'),
  slug: v.pipe(v.string(), v.maxLength(200)),
  lang: v.optional(v.string()),
});

/**
 * POST /ops/revalidate : what WordPress says when an editor publishes, changes or removes something (DESIGN.md §5). The
 * content is old from now on, for every isolate; the next visitor gets what WordPress has.
 */
export async function revalidateAnswer(c: Context<AppEnv>): Promise<Response> {
  const text = await readLimitedText(c.req.raw, MAX_BODY_BYTES);
  if (text === null) throw new ApiError(413, 'too-large', 'The body is over 4 KB');
  await requireSignature(c, text);
  const { type, slug } = parseBody(text);
  const tags =
    type === 'categories'
      ? ['categories']
      : [cacheTags.type(type), cacheTags.post(type, slug), ...alsoTouched(type)];
  const { version } = await c.get('services').cache.invalidate(tags);
  c.get('record').note(`revalidate ${type}/${slug}`);
  c.header('Cache-Control', 'no-store');
  return c.json({ revalidated: tags, version });
}

/** What else shows content of this type under a tag of its own. */
function alsoTouched(type: ContentType): readonly string[] {
  return type === 'magazine' ? ['categories'] : [];
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

function parseBody(text: string): v.InferOutput<typeof schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'not-json', 'The body is no JSON');
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ApiError(422, 'invalid', issue.message, v.getDotPath(issue) ?? undefined);
}
