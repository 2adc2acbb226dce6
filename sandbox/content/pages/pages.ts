import type { AcfFields, ContentLang, Post } from '../post.ts';
import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import { PAGE_LIST, type PageFacts } from './page-list.ts';
import type { PageText } from './page-text.ts';
import { pagesEn } from './pages-en.ts';
import { pagesEs } from './pages-es.ts';

const TEXTS: Record<ContentLang, Record<string, PageText>> = { en: pagesEn, es: pagesEs };
const FIRST_ID: Record<ContentLang, number> = { en: 101, es: 151 };
const LANDING_LINK = '/?NeoDL=registration';

/** The editors' pages in both languages. Those without fields have `acf: []`, as WordPress has it. */
export function pages(): Post[] {
  return PAGE_LIST.flatMap((facts, index) => [page(facts, index, 'en'), page(facts, index, 'es')]);
}

function page(facts: PageFacts, index: number, lang: ContentLang): Post {
  const { slug, image, day } = facts;
  const text = TEXTS[lang][slug];
  if (text === undefined) throw new Error(`The page ${slug} is not written in ${lang}`);
  return {
    id: FIRST_ID[lang] + index,
    type: 'pages',
    slug,
    lang,
    status: 'publish',
    date: `${day}T08:00:00`,
    modified: `${day}T08:00:00`,
    title: renderedTitle(text.title),
    content: text.content,
    excerpt: renderedExcerpt(text.excerpt),
    featuredMedia: image,
    categories: [],
    acf: landingFields(text, image),
    author: 2,
    ...(facts.hasSeo === true && { seo: { title: text.title, description: text.excerpt } }),
  };
}

function landingFields({ landing }: PageText, image: string | null): AcfFields {
  if (landing === undefined) return [];
  return {
    hero_title: landing.heroTitle,
    hero_text: landing.heroText,
    hero_image: image === null ? false : { wideImage: image, alt: '' },
    button_text: landing.button,
    button_link: LANDING_LINK,
    significant_terms: landing.significantTerms,
    steps: landing.steps,
  };
}
