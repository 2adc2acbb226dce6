import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { LayoutName } from '../../shared/routing/route.ts';
import type { Page, PageKind, PageOf } from '../../shared/page-data.ts';

/** Renders one kind of page. */
export type PageView = (page: Page) => ReactNode;

/** Puts a page into one of the layouts of §2.5. */
export type LayoutView = (page: ReactNode) => ReactNode;

/** The code that is at hand: at the edge all of it, in the browser what has been loaded so far. */
export interface Views {
  page(kind: PageKind): PageView;
  layout(name: LayoutName): LayoutView;
  /** The footer; lazy in the browser. */
  readonly footer: ReactElement;
  /** The page for errors that happen in the browser; it may still have to be fetched. */
  error(): PageView | Promise<PageView>;
}

/** Binds a page's component to its kind, so that a registry can hold components of different pages. */
export function pageView<K extends PageKind>(
  kind: K,
  Component: ComponentType<{ readonly page: PageOf<K> }>,
): PageView {
  return function renderPage(page) {
    if (!isKind(page, kind)) throw new Error(`A page of kind ${page.kind} was given to the view of ${kind}.`);
    return <Component page={page} />;
  };
}

export function layoutView(Component: ComponentType<{ readonly children: ReactNode }>): LayoutView {
  return function renderLayout(page) {
    return <Component>{page}</Component>;
  };
}

function isKind<K extends PageKind>(page: Page, kind: K): page is PageOf<K> {
  return page.kind === kind;
}
