import type { PageKind } from '../../shared/page-data.ts';
import type { LayoutName } from '../../shared/routing/route.ts';
import type { LayoutView, PageView } from './page-view.tsx';

/** A chunk of the browser's: how it is loaded, and its key in Vite's manifest, by which the edge preloads it. */
interface Chunk<View> {
  readonly source: string;
  load(): Promise<View>;
}

/** Every page as a chunk of its own (DESIGN.md §4). A kind that has no chunk here has no page yet. */
export const PAGE_CHUNKS: Readonly<Partial<Record<PageKind, Chunk<PageView>>>> = {};

export const LAYOUT_CHUNKS: Readonly<Partial<Record<LayoutName, Chunk<LayoutView>>>> = {};
