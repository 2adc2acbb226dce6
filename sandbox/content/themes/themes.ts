import { curatedLists } from '../../data/catalogue.ts';
import { SCENES, type Scene } from '../../data/games-words.ts';
import { post, type ContentLang, type Post } from '../post.ts';
import { renderedExcerpt } from '../rendered.ts';
import { THEME_NAMES, themeTermId } from '../terms.ts';
import type { theme, Written } from '../schemas.ts';
import { written } from '../written.ts';

const TEXTS = import.meta.glob<Written<typeof theme>>('./*/*.md', { eager: true, import: 'default' });

const FIRST_ID: Record<ContentLang, number> = { en: 3_001, es: 3_051 };

/** A page for each of the nine themes, in both languages. */
export function themes(): Post[] {
  return SCENES.flatMap((scene, index) => [themePost(scene, index, 'en'), themePost(scene, index, 'es')]);
}

function themePost(scene: Scene, index: number, lang: ContentLang): Post {
  const { excerpt, content } = written(TEXTS, lang, scene);
  const name = THEME_NAMES[scene][lang];
  const count = String(curatedLists.themes[scene].length);
  return post({
    id: FIRST_ID[lang] + index,
    type: 'themes',
    slug: scene,
    lang,
    date: `2026-02-${String(28 - index).padStart(2, '0')}T10:00:00`,
    modified: '2026-08-01T10:00:00',
    title: name.replaceAll('&amp;', '&#038;'),
    content: content.replaceAll('{count}', count),
    excerpt: renderedExcerpt(excerpt),
    featuredMedia: `theme-${scene}`,
    categories: [themeTermId(scene, lang)],
  });
}
