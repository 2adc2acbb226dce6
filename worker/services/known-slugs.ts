import * as v from 'valibot';
import type { ContentType } from '../../shared/contracts/wordpress.ts';
import type { DeepReadonly } from '../../shared/domain/deep-readonly.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { createWordPressClient } from '../upstream/wordpress.ts';
import type { ServiceRequest } from './service-request.ts';

const slugsSchema = v.array(
  v.object({
    slug: v.string(),
    modified: v.nullable(v.string()),
    noindex: v.optional(v.boolean(), false),
    categories: v.optional(v.array(v.number()), []),
    gameId: v.nullable(v.number()),
  }),
);

/** A post that WordPress has and that may be shown; of an article with its categories, of a review with its game. */
export type KnownSlug = DeepReadonly<v.InferOutput<typeof slugsSchema>[number]>;

/** The cache's entry of every slug of a type that may be shown (§7.3). */
export function slugsEntry(
  { upstream }: Pick<ServiceRequest, 'upstream'>,
  type: ContentType,
  locale: Locale,
): CacheEntry<readonly KnownSlug[]> {
  const { language } = LOCALE_FACTS[locale];
  return {
    key: `slugs:${type}:${language}`,
    lifetime: LIFETIMES.content,
    tags: [type],
    parse: (stored) => v.parse(slugsSchema, stored),
    load: () => createWordPressClient(upstream).slugs(type, language),
  };
}
