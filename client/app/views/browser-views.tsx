import type { ReactNode } from 'react';
import type { LayoutName } from '../../../shared/pages/definition.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import type { PageName } from '../../../shared/pages/pages.ts';
import { loadChunk } from '../chunk-reload.ts';
import type { BrowserWords } from '../browser/words.ts';
import { loadOnce } from '../load-once.ts';
import {
  isLobby,
  layoutSource,
  layoutView,
  moduleOf,
  pageSource,
  pageView,
  type LayoutModule,
  type LayoutView,
  type PageModule,
  type PageView,
  type Views,
} from './views.tsx';

/** The code that a page needs. */
export interface ViewNeeds {
  readonly page: PageName;
  readonly layout: LayoutName;
}

/** The pages and layouts whose code is loaded so far. */
export interface BrowserViews extends Views {
  /**
   * Loads the code of a page and its layout.
   * @throws (rejects) ChunkError when a chunk cannot be loaded
   */
  load(needs: ViewNeeds): Promise<void>;
}

/** Each page and each layout is a chunk of its own. */
const pageChunks = import.meta.glob<PageModule>('/client/pages/*/*-page.tsx');
const layoutChunks = import.meta.glob<LayoutModule>('/client/app/layouts/*-layout.tsx');

export function needsOf({ page, layout }: Pick<PageData, 'page' | 'layout'>): ViewNeeds {
  return { page: page.name, layout };
}

export function createBrowserViews(words: BrowserWords['load']): BrowserViews {
  const pages = new Map<PageName, PageView>();
  const layouts = new Map<LayoutName, LayoutView>();
  let footer: (() => ReactNode) | undefined;
  const loadPage = async (name: PageName) => {
    if (pages.has(name)) return;
    const [page] = await Promise.all([
      loadChunk(moduleOf(pageChunks, pageSource(name))),
      isLobby(name) ? null : words.pages(),
    ]);
    pages.set(name, pageView(name, page));
  };
  const loadLayout = async (name: LayoutName) => {
    if (!layouts.has(name))
      layouts.set(name, layoutView(await loadChunk(moduleOf(layoutChunks, layoutSource(name)))));
  };
  const loadFooter = loadOnce(async () => {
    const [{ default: SiteFooter }] = await Promise.all([
      loadChunk(() => import('../layouts/footer/site-footer.tsx')),
      words.pages(),
      words.later(),
    ]);
    footer = () => <SiteFooter />;
  });
  const loadErrorPage = loadOnce(async () => {
    await loadPage('error');
    return loaded(pages.get('error'), 'error');
  });
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
    async load({ page, layout }) {
      await Promise.all([loadPage(page), loadLayout(layout)]);
    },
    error() {
      return loadErrorPage();
    },
  };
}

function loaded<View>(view: View | undefined, name: string): View {
  if (view === undefined) throw new Error(`The view ${name} is shown before its code was loaded.`);
  return view;
}
