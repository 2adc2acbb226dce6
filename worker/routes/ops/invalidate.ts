import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../app-env.ts';
import { isCacheTag, TAG_NAMES, type CacheTag } from '../../cache/tags.ts';
import { jsonBody } from '../json-body.ts';
import { orNotStored, parsedBody } from './body.ts';

const MAX_TAGS = 20;

const schema = v.object({
  tags: v.pipe(
    v.array(v.custom<CacheTag>(isCacheTag, `are ${TAG_NAMES.join(', ')}, or one post's, as magazine:SLUG`)),
    v.nonEmpty('names nothing'),
    v.maxLength(MAX_TAGS, `are more than ${MAX_TAGS}`),
  ),
});

/**
 * POST /ops/invalidate : the operator declares stale what no service sends word of (docs/operations.md), for every isolate:
 * the next visitor gets what the service says then.
 */
export async function postInvalidate(c: Context<AppEnv>): Promise<Response> {
  const { tags } = parsedBody(schema, await jsonBody(c));
  const { version } = await orNotStored(c, c.get('services').cache.invalidate(tags));
  c.get('record').note(`invalidate ${tags.join(' ')}`);
  c.header('Cache-Control', 'no-store');
  return c.json({ invalidated: tags, version });
}
