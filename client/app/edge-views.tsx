import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import AllGamesPage from '../pages/all-games/all-games-page.tsx';
import ErrorPage from '../pages/error/error-page.tsx';
import HomePage from '../pages/home/home-page.tsx';
import TabPage from '../pages/tab/tab-page.tsx';
import { LAYOUTS } from './layouts/layouts.ts';
import { errorView, layoutView, pageView, type LayoutView, type PageView, type Views } from './page-view.tsx';

const ERROR_VIEW = errorView(ErrorPage);

const PAGES: Readonly<Partial<Record<PageKind, PageView>>> = {
  home: pageView('home', HomePage),
  allGames: pageView('allGames', AllGamesPage),
  tab: pageView('tab', TabPage),
};

const LAYOUT_VIEWS: Readonly<Record<LayoutName, LayoutView>> = {
  blank: layoutView(LAYOUTS.blank),
  contentPage: layoutView(LAYOUTS.contentPage),
  default: layoutView(LAYOUTS.default),
  defaultMinimal: layoutView(LAYOUTS.defaultMinimal),
  landingPage: layoutView(LAYOUTS.landingPage),
};

/** All pages and layouts at once: the edge renders synchronously and cannot wait for a chunk. */
export const EDGE_VIEWS: Views = {
  page: (kind) => PAGES[kind] ?? ERROR_VIEW,
  layout: (name) => LAYOUT_VIEWS[name],
  error: () => ERROR_VIEW,
};
