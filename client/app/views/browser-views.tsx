import type { ReactNode } from 'react';
import type { LayoutName } from '../../../shared/pages/definition.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import type { PageName } from '../../../shared/pages/pages.ts';
import { loadChunk } from '../../parts/lazy/chunk-reload.ts';
import type { PagePayload } from '../document/page-payload.ts';
import type { BrowserWords } from '../browser/words.ts';
import { loadOnce } from '../load-once.ts';
import {
  layoutSource,
  layoutView,
  moduleOf,
  pageSource,
  pageView,
  type LayoutModule,
  type LayoutView,
  type PageModule,
  type PageView,
  type ViewNeeds,
  type Views,
  wordsOf,
} from './views.tsx';

/** The pages and layouts whose code is loaded so far. */
export interface BrowserViews extends Views {
  /**
   * Loads the code of a page and its layout.
   * @throws (rejects) ChunkError when a chunk cannot be loaded
   */
  load(needs: ViewNeeds): Promise<void>;
}

export function needsOf({ page, layout }: Pick<PageData, 'page' | 'layout'>): ViewNeeds {
  return { page: page.name, layout };
}

/** @param payload names the files of the document's own page and layout */
export function createBrowserViews(
  { pageData, assets }: PagePayload,
  words: BrowserWords['load'],
): BrowserViews {
  const own = needsOf(pageData);
  const chunks = () => import('./chunks.ts');
  const importPage = async (name: PageName): Promise<PageModule> => {
    if (name === own.page) return import(/* @vite-ignore */ assets.page);
    return moduleOf((await chunks()).pageChunks, pageSource(name))();
  };
  const importLayout = async (name: LayoutName): Promise<LayoutModule> => {
    if (name === own.layout) return import(/* @vite-ignore */ assets.layout);
    return moduleOf((await chunks()).layoutChunks, layoutSource(name))();
  };
  const pages = new Map<PageName, PageView>();
  const layouts = new Map<LayoutName, LayoutView>();
  let footer: (() => ReactNode) | undefined;
  const loadPage = async (name: PageName) => {
    if (pages.has(name)) return;
    pages.set(name, pageView(name, await loadChunk(() => importPage(name))));
  };
  const loadLayout = async (name: LayoutName) => {
    if (!layouts.has(name)) layouts.set(name, layoutView(await loadChunk(() => importLayout(name))));
  };
  const loadFooter = loadOnce(async () => {
    const [{ default: SiteFooter }] = await Promise.all([
      loadChunk(() => import('../layouts/footer/site-footer.tsx')),
      words.pages(),
      words.later(),
    ]);
    footer = () => <SiteFooter />;
  });
  const loadErrorPage = async () => {
    await Promise.all([loadPage('error'), words.pages()]);
    return loaded(pages.get('error'), 'error');
  };
  /** One for all attempts to render it: where it cannot be loaded React is told so, and does not ask again and again. */
  let errorPage: Promise<PageView> | undefined;
  return {
    footer: {
      // Nothing to wait for once it is there: a new layout shows it in its first frame.
      get load() {
        return footer === undefined ? loadFooter : null;
      },
      render: () => loaded(footer, 'footer')(),
    },
    page: (name) => loaded(pages.get(name), name),
    layout: (name) => loaded(layouts.get(name), name),
    async load(needs) {
      await Promise.all([
        loadPage(needs.page),
        loadLayout(needs.layout),
        ...wordsOf(needs).map((part) => words[part]()),
      ]);
    },
    error: () => (errorPage ??= loadErrorPage()),
  };
}

function loaded<View>(view: View | undefined, name: string): View {
  if (view === undefined) throw new Error(`${name} is not loaded`);
  return view;
}
