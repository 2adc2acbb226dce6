import type { PageKind } from '../../shared/page-data.ts';
import AllGamesPage from '../pages/all-games/all-games-page.tsx';
import ErrorPage from '../pages/error/error-page.tsx';
import HomePage from '../pages/home/home-page.tsx';
import TabPage from '../pages/tab/tab-page.tsx';
import { errorView, pageView, type PageView, type Views } from './page-view.tsx';

const ERROR_VIEW = errorView(ErrorPage);

const PAGES: Readonly<Partial<Record<PageKind, PageView>>> = {
  home: pageView('home', HomePage),
  allGames: pageView('allGames', AllGamesPage),
  tab: pageView('tab', TabPage),
};

/** All pages at once: the edge renders synchronously and cannot wait for a chunk. */
export const EDGE_VIEWS: Views = {
  page: (kind) => PAGES[kind] ?? ERROR_VIEW,
  error: () => ERROR_VIEW,
};
