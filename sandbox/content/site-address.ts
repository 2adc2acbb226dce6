import type { PostType } from './post.ts';

/** The address of the public site as the editors' WordPress has it (`home`): permalinks and written-out links use it. */
export const SITE_ADDRESS = 'https://www.velvet-comet.example';

const PUBLIC_BASE: Record<PostType, string> = {
  pages: '',
  promotions: 'promotions/',
  games: 'casino/games/',
  magazine: 'blog/',
  providers: 'providers/',
  themes: 'themes/',
};

/** The permalink of a post on the public site. */
export function permalink(type: PostType, slug: string, lang: string): string {
  const prefix = lang === 'es' ? 'es/' : '';
  return `${SITE_ADDRESS}/${prefix}${PUBLIC_BASE[type]}${slug}/`;
}
