import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { PageData } from '../../shared/page-data.ts';
import { LAYOUT_CHUNKS, PAGE_CHUNKS } from './chunk-registry.ts';
import { layoutOf } from './layout-of.ts';

/** Keys of Vite's client manifest (source paths from the repository's root) that a page's document needs. */
export interface DocumentSources {
  readonly entry: string;
  /** Chunks that the entry imports dynamically before it hydrates: their files are preloaded, their styles linked. */
  readonly chunks: readonly string[];
}

const ENTRY_SOURCE = 'client/entry.tsx';

/** What the browser will load to hydrate this page, so that the edge can name it before the browser finds out. */
export function documentSources(pageData: Pick<PageData, 'page' | 'route'>): DocumentSources {
  const { language } = LOCALE_FACTS[pageData.route.locale];
  const chunks = [
    LAYOUT_CHUNKS[layoutOf(pageData)].source,
    PAGE_CHUNKS[pageData.page.kind].source,
    `shared/i18n/${language}/catalogue.ts`,
  ];
  return { entry: ENTRY_SOURCE, chunks };
}
