import { createElement, lazy } from 'react';
import type { PageData, PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import { LAYOUT_CHUNKS, PAGE_CHUNKS } from './chunk-registry.ts';
import { layoutOf } from './layout-of.ts';
import { layoutView, pageView, type LayoutView, type PageView, type Views } from './page-view.tsx';
import { loadChunk } from './chunk-reload.ts';

/** What a page needs of code. */
export interface ViewNeeds {
  readonly page: PageKind;
  readonly layout: LayoutName;
}

/** The pages and layouts whose code has come so far, and the way to more of them. */
export interface BrowserViews extends Views {
  /** @throws ChunkError */
  load(needs: ViewNeeds): Promise<void>;
}

export function needsOf(pageData: Pick<PageData, 'page' | 'route'>): ViewNeeds {
  return { page: pageData.page.kind, layout: layoutOf(pageData) };
}

export function createBrowserViews(): BrowserViews {
  const pages = new Map<PageKind, PageView>();
  const layouts = new Map<LayoutName, LayoutView>();
  let errorPage: Promise<PageView> | null = null;

  const loadPage = async <K extends PageKind>(kind: K) => {
    if (pages.has(kind)) return;
    const { default: Page } = await loadChunk(PAGE_CHUNKS[kind]);
    pages.set(kind, pageView(kind, Page));
  };
  const loadLayout = async (name: LayoutName) => {
    if (!layouts.has(name)) layouts.set(name, layoutView(await loadChunk(LAYOUT_CHUNKS[name])));
  };

  return {
    footer: createElement(lazy(() => loadChunk(() => import('./layouts/footer/site-footer.tsx')))),
    page: (kind) => loaded(pages.get(kind), kind),
    layout: (name) => loaded(layouts.get(name), name),
    async load({ page, layout }) {
      await Promise.all([loadPage(page), loadLayout(layout)]);
    },
    error() {
      errorPage ??= loadPage('error').then(() => loaded(pages.get('error'), 'error'));
      return errorPage;
    },
  };
}

function loaded<View>(view: View | undefined, name: string): View {
  if (view === undefined) throw new Error(`The view ${name} is shown before its code was loaded.`);
  return view;
}
