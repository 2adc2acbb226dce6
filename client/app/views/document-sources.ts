import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import { isLobby, layoutSource, pageSource } from './views.tsx';

/** Keys of Vite's client manifest (source paths from the repository's root) that a page's document needs. */
export interface DocumentSources {
  /** Chunks that the entry imports dynamically before it hydrates: their files are preloaded, their styles linked. */
  readonly chunks: readonly string[];
  /** Chunks loaded later, whose HTML is there from the start: their styles are linked, their files are not preloaded. */
  readonly styled: readonly string[];
}

/** What every document starts. */
export const ENTRY_SOURCE = 'client/entry.tsx';
const FOOTER_SOURCE = 'client/app/layouts/footer/site-footer.tsx';

/** What the browser will load to hydrate this page, so that the edge can link it in the document's head. */
export function documentSources({
  address,
  layout,
  page,
}: Pick<PageData, 'address' | 'layout' | 'page'>): DocumentSources {
  const { language } = LOCALE_FACTS[address.locale];
  const words = isLobby(page.name) ? ['frame'] : ['frame', 'pages'];
  const chunks = [
    layoutSource(layout),
    pageSource(page.name),
    ...words.map((part) => `shared/i18n/${language}/${part}.ts`),
  ];
  return { chunks, styled: [FOOTER_SOURCE] };
}
