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
import { encoded, type Piece } from './bytes.ts';
import { FOR_PRINT, sheetOf, usedStyles, type StyleRule } from './used-styles.ts';

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
      printed: [],
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
    printed: sheets
      .filter((file) => rulesOf(file).some(({ within }) => within.includes(FOR_PRINT)))
      .map((file) => `/${file}`),
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

/** The styles of one kind of page, as the last one of it carried them. */
interface KeptStyles {
  /** Of the page: another one with the same words carries the same. */
  readonly words: ReadonlySet<string>;
  /** With their opening tags, one for each file. */
  readonly styles: readonly Uint8Array[];
}

/** By the files of {@link documentFiles}, of which there are few. */
const keptStyles = new WeakMap<readonly string[], KeptStyles>();

/**
 * Puts the styles of a rendered document into their places: the rules that can match its `words`. Of a file that lacks others
 * the browser loads the whole before it hydrates (client/app/document/whole-sheets.ts).
 * @param files in the order of their places
 */
export function carryStyles(
  html: string,
  files: readonly string[],
  words: ReadonlySet<string>,
): readonly Piece[] {
  const { styles } = stylesFor(files, words);
  const pieces: Piece[] = [];
  let from = 0;
  for (const [index, file] of files.entries()) {
    const place = `<style>${placeOfStyles(file)}`;
    const at = html.indexOf(place, from);
    const own = styles[index];
    if (at < 0 || own === undefined) throw new Error(`The document has no place for ${file}`);
    pieces.push(html.slice(from, at), own);
    from = at + place.length;
  }
  return [...pieces, html.slice(from)];
}

function areSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((word) => others.has(word));
}

function stylesFor(files: readonly string[], words: ReadonlySet<string>): KeptStyles {
  const kept = keptStyles.get(files);
  if (kept !== undefined && areSame(kept.words, words)) return kept;
  const styles = files.map((file) => {
    const { text, isWhole } = usedStyles(rulesOf(file.slice(1)), words);
    return encoded(isWhole ? `<style>${text}` : `<style ${PART_OF_SHEET}="">${text}`);
  });
  const made = { words, styles };
  keptStyles.set(files, made);
  return made;
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
