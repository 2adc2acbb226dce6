import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import { LastResort } from './last-resort.tsx';
import type { LayoutView, PageView, Views } from './page-view.tsx';

const PAGES: Readonly<Partial<Record<PageKind, PageView>>> = {};

const LAYOUTS: Readonly<Partial<Record<LayoutName, LayoutView>>> = {};

const lastResort: PageView = () => <LastResort />;
const bare: LayoutView = (page) => page;

/** All pages and layouts at once: the edge renders synchronously and cannot wait for a chunk. */
export const EDGE_VIEWS: Views = {
  page: (kind) => PAGES[kind] ?? PAGES.error ?? lastResort,
  layout: (name) => LAYOUTS[name] ?? LAYOUTS.default ?? bare,
};
