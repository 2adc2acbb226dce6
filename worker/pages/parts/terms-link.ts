import type { PostCard } from '../../content/post.ts';

/** Where an editor says that the full terms are: a path of this site or a web address; `null` for anything else. */
export function termsLink({ fields }: Pick<PostCard, 'fields'>): string | null {
  const link = fields['terms_link'] ?? '';
  return /^(?:https?:\/)?\/[^/\\]/iu.test(link) ? link : null;
}
