import * as v from 'valibot';
import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import { post, type ContentLang, type Post } from '../post.ts';
import { articleList, type article, type Written } from '../schemas.ts';
import { topicTermId } from '../terms.ts';
import { written } from '../written.ts';
import list from './list.json' with { type: 'json' };

const ARTICLES = v.parse(articleList, list);
type ArticleFacts = (typeof ARTICLES)[number];
const TEXTS = import.meta.glob<Written<typeof article>>('./*/*.md', { eager: true, import: 'default' });
const FIRST_ID: Record<ContentLang, number> = { en: 1_001, es: 1_501 };

/** The thirty articles of the magazine, in both languages. */
export function articles(): Post[] {
  return ARTICLES.flatMap((facts, index) => [
    articlePost(facts, index, 'en'),
    articlePost(facts, index, 'es'),
  ]);
}

function articlePost(facts: ArticleFacts, index: number, lang: ContentLang): Post {
  const { slug, topics, day, author, writtenOn = day } = facts;
  const text = written(TEXTS, lang, slug);
  return post({
    id: FIRST_ID[lang] + index,
    type: 'magazine',
    slug,
    lang,
    date: `${day}T09:00:00`,
    modified: `${writtenOn}T09:30:00`,
    title: renderedTitle(text.title),
    content: text.content,
    excerpt: renderedExcerpt(text.excerpt),
    featuredMedia: facts.image ?? `article-${slug}`,
    categories: topics.map((topic) => topicTermId(topic, lang)),
    author,
    ...(facts.hasSeo && {
      seo: { title: `${text.title} | Velvet Comet`, description: text.excerpt },
    }),
  });
}
