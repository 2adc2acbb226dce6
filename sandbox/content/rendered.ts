import type { PostType } from './post.ts';

const ENTITIES: readonly (readonly [character: string, entity: string])[] = [
  ['&', '&#038;'],
  ['’', '&#8217;'],
  ['‘', '&#8216;'],
  ['“', '&#8220;'],
  ['”', '&#8221;'],
  ['–', '&#8211;'],
  ['…', '&#8230;'],
  ['<', '&lt;'],
];

/** A title as WordPress renders it: typographic characters become numeric entities. */
export function renderedTitle(plain: string): string {
  return ENTITIES.reduce((text, [character, entity]) => text.replaceAll(character, entity), plain);
}

/** An excerpt as WordPress renders it: a paragraph with a line feed behind it. */
export function renderedExcerpt(plain: string): string {
  return `<p>${renderedTitle(plain)}</p>\n`;
}

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
