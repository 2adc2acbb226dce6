import { CONTENT_TYPES, type ContentType } from '../../shared/contracts/wordpress.ts';

/** What can be declared stale by one word, whatever its keys: editors' content by its type, all else by its service. */
export const TAG_NAMES = [
  ...CONTENT_TYPES,
  'categories',
  'feed',
  'info',
  'limited-promotions',
  'live',
  'payments',
  'platform',
  'settings',
] as const;

/** One of {@link TAG_NAMES}, or one post: `magazine:first-steps`. */
export type CacheTag = (typeof TAG_NAMES)[number] | `${ContentType}:${string}`;

const LONGEST = 250;

export function isCacheTag(text: unknown): text is CacheTag {
  if (typeof text !== 'string' || text.length > LONGEST) return false;
  const isName = TAG_NAMES.some((name) => name === text);
  return isName || CONTENT_TYPES.some((type) => text.startsWith(`${type}:`) && text !== `${type}:`);
}
