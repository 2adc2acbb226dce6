import type { LayoutName } from '../../../shared/pages/definition.ts';
import { definitionOf, PAGE_NAMES, type PageName } from '../../../shared/pages/pages.ts';
import { AroundPage } from '../../state/hydration/around-page.tsx';
import SiteFooter from '../layouts/footer/site-footer.tsx';
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
  type Views,
} from './views.tsx';

const pageModules = import.meta.glob<PageModule>('/client/pages/*/*-page.tsx', { eager: true });
const layoutModules = import.meta.glob<LayoutModule>('/client/app/layouts/*-layout.tsx', { eager: true });

const pages = new Map<PageName, PageView>();
const layouts = new Map<LayoutName, LayoutView>();
for (const name of PAGE_NAMES) {
  const { layout } = definitionOf(name);
  pages.set(name, pageView(name, defaultOf(pageModules, pageSource(name))));
  layouts.set(layout, layoutView(defaultOf(layoutModules, layoutSource(layout))));
}

/** All pages and layouts, already loaded: the edge renders synchronously and cannot wait for a chunk. */
export const EDGE_VIEWS: Views = {
  page: (name) => known(pages.get(name), name),
  layout: (name) => known(layouts.get(name), name),
  footer: {
    load: null,
    render: () => (
      <AroundPage part="footer">
        <SiteFooter />
      </AroundPage>
    ),
  },
  error: () => known(pages.get('error'), 'error'),
};

/**
 * Checked at start, before the first request; the browser's code needs no check of its own.
 * @throws TypeError when the file is missing or exports its component by another name
 */
function defaultOf<Module extends { readonly default: unknown }>(
  found: Readonly<Record<string, Module>>,
  source: string,
): Module {
  const module = moduleOf(found, source);
  if (module.default === undefined) {
    throw new TypeError(`${source} must export its component by default (docs/how-to/page.md)`);
  }
  return module;
}

function known<View>(view: View | undefined, name: string): View {
  if (view === undefined) throw new TypeError(`There is no view ${name}`);
  return view;
}
