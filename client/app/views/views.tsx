import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../../../shared/pages/definition.ts';
import type { AnyPage, PageName } from '../../../shared/pages/pages.ts';

/** Renders one kind of page. */
export type PageView = (page: AnyPage) => ReactNode;
/** Puts a page into one of the layouts of §2.5. */
export type LayoutView = (page: ReactNode) => ReactNode;

/** What the file of a page exports: a component that takes the data of the page of its name. */
export interface PageModule {
  readonly default: ComponentType<{ readonly page: never }>;
}
export interface LayoutModule {
  readonly default: ComponentType<{ readonly children: ReactNode }>;
}

/** The footer of every page. It is loaded apart from the layout: in the browser its code is fetched when it is needed. */
export interface FooterView {
  /**
   * Loads its code. `null` once it is loaded, which at the edge it always is.
   * @throws (rejects) ChunkError when the chunk cannot be loaded
   */
  readonly load: (() => Promise<void>) | null;
  readonly render: () => ReactNode;
}

/** The code that is loaded: at the edge all of it, in the browser what was fetched so far. */
export interface Views {
  page(name: PageName): PageView;
  layout(name: LayoutName): LayoutView;
  readonly footer: FooterView;
  /** The page for errors in the browser; a promise while its code is not loaded. */
  error(): PageView | Promise<PageView>;
}

/** The code that a page needs. */
export interface ViewNeeds {
  readonly page: PageName;
  readonly layout: LayoutName;
}

/** These hydrate their footer with the page; the footer of the others comes later. */
const WITH_FOOTER: ReadonlySet<LayoutName> = new Set(['default-minimal', 'landing-page']);

/** The parts of the messages that must be there before a page is rendered. The lobby has no other words than the frame's. */
export function wordsOf({ page, layout }: ViewNeeds): readonly ('frame' | 'pages' | 'later')[] {
  if (WITH_FOOTER.has(layout)) return ['frame', 'pages', 'later'];
  return page === 'home' ? ['frame'] : ['frame', 'pages'];
}

/** Path of a page's component from the repository's root: the key of its chunk in Vite's manifest. */
export function pageSource(name: PageName): string {
  return `client/pages/${name}/${name}-page.tsx`;
}

/** The same for a layout. */
export function layoutSource(name: LayoutName): string {
  return `client/app/layouts/${name}-layout.tsx`;
}

/**
 * The module of a source, among those that `import.meta.glob` found.
 * @throws TypeError when there is none; its message names the file and the how-to
 */
export function moduleOf<Module>(found: Readonly<Record<string, Module>>, source: string): Module {
  const module = found[`/${source}`];
  if (module === undefined) throw new TypeError(`${source} is missing (docs/how-to/page.md)`);
  return module;
}

export function pageView(name: PageName, { default: Page }: PageModule): PageView {
  return function renderPage(page) {
    if (page.name !== name) throw new Error(`${page.name} is no ${name}`);
    // The component of a name takes the page of that name; the line above has compared them.
    return <Page page={page as never} />;
  };
}

export function layoutView({ default: Layout }: LayoutModule): LayoutView {
  return function renderLayout(page) {
    return <Layout>{page}</Layout>;
  };
}
