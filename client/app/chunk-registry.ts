import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import { errorView, layoutView, pageView, type LayoutView, type PageView } from './page-view.tsx';

/** A chunk of the browser's: how it is loaded, and its key in Vite's manifest, by which the edge preloads it. */
export interface Chunk<View> {
  readonly source: string;
  load(): Promise<View>;
}

type PageChunk = Chunk<PageView>;

const ERROR_PAGE: PageChunk = {
  source: 'client/pages/error/error-page.tsx',
  load: async () => errorView((await import('../pages/error/error-page.tsx')).default),
};

/** Every page as a chunk of its own (DESIGN.md §4). A kind that is missing here is told to the visitor as not found. */
const PAGE_CHUNKS: Readonly<Partial<Record<PageKind, PageChunk>>> = {
  home: {
    source: 'client/pages/home/home-page.tsx',
    load: async () => pageView('home', (await import('../pages/home/home-page.tsx')).default),
  },
  allGames: {
    source: 'client/pages/all-games/all-games-page.tsx',
    load: async () => pageView('allGames', (await import('../pages/all-games/all-games-page.tsx')).default),
  },
  tab: {
    source: 'client/pages/tab/tab-page.tsx',
    load: async () => pageView('tab', (await import('../pages/tab/tab-page.tsx')).default),
  },
};

export function pageChunk(kind: PageKind): PageChunk {
  return PAGE_CHUNKS[kind] ?? ERROR_PAGE;
}

/** Every layout of §2.5 likewise; the edge's list of them is `layouts/layouts.ts`. */
export const LAYOUT_CHUNKS: Readonly<Record<LayoutName, Chunk<LayoutView>>> = {
  blank: {
    source: 'client/app/layouts/blank-layout.tsx',
    load: async () => layoutView((await import('./layouts/blank-layout.tsx')).BlankLayout),
  },
  contentPage: {
    source: 'client/app/layouts/content-page-layout.tsx',
    load: async () => layoutView((await import('./layouts/content-page-layout.tsx')).ContentPageLayout),
  },
  default: {
    source: 'client/app/layouts/default-layout.tsx',
    load: async () => layoutView((await import('./layouts/default-layout.tsx')).DefaultLayout),
  },
  defaultMinimal: {
    source: 'client/app/layouts/default-minimal-layout.tsx',
    load: async () => layoutView((await import('./layouts/default-minimal-layout.tsx')).DefaultMinimalLayout),
  },
  landingPage: {
    source: 'client/app/layouts/landing-page-layout.tsx',
    load: async () => layoutView((await import('./layouts/landing-page-layout.tsx')).LandingPageLayout),
  },
};
