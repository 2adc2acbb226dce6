import * as v from 'valibot';
import { post, type AcfFields, type ContentLang, type Post } from '../post.ts';
import { blocks, steps } from '../blocks.ts';
import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import { pageList, type page, type Written } from '../schemas.ts';
import { written } from '../written.ts';
import list from './list.json' with { type: 'json' };

const PAGES = v.parse(pageList, list);
type PageFacts = (typeof PAGES)[number];
type PageText = Written<typeof page>;
const TEXTS = import.meta.glob<PageText>('./*/*.md', { eager: true, import: 'default' });
const FIRST_ID: Record<ContentLang, number> = { en: 101, es: 151 };
const TERMS_LINK = '/info/bonus-policy/';
const LANDING_LINK = '/?NeoDL=registration';

/** The editors' pages in both languages. Those without fields have `acf: []`, as WordPress has it. */
export function pages(): Post[] {
  return PAGES.flatMap((facts, index) => [pagePost(facts, index, 'en'), pagePost(facts, index, 'es')]);
}

function pagePost(facts: PageFacts, index: number, lang: ContentLang): Post {
  const { slug, image, day } = facts;
  const text = written(TEXTS, lang, slug);
  return post({
    id: FIRST_ID[lang] + index,
    type: 'pages',
    slug,
    lang,
    date: `${day}T08:00:00`,
    title: renderedTitle(text.title),
    content: contentOf(text),
    excerpt: renderedExcerpt(text.excerpt),
    featuredMedia: image,
    acf: fieldsOf(text, image),
    ...(facts.hasSeo && { seo: { title: text.title, description: text.excerpt } }),
  });
}

/** The fields of a landing page; other pages have none. */
function fieldsOf({ landing }: PageText, image: string | null): AcfFields {
  if (landing === undefined) return [];
  return {
    subtitle: landing.heroText,
    banner: image === null ? false : { mediaName: image, alt: '' },
    terms: landing.significantTerms,
    terms_link: TERMS_LINK,
    hero_title: landing.heroTitle,
    cta_label: landing.button,
    cta_link: LANDING_LINK,
  };
}

/** The offer's steps go before what the editors wrote. */
function contentOf({ landing, content }: PageText): string {
  if (landing === undefined) return content;
  const items = landing.steps.map(({ title, text }) => `<strong>${title}.</strong> ${text}`);
  return `${blocks(steps(...items))}${content}`;
}
