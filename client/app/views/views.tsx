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

/** The footer of every page, which comes apart from its layout: in the browser its code is fetched when it is wanted. */
export interface FooterView {
  /** Brings its code; the same again each time. `null` at the edge, where it is at hand. @throws (rejects) ChunkError */
  readonly load: (() => Promise<void>) | null;
  readonly render: () => ReactNode;
}

/** The code that is at hand: at the edge all of it, in the browser what has been loaded so far. */
export interface Views {
  page(name: PageName): PageView;
  layout(name: LayoutName): LayoutView;
  readonly footer: FooterView;
  /** The page for errors that happen in the browser; it may still have to be fetched. */
  error(): PageView | Promise<PageView>;
}

/** Where a page's component lies, from the repository's root: the key of its chunk in Vite's manifest. */
export function pageSource(name: PageName): string {
  return `client/pages/${name}/${name}-page.tsx`;
}

/** The same of a layout. */
export function layoutSource(name: LayoutName): string {
  return `client/app/layouts/${name}-layout.tsx`;
}

/** The module of a source out of those that Vite found in this folder's reach. @throws TypeError naming what is missing */
export function moduleOf<Module>(found: Readonly<Record<string, Module>>, source: string): Module {
  const module = found[source.replace(/^client\/app\//u, '../').replace(/^client\//u, '../../')];
  if (module === undefined) throw new TypeError(`${source} is missing (docs/how-to/page.md)`);
  return module;
}

export function pageView(name: PageName, { default: Page }: PageModule): PageView {
  return function renderPage(page) {
    if (page.name !== name) throw new Error(`The page ${page.name} was given to the view of ${name}.`);
    // The file of a name takes the page of that name, which was just compared.
    return <Page page={page as never} />;
  };
}

export function layoutView({ default: Layout }: LayoutModule): LayoutView {
  return function renderLayout(page) {
    return <Layout>{page}</Layout>;
  };
}
