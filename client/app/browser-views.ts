import type { PageKind } from '../../shared/page-data.ts';
import { pageChunk } from './page-registry.ts';
import type { PageView, Views } from './page-view.tsx';
import { loadChunk } from './router/chunk-reload.ts';

/** The pages whose code has come so far, and the way to more of them. */
export interface BrowserViews extends Views {
  /** @throws ChunkError */
  load(kind: PageKind): Promise<void>;
}

export function createBrowserViews(): BrowserViews {
  const pages = new Map<PageKind, PageView>();
  let errorPage: Promise<PageView> | null = null;

  const view = (kind: PageKind): PageView => {
    const loaded = pages.get(kind);
    if (loaded === undefined) throw new Error(`The page ${kind} is shown before its code was loaded.`);
    return loaded;
  };

  const load = async (kind: PageKind) => {
    if (!pages.has(kind)) pages.set(kind, await loadChunk(pageChunk(kind).load));
  };

  return {
    page: view,
    load,
    error() {
      errorPage ??= load('error').then(() => view('error'));
      return errorPage;
    },
  };
}
