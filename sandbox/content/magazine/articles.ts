import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import type { ContentLang, Post } from '../post.ts';
import { topicTermId } from '../terms.ts';
import type { ArticleText } from './article-text.ts';
import { ARTICLE_LIST, type ArticleFacts } from './article-list.ts';
import { culture as cultureEn } from './en/culture.ts';
import { guides as guidesEn } from './en/guides.ts';
import { house as houseEn } from './en/house.ts';
import { culture as cultureEs } from './es/culture.ts';
import { guides as guidesEs } from './es/guides.ts';
import { house as houseEs } from './es/house.ts';

const TEXTS: Record<ContentLang, Record<string, ArticleText>> = {
  en: { ...guidesEn, ...cultureEn, ...houseEn },
  es: { ...guidesEs, ...cultureEs, ...houseEs },
};
const FIRST_ID: Record<ContentLang, number> = { en: 1_001, es: 1_501 };

/** The thirty articles of the magazine, in both languages. */
export function articles(): Post[] {
  return ARTICLE_LIST.flatMap((facts, index) => [article(facts, index, 'en'), article(facts, index, 'es')]);
}

function article(facts: ArticleFacts, index: number, lang: ContentLang): Post {
  const { slug, topics, day, author } = facts;
  const text = TEXTS[lang][slug];
  if (text === undefined) throw new Error(`The article ${slug} is not written in ${lang}`);
  return {
    id: FIRST_ID[lang] + index,
    type: 'magazine',
    slug,
    lang,
    status: 'publish',
    date: `${day}T09:00:00`,
    modified: `${day}T09:30:00`,
    title: renderedTitle(text.title),
    content: text.content,
    excerpt: renderedExcerpt(text.excerpt),
    featuredMedia: facts.image ?? `article-${slug}`,
    categories: topics.map((topic) => topicTermId(topic, lang)),
    acf: { reading_time: readingMinutes(text.content), standfirst: text.excerpt },
    author,
    ...(facts.hasSeo === true && {
      seo: { title: `${text.title} | Velvet Comet`, description: text.excerpt },
    }),
  };
}

/** At 220 words a minute, rounded up. */
function readingMinutes(html: string): number {
  return Math.ceil(html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length / 220);
}
