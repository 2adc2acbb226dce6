import * as v from 'valibot';
import type { AcfValue } from '../content/post.ts';

const acfValue: v.GenericSchema<AcfValue> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(acfValue), v.record(v.string(), acfValue)]),
);

/** WordPress's dates: UTC without a zone. A zoned one is taken too. */
const dateTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a date'),
  v.transform((text) =>
    new Date(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`).toISOString().slice(0, 19),
  ),
);

/** What POST /__content may change of a post: any of these fields, nothing else. */
export const postPatch = v.strictObject({
  slug: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/))),
  status: v.exactOptional(v.picklist(['publish', 'future', 'draft'])),
  date: v.exactOptional(dateTime),
  title: v.exactOptional(v.string()),
  content: v.exactOptional(v.string()),
  excerpt: v.exactOptional(v.string()),
  featuredMedia: v.exactOptional(v.nullable(v.string())),
  categories: v.exactOptional(v.array(v.number())),
  acf: v.exactOptional(v.union([v.record(v.string(), acfValue), v.tuple([])])),
  protected: v.exactOptional(v.boolean()),
  seo: v.exactOptional(
    v.object({ title: v.string(), description: v.string(), noindex: v.exactOptional(v.boolean()) }),
  ),
});
