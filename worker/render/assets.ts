import manifest from 'virtual:asset-manifest';
import { documentSources, type DocumentAssets } from '../../client/app/door.tsx';
import type { PageData } from '../../shared/page-data.ts';

/** What a page's document names, and the `Link` header that says so before the document does (early hints). */
export interface PageAssets {
  readonly document: DocumentAssets;
  readonly linkHeader: string;
}

const known = new Map<string, PageAssets>();

/** The built files of a page, out of Vite's manifest; on the dev server, the sources themselves. */
export function pageAssets(pageData: Pick<PageData, 'page' | 'route'>): PageAssets {
  const sources = documentSources(pageData);
  // Kinds, layouts and languages: a handful of combinations.
  const key = sources.chunks.join();
  let assets = known.get(key);
  if (assets === undefined) {
    assets = resolveAssets(sources.entry, sources.chunks);
    known.set(key, assets);
  }
  return assets;
}

function resolveAssets(entry: string, chunks: readonly string[]): PageAssets {
  if (manifest === null) {
    const document = { entry: `/${entry}`, styles: [], preloads: chunks.map((chunk) => `/${chunk}`) };
    return { document, linkHeader: '' };
  }
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest?.[source];
    if (chunk === undefined) throw new Error(`The client build has no ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    // Imported styles first: the cascade follows the import order.
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of [entry, ...chunks]) visit(source);
  const entryFile = manifest[entry]?.file ?? '';
  const document = {
    entry: `/${entryFile}`,
    styles: [...styles].map((file) => `/${file}`),
    preloads: [...files].filter((file) => file !== entryFile).map((file) => `/${file}`),
  };
  const linkHeader = [
    ...document.styles.map((file) => `<${file}>; rel=preload; as=style`),
    `<${document.entry}>; rel=modulepreload`,
    ...document.preloads.map((file) => `<${file}>; rel=modulepreload`),
  ].join(', ');
  return { document, linkHeader };
}
