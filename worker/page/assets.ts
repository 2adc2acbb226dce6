import manifest, { styleSheets } from 'virtual:asset-manifest';
import build from 'virtual:build';
import {
  documentSources,
  ENTRY_SOURCE,
  entryScript,
  PART_OF_SHEET,
  type DocumentFiles,
  type DocumentSources,
} from '../../client/entry-server.tsx';
import type { PageData } from '../../shared/pages/page-data.ts';
import { sheetOf, usedStyles, type StyleRule } from './used-styles.ts';

type Manifest = NonNullable<typeof manifest>;

/** The address of the entry module. A build without it is found out by the first page, which is then an error. */
const ENTRY = `/${manifest?.[ENTRY_SOURCE]?.file ?? ENTRY_SOURCE}`;

/** The one inline script of every document, for the policy. */
export const ENTRY_SCRIPT = entryScript(ENTRY);

const known = new Map<string, DocumentFiles>();

/** The built files of a page, from Vite's manifest; on the dev server, the sources themselves. */
export function documentFiles({
  address,
  layout,
  page,
}: Pick<PageData, 'address' | 'layout' | 'page'>): DocumentFiles {
  const sources = documentSources({ locale: address.locale, layout, page: page.name });
  // Pages, layouts and languages: a small number of combinations.
  const key = sources.chunks.join();
  let files = known.get(key);
  if (files === undefined) {
    files = resolveFiles(sources);
    known.set(key, files);
  }
  return files;
}

function resolveFiles({ page, layout, chunks, styled }: DocumentSources): DocumentFiles {
  const { dataFormat } = build;
  if (manifest === null) {
    return {
      assets: { page: `/${page}`, layout: `/${layout}`, styles: [], dataFormat },
      modules: { entry: ENTRY, imported: chunks.map((chunk) => `/${chunk}`) },
    };
  }
  const needed = closure([ENTRY_SOURCE, ...chunks], manifest);
  // Styles of later parts come last, as they would if the browser added them then.
  const later = closure(styled, manifest);
  const sheets = [...new Set([...needed.styles, ...later.styles])];
  return {
    assets: {
      page: `/${chunkOf(page, manifest).file}`,
      layout: `/${chunkOf(layout, manifest).file}`,
      styles: sheets.map((file) => `/${file}`),
      dataFormat,
    },
    modules: {
      entry: ENTRY,
      imported: [...needed.files].map((file) => `/${file}`).filter((file) => file !== ENTRY),
    },
  };
}

/** All styles of the build, those of the entry first; none on the dev server, where the browser's modules bring them. */
export function builtStyles(): string {
  if (manifest === null) return '';
  const { styles } = closure([ENTRY_SOURCE, ...Object.keys(manifest)], manifest);
  return [...styles].map((file) => sheetOf(rulesOf(file))).join('\n');
}

/** What stands in a document for the styles of a file until it is known what the page uses of them. */
export function placeOfStyles(file: string): string {
  return `/*${file}*/`;
}

/** All that a style sheet holds, for a page that is sent before it is known what it uses. */
export function wholeStyles(file: string): string {
  let sheet = wholeSheets.get(file);
  if (sheet === undefined) {
    sheet = sheetOf(rulesOf(file.slice(1)));
    wholeSheets.set(file, sheet);
  }
  return sheet;
}

const wholeSheets = new Map<string, string>();

/**
 * Puts the styles of a rendered document into their places: the rules that can match its `words`. Of a file that lacks others
 * the browser loads the whole before it hydrates (client/app/document/whole-sheets.ts).
 */
export function carryStyles(html: string, files: readonly string[], words: ReadonlySet<string>): string {
  // Each replacement copies the text: the body, nearly all of it, is left out.
  const end = html.indexOf('</head>');
  const head = files.reduce(
    (carrying, file) => {
      const { text, isWhole } = usedStyles(rulesOf(file.slice(1)), words);
      const styles = isWhole ? `<style>${text}` : `<style ${PART_OF_SHEET}="">${text}`;
      return carrying.replace(`<style>${placeOfStyles(file)}`, () => styles);
    },
    html.slice(0, end),
  );
  return head + html.slice(end);
}

/** @throws Error when the client build lacks the source */
function chunkOf(source: string, built: Manifest): Manifest[string] {
  const chunk = built[source];
  if (chunk === undefined) throw new Error(`The client build has no ${source}`);
  return chunk;
}

/** @throws Error when the client build lacks the style sheet */
function rulesOf(file: string): readonly StyleRule[] {
  const sheet = styleSheets[file];
  if (sheet === undefined) throw new Error(`The client build has no ${file}`);
  return sheet;
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
