import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import { layoutSource, pageSource, wordsOf, type ViewNeeds } from './views.tsx';

/** Keys of Vite's client manifest (source paths from the repository's root) that a page's document needs. */
export interface DocumentSources {
  readonly page: string;
  readonly layout: string;
  /** Chunks that the entry imports dynamically before it hydrates: their files are preloaded, their styles linked. */
  readonly chunks: readonly string[];
  /** Chunks loaded later, whose HTML is there from the start: their styles are linked, their files are not preloaded. */
  readonly styled: readonly string[];
}

/** What every document starts. */
export const ENTRY_SOURCE = 'client/entry.tsx';
const FOOTER_SOURCE = 'client/app/layouts/footer/site-footer.tsx';

const WORDS_FILES = { frame: 'frame-words', pages: 'page-words', later: 'later-words' } as const;

/** Documents of one kind need the same code. */
interface DocumentKind extends ViewNeeds {
  readonly locale: Locale;
}

/** What the browser will load to hydrate this page, so that the edge can link it in the document's head. */
export function documentSources({ locale, layout, page }: DocumentKind): DocumentSources {
  const { language } = LOCALE_FACTS[locale];
  const own = { page: pageSource(page), layout: layoutSource(layout) };
  const words = wordsOf({ page, layout }).map((part) => `shared/i18n/${language}/${WORDS_FILES[part]}.ts`);
  const chunks = [own.layout, own.page, ...words];
  return { ...own, chunks, styled: [FOOTER_SOURCE] };
}
