import type { LayoutModule, PageModule } from './views.tsx';

/**
 * Each page and each layout is a chunk of its own. The table of them is one too: a document names the files of its own page
 * itself, so only those who go on to another page load it.
 */
export const pageChunks = import.meta.glob<PageModule>('/client/pages/*/*-page.tsx');
export const layoutChunks = import.meta.glob<LayoutModule>('/client/app/layouts/*-layout.tsx');
