import { existsSync } from 'node:fs';
import path from 'node:path';
import { Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { layoutSource, pageSource } from '../client/app/views/views.tsx';
import { isContainedWidget } from '../client/state/platform-calls.ts';
import { definitionOf, LINKED_PAGE_NAMES, PAGE_NAMES } from '../shared/pages/pages.ts';
import { splitLocale } from '../shared/routing/locale-path.ts';
import { matchPage } from '../shared/routing/match-page.ts';
import { exampleOf } from './example-addresses.ts';
import { LATER_REASONS } from './inventory/reasons.ts';
import { exportsOf, FILES, namesIn, parsed, read, ROOT, SOURCES } from './sources.ts';

/** What a new page or overlay needs and the compiler cannot ask for. Each failure says what to do. */
describe('a page has a definition, a loader and a component', () => {
  const missing = [
    ...PAGE_NAMES.map(pageSource),
    ...LINKED_PAGE_NAMES.map((name) => `worker/pages/${name}.ts`),
  ].filter((file) => !existsSync(path.join(ROOT, file)));

  test('each file that a definition in shared/pages/definitions.ts needs exists: add it', () => {
    expect(missing).toEqual([]);
  });

  test('each exports what it is found by: `export default` for a component or a layout, `export const load` for a loader (docs/how-to/page.md)', () => {
    const layouts = new Set(PAGE_NAMES.map((name) => definitionOf(name).layout));
    const needed: readonly (readonly [file: string, name: string])[] = [
      ...PAGE_NAMES.map((name) => [pageSource(name), 'default'] as const),
      ...[...layouts].map((name) => [layoutSource(name), 'default'] as const),
      ...LINKED_PAGE_NAMES.map((name) => [`worker/pages/${name}.ts`, 'load'] as const),
    ];
    const lacking = needed
      .filter(([file, name]) => existsSync(path.join(ROOT, file)) && !exportsOf(file).has(name))
      .map(([file, name]) => `${file} exports no ${name}`);
    expect(lacking).toEqual([]);
  });

  test('each definition, each loader and each component folder belongs to a page: write its line into shared/pages/definitions.ts (docs/how-to/page.md)', () => {
    const loaders = namesIn('worker/pages', 'file').filter((file) => !file.includes('.test.'));
    const folders = namesIn('client/pages', 'folder');
    const known = new Set<string>(PAGE_NAMES);
    const definitions = namesIn('shared/pages', 'file').filter((file) =>
      read(`shared/pages/${file}`).includes(' = definePage<'),
    );
    expect(definitions.filter((file) => !known.has(path.basename(file, '.ts')))).toEqual([]);
    expect(loaders.filter((file) => !known.has(path.basename(file, '.ts')))).toEqual([]);
    expect(folders.filter((folder) => !known.has(folder))).toEqual([]);
  });
});

test('each page has an address at which tests open it: one that needs a parameter, and one of several, is written above its definition, `/** @example /…/ */` (docs/how-to/page.md)', () => {
  for (const name of PAGE_NAMES.filter((page) => definitionOf(page).pattern !== null)) {
    const { path: found } = splitLocale(exampleOf(name).split('?')[0] ?? '');
    expect(matchPage(found)?.name, name).toBe(name);
  }
});

test('the lines of client/overlays/overlays.ts are in the order of their names, in which the edge and the browser render them: move the new one', () => {
  const lines = read('client/overlays/overlays.ts').matchAll(/^export \{ \w+ as (?<name>\w+)/gmu);
  const names = Array.from(lines, ({ groups }) => groups?.['name'] ?? '');
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted());
});

describe('an overlay has a folder and a line', () => {
  const list = read('client/overlays/overlays.ts');
  const component = (folder: string) => `client/overlays/${folder}/${folder}-overlay.tsx`;

  test('each folder of client/overlays has its line in client/overlays/overlays.ts: add it', () => {
    const unlisted = namesIn('client/overlays', 'folder').filter((folder) => !list.includes(`'./${folder}/`));
    expect(unlisted).toEqual([]);
  });

  test('each that its folder’s overlay.ts loads has its component there, `<folder>-overlay.tsx`, with `export default`: add it (docs/how-to/overlay.md)', () => {
    const loaded = namesIn('client/overlays', 'folder')
      .map((folder) => `client/overlays/${folder}/overlay.ts`)
      .filter((file) => existsSync(path.join(ROOT, file)))
      .flatMap((file) =>
        Array.from(read(file).matchAll(/(?:componentOf|simpleOverlay)\('(?<folder>[^']*)'/gu), ({ groups }) =>
          component(groups?.['folder'] ?? ''),
        ),
      );
    expect(loaded.length).toBeGreaterThan(5);
    expect(
      loaded.filter((file) => !existsSync(path.join(ROOT, file)) || !exportsOf(file).has('default')),
    ).toEqual([]);
  });

  test('each that is opened by its name is opened by something: a button with data-action="overlay" and data-overlay="<name>", or a call of overlays.open(\'<name>\') (docs/how-to/overlay.md)', () => {
    const names = Array.from(
      list.matchAll(/^export \{ \w+ as (?<name>\w+) \} from '\.\/(?<folder>[\w-]+)/gmu),
    )
      .filter(({ groups }) =>
        FILES.some(
          (file) =>
            file.startsWith(`client/overlays/${groups?.['folder'] ?? ''}/overlay.ts`) &&
            /\bsimpleOverlay\(|\bOPEN_BY_NAME\b|overlays\.openName/u.test(read(file)),
        ),
      )
      .map(({ groups }) => groups?.['name'] ?? '');
    expect(names.length).toBeGreaterThan(2);
    const opened = new Set(SOURCES.filter((file) => file.startsWith('client/')).flatMap(openedBy));
    expect(names.filter((name) => !opened.has(name) && !isContainedWidget(name))).toEqual([]);
  });
});

test('each file that is fetched later has its reason: an overlay’s component says `@fetched <when: what for>` in its docstring (docs/how-to/overlay.md), any other file has its row in LATER_REASONS of testing/inventory/reasons.ts', () => {
  const client = SOURCES.filter((file) => file.startsWith('client/'));
  const later = [
    ...client.flatMap(fetchedLaterBy),
    ...client.filter((file) => /^client\/overlays\/[\w-]+\/[\w-]+-overlay\.tsx$/u.test(file)),
  ];
  expect(later.length).toBeGreaterThan(20);
  expect(later.filter((file) => !Object.hasOwn(LATER_REASONS, file))).toEqual([]);
});

/** The files that a file imports when it needs them. */
function fetchedLaterBy(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    ImportExpression({ source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      found.push(path.posix.join(path.posix.dirname(file), source.value));
    },
  }).visit(parsed(file).program);
  return found;
}

/** The names of the overlays that a file opens: by a button, or by a call. */
function openedBy(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.name === 'data-overlay' && value?.type === 'Literal') found.push(String(value.value));
    },
    CallExpression({ callee, arguments: [given] }) {
      const isOpen =
        callee.type === 'MemberExpression' &&
        !callee.computed &&
        callee.property.name === 'open' &&
        /\boverlays$/u.test(read(file).slice(callee.object.start, callee.object.end));
      if (isOpen && given?.type === 'Literal') found.push(String(given.value));
    },
  }).visit(parsed(file).program);
  return found;
}
