import manifest from 'virtual:asset-manifest';
import build from 'virtual:build';
import {
  documentSources,
  ENTRY_SOURCE,
  entryScript,
  type DocumentAssets,
  type DocumentSources,
} from '../../client/entry-server.tsx';
import type { PageData } from '../../shared/pages/page-data.ts';

/**
 * The built files that a page's document names, and the `Link` header that announces them before the document (early
 * hints).
 */
interface PageAssets {
  readonly document: DocumentAssets;
  readonly linkHeader: string;
}

/** The font of every first screen, as the build's manifest names it (client/styles/preloaded-font.ts). */
const FONT_SOURCE = 'client/styles/fonts/inter.woff2';

type Manifest = NonNullable<typeof manifest>;

/** The address of the entry module. A build without it is found out by the first page, which is then an error. */
const ENTRY = `/${manifest?.[ENTRY_SOURCE]?.file ?? ENTRY_SOURCE}`;

/** The one inline script of every document, for the policy. */
export const ENTRY_SCRIPT = entryScript(ENTRY);

const known = new Map<string, PageAssets>();

/** The built files of a page, from Vite's manifest; on the dev server, the sources themselves. */
export function pageAssets({
  address,
  layout,
  page,
}: Pick<PageData, 'address' | 'layout' | 'page'>): PageAssets {
  const sources = documentSources({ locale: address.locale, layout, page: page.name });
  // Pages, layouts and languages: a small number of combinations.
  const key = sources.chunks.join();
  let assets = known.get(key);
  if (assets === undefined) {
    assets = resolveAssets(sources);
    known.set(key, assets);
  }
  return assets;
}

function resolveAssets({ page, layout, chunks, styled }: DocumentSources): PageAssets {
  if (manifest === null) {
    const document = {
      entry: ENTRY,
      page: `/${page}`,
      layout: `/${layout}`,
      styles: [],
      preloads: chunks.map((chunk) => `/${chunk}`),
      dataFormat: build.dataFormat,
    };
    return { document, linkHeader: '' };
  }
  const needed = closure([ENTRY_SOURCE, ...chunks], manifest);
  // Styles of later parts come last, as they would if the browser added them then.
  const later = closure(styled, manifest);
  const document = {
    entry: ENTRY,
    page: `/${chunkOf(page, manifest).file}`,
    layout: `/${chunkOf(layout, manifest).file}`,
    styles: [...new Set([...needed.styles, ...later.styles])].map((file) => `/${file}`),
    preloads: [...needed.files].map((file) => `/${file}`).filter((file) => file !== ENTRY),
    dataFormat: build.dataFormat,
  };
  const font = Object.values(manifest).find(({ src }) => src?.endsWith(FONT_SOURCE))?.file;
  const linkHeader = [
    ...(font === undefined ? [] : [`</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`]),
    ...document.styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...[document.entry, ...document.preloads].map(
      (file) => `<${file}>; rel=modulepreload; fetchpriority=low`,
    ),
  ].join(', ');
  return { document, linkHeader };
}

/** @throws Error when the client build lacks the source */
function chunkOf(source: string, built: Manifest): Manifest[string] {
  const chunk = built[source];
  if (chunk === undefined) throw new Error(`The client build has no ${source}`);
  return chunk;
}

/** All files that some sources import, in cascade order: what is imported comes first. */
function closure(
  sources: readonly string[],
  built: Manifest,
): { readonly files: ReadonlySet<string>; readonly styles: ReadonlySet<string> } {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const chunk = chunkOf(source, built);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { files, styles };
}
