import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { documentSources, ENTRY_SOURCE } from '../../client/app/views/document-sources.ts';
import { LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import { definitionOf, PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import { LATER_REASONS, SHARED_REASONS } from './reasons.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../dist/client');

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    src: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/** The scripts that one kind of page may run, as files (`/assets/…`). */
export interface PageScripts {
  readonly page: PageName;
  readonly layout: string;
  /** Before it is hydrated, in English. */
  readonly first: ReadonlySet<string>;
}

export interface Inventory {
  readonly pages: readonly PageScripts[];
  /** All files that a document may run: its own, what it fetches later, and ahead the files of the pages that it links to. */
  readonly files: ReadonlySet<string>;
  /** The name of a file without its hash. */
  nameOf(file: string): string;
  /** Scripts of the build that no reason covers. */
  readonly unexplained: readonly string[];
  /** Reasons of scripts that the build does not have. */
  readonly stale: readonly string[];
}

/** The inventory of the built client's scripts. Build first. */
export async function readInventory(): Promise<Inventory> {
  const text = await readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const names = new Map(scripts.map(([, { file, name = '' }]) => [`/${file}`, name]));
  const filesOf = (sources: Iterable<string>) => closure(sources, manifest);

  const pages = PAGE_NAMES.map((page): PageScripts => {
    const { layout } = definitionOf(page);
    return { page, layout, first: filesOf([ENTRY_SOURCE, ...sourcesOf(page, 'en')]) };
  });
  const own = new Set([
    ENTRY_SOURCE,
    ...LOCALES.flatMap((locale) => PAGE_NAMES.flatMap((page) => sourcesOf(page, locale))),
  ]);
  const later = Object.keys(LATER_REASONS).filter((source) => source in manifest);
  const files = filesOf([...own, ...later]);
  return {
    pages,
    files,
    nameOf: (file) => names.get(file) ?? file,
    unexplained: scripts
      .filter(([, { src, file }]) =>
        src === undefined ? !files.has(`/${file}`) : !own.has(src) && !(src in LATER_REASONS),
      )
      .map(([source]) => source),
    stale: [
      ...Object.keys(LATER_REASONS).filter((source) => !(source in manifest)),
      ...Object.keys(SHARED_REASONS).filter((name) => ![...names.values()].includes(name)),
    ],
  };
}

/** A page's own chunk, its layout's and those of its words. */
function sourcesOf(page: PageName, locale: Locale): readonly string[] {
  return documentSources({ locale, layout: definitionOf(page).layout, page }).chunks;
}

/** The files of some sources, and of all that they import. */
function closure(sources: Iterable<string>, manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const open = [...sources];
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const chunk = manifest[source];
    if (chunk === undefined || files.has(`/${chunk.file}`)) continue;
    files.add(`/${chunk.file}`);
    open.push(...chunk.imports);
  }
  return files;
}
