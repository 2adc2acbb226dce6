import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { PageData } from '../../shared/page-data.ts';
import { LAYOUT_SOURCES, PAGE_SOURCES } from './chunk-sources.ts';
import { layoutOf } from './layout-of.ts';

/** Keys of Vite's client manifest (source paths from the repository's root) that a page's document needs. */
export interface DocumentSources {
  readonly entry: string;
  /** Chunks that the entry imports dynamically before it hydrates: their files are preloaded, their styles linked. */
  readonly chunks: readonly string[];
  /** Chunks that come later, but whose HTML is there from the start: their styles are linked, their files are not preloaded. */
  readonly styled: readonly string[];
}

const ENTRY_SOURCE = 'client/entry.tsx';
const FOOTER_SOURCE = 'client/app/layouts/footer/site-footer.tsx';

/** What the browser will load to hydrate this page, so that the edge can name it before the browser finds out. */
export function documentSources(pageData: Pick<PageData, 'page' | 'route'>): DocumentSources {
  const { language } = LOCALE_FACTS[pageData.route.locale];
  const chunks = [
    LAYOUT_SOURCES[layoutOf(pageData)],
    PAGE_SOURCES[pageData.page.kind],
    `shared/i18n/${language}/catalogue.ts`,
  ];
  return { entry: ENTRY_SOURCE, chunks, styled: [FOOTER_SOURCE] };
}
