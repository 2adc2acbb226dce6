import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync, preprocessCSS, resolveConfig, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../client/app/views/views.tsx';
import { CSS_OPTIONS } from '../scripts/build/css-options.ts';
import { catalogue } from '../shared/i18n/en/catalogue.ts';
import { keysOf, recordOf } from '../shared/domain/records.ts';
import { edgeWords } from '../shared/i18n/en/edge.ts';
import { LANGUAGES, LOCALE_FACTS } from '../shared/i18n/locales.ts';
import { definitionOf, LINKED_PAGE_NAMES, PAGE_NAMES } from '../shared/pages/pages.ts';
import { splitLocale } from '../shared/routing/locale-path.ts';
import { matchPage } from '../shared/routing/match-page.ts';
import { pathToPost } from '../shared/routing/path-to-post.ts';
import { FILES, namesIn, parsed, read, ROOT, SOURCES, type Parsing } from './sources.ts';

/** Checks of the repository's structure that the compiler cannot make. Each failure says what to do. */

test.each(['shared', 'worker', 'client'])(
  'docs/architecture.md says what lives in each folder of %s: add its line',
  (top) => {
    const [, lines = ''] =
      new RegExp(`^${top}/.*\n((?: {2}.*\n)+)`, 'mu').exec(read('docs/architecture.md')) ?? [];
    const told = new Set(
      Array.from(lines.matchAll(/(?<=^ {2}|, )([\w-]+)\/(?=[, ])/gmu), ([, name]) => name),
    );
    expect(namesIn(top, 'folder').filter((folder) => !told.has(folder))).toEqual([]);
    expect([...told].filter((folder) => !existsSync(path.join(ROOT, top, folder ?? '')))).toEqual([]);
  },
);

test('layouts that render their footer with the page are known to wordsOf (client/app/views/views.tsx): its words come with them', () => {
  const folder = 'client/app/layouts';
  const layouts = new Set(PAGE_NAMES.map((name) => definitionOf(name).layout));
  const withFooter = [...layouts].filter((layout) =>
    read(`${folder}/${layout}-layout.tsx`).includes("from './footer/basic-footer.tsx'"),
  );
  const withItsWords = [...layouts].filter((layout) => wordsOf({ page: 'home', layout }).includes('later'));
  expect(withItsWords).toEqual(withFooter);
  expect(withFooter.length).toBeGreaterThan(0);
});

test('wordpress/casino-headless/includes/languages.json, which the plugin reads, has the languages of shared/i18n/locales.ts', async () => {
  const labels = recordOf(keysOf(LANGUAGES), (language) => LOCALE_FACTS[language].label);
  const how = 'write it anew: npx vitest run --project unit testing/house.test.ts -u';
  await expect(`${JSON.stringify(labels, null, 2)}\n`, how).toMatchFileSnapshot(
    '../wordpress/casino-headless/includes/languages.json',
  );
});

test('wordpress/casino-headless/includes/pages.json, which the plugin reads, has the editors’ pages of shared/pages, with their paths', async () => {
  const slugs = LINKED_PAGE_NAMES.flatMap((name) => {
    const { pattern, posts } = definitionOf(name);
    if (posts?.type !== 'pages') return [];
    return 'slug' in posts ? [posts.slug] : keysOf(typeof pattern === 'string' ? {} : (pattern ?? {}));
  });
  const paths = recordOf(slugs, (slug) => pathToPost('pages', slug)?.slice(1, -1));
  const how = 'write it anew: npx vitest run --project unit testing/house.test.ts -u';
  await expect(`${JSON.stringify(paths, null, 2)}\n`, how).toMatchFileSnapshot(
    '../wordpress/casino-headless/includes/pages.json',
  );
});

describe('links are written by pathTo', () => {
  const OWNERS = ['shared/pages/', 'shared/routing/'];
  const files = SOURCES.filter((file) => !OWNERS.some((owner) => file.startsWith(owner)));

  test('paths of this site are recognised in strings, templates and JSX', () => {
    const found = (file: string, source: string) => pathsIn(parseSync(file, source), source);
    expect(found('link.ts', "const link = '/es/blog/first-steps/';")).toEqual(['1: /es/blog/first-steps/']);
    expect(found('link.tsx', 'const link = <a href="/slots/?page=2">2</a>;')).toEqual(['1: /slots/?page=2']);
    expect(found('link.ts', '\nconst link = `/blog/${slug}/`;')).toEqual(['2: /blog/x/']);
    expect(found('link.ts', "const root = '/'; const api = '/api/page'; const regex = /a/;")).toEqual([]);
  });

  test('only shared/pages and shared/routing contain paths of this site: write pathTo(name, parameters)', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      pathsIn(parsed(file), read(file)).map((where) => `${file}:${where}`),
    );
    expect(found).toEqual([]);
  });
});

test('each form says its method, and only searches and filters say `get`, which writes what was typed into the address: with `method="dialog"` a browser sends nothing itself', () => {
  const found = SOURCES.filter((file) => file.startsWith('client/')).flatMap(formsIn);
  expect(found.filter(([, method]) => method !== 'get' && method !== 'dialog')).toEqual([]);
  expect(found.flatMap(([file, method]) => (method === 'get' ? [file] : [])).toSorted()).toEqual([
    'client/overlays/search/search-field.tsx',
    'client/parts/games/filters/game-filters.tsx',
    'client/parts/page/search-form.tsx',
  ]);
  expect(found.length).toBeGreaterThan(3);
});

test('what a page asks our own edge for has a time limit: `fetch` is given a `signal`, or a line that stalls is waited for without end', () => {
  const UNLIMITED: Readonly<Record<string, string>> = {
    'client/service-worker/service-worker.ts': 'a document that a visitor waits for, as without the worker',
  };
  const found = SOURCES.filter((file) => file.startsWith('client/')).flatMap(fetchesIn);
  expect(found.filter(([file, isLimited]) => !isLimited && !(file in UNLIMITED))).toEqual([]);
  expect(Object.keys(UNLIMITED).filter((file) => !found.some(([fetching]) => fetching === file))).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});

test('only what client/styles/global.css imports says @layer, @property or @font-face: where such a sheet comes later, everything is computed and laid out anew', () => {
  const folder = 'client/styles';
  const imported = read(`${folder}/global.css`).matchAll(/@import '(?<name>[^']+)'/gu);
  const first = new Set(
    ['global.css', ...Array.from(imported, ({ groups }) => groups?.['name'] ?? '')].map((name) =>
      path.join(folder, name),
    ),
  );
  const withSome = FILES.filter(
    (file) => file.endsWith('.css') && /@(?:layer|property|font-face)\b/u.test(read(file)),
  );
  expect(withSome.filter((file) => !first.has(file))).toEqual([]);
  expect(withSome.length).toBeGreaterThan(0);
});

test('no style measures in `ch`, which is wider in our fonts than in their fallbacks, so that text would wrap anew: write em', () => {
  const styles = FILES.filter((file) => file.endsWith('.css'));
  expect(styles.filter((file) => /\d(?:ch|ex|ic|cap)\b/u.test(read(file)))).toEqual([]);
});

test('`text-decoration` says which line alone, since WebKit drops it with more in it: write its looks as properties of their own', () => {
  const styles = FILES.filter((file) => file.endsWith('.css'));
  expect(styles.filter((file) => /text-decoration:\s*[\w-]+\s+[^;!\s]/u.test(read(file)))).toEqual([]);
});

test('what fades after it is closed keeps its layout: `[open]` gives it a display and what is seen of it, the rest is its own rule’s', () => {
  const allowed = new Set(['display', 'opacity', 'translate', 'animation']);
  const fading = FILES.filter((file) => file.endsWith('.css')).filter((file) =>
    /\bdisplay\s[^,;]*allow-discrete/u.test(read(file)),
  );
  expect(fading.length).toBeGreaterThan(2);
  const openOnly = fading.flatMap((file) =>
    [...read(file).matchAll(/&(?:\[open\]|:popover-open)(?::not\([^)]*\))?\s*\{([^{}]*)/gu)]
      .flatMap(([, declarations = '']) => [...declarations.matchAll(/([\w-]+)\s*:[^;]*;/gu)])
      .map(([, property = '']) => property)
      .filter((property) => !allowed.has(property))
      .map((property) => `${file}: ${property}`),
  );
  expect(openOnly).toEqual([]);
});

describe('nothing is unused (what knip cannot find)', () => {
  test('each message is used somewhere: delete it from shared/i18n', () => {
    const words = fieldsReadIn(SOURCES.filter((file) => !file.startsWith('shared/i18n/')));
    // Tables of messages whose keys are names of pages, tabs, facts or criteria: they are read by a computed key.
    const tables = new Set<unknown>([
      catalogue.gameArea.titles,
      catalogue.gameLists.facts,
      edgeWords.pages,
      edgeWords.accessibility.criteria,
    ]);
    const unread = (messages: object): string[] =>
      Object.entries(messages).flatMap(([key, value]: [string, unknown]) => [
        ...(words.has(key) ? [] : [key]),
        ...(typeof value === 'object' && value !== null && !tables.has(value) && !('other' in value)
          ? unread(value)
          : []),
      ]);
    expect([...unread(catalogue), ...unread(edgeWords)]).toEqual([]);
  });

  test('each class of a CSS module is used by a component: delete it from the module', async () => {
    const config = await resolveConfig({ configFile: false, css: CSS_OPTIONS, logLevel: 'warn' }, 'build');
    const modules = FILES.filter((file) => file.endsWith('.module.css'));
    expect(modules.length).toBeGreaterThan(30);
    const allWords = wordsIn(SOURCES);
    const unworn: string[] = [];
    for (const module of modules) {
      const { modules: classes = {} } = await preprocessCSS(read(module), path.join(ROOT, module), config);
      const wearers = SOURCES.filter((file) => read(file).includes(`/${path.basename(module)}'`));
      // `styles[state]`: the name of the class may be in any file.
      const isPicked = wearers.some((file) => /[sS]tyles\[/u.test(read(file)));
      const words = isPicked ? allWords : wordsIn(wearers);
      unworn.push(
        ...Object.keys(classes)
          // Excludes names of animations, which are in the list too.
          .filter((name) => new RegExp(`\\.${name}\\b`, 'u').test(read(module)) && !words.has(name))
          .map((name) => `${module}: .${name}`),
      );
    }
    expect(unworn).toEqual([]);
  });
});

/** The forms that a file renders, each with the method that is written in it. */
function formsIn(file: string): (readonly [file: string, method: unknown])[] {
  const found: (readonly [string, unknown])[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'form') return;
      const written = attributes.find((each) => each.type === 'JSXAttribute' && each.name.name === 'method');
      const value = written?.type === 'JSXAttribute' ? written.value : null;
      found.push([file, value?.type === 'Literal' ? value.value : null]);
    },
  }).visit(parsed(file).program);
  return found;
}

/** The calls of `fetch` in a file, each with whether it names a signal. */
function fetchesIn(file: string): (readonly [file: string, isLimited: boolean])[] {
  const found: (readonly [string, boolean])[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, options] }) {
      const isFetch =
        (callee.type === 'Identifier' && callee.name === 'fetch') ||
        (callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'fetch');
      if (!isFetch) return;
      const fields = options?.type === 'ObjectExpression' ? options.properties : [];
      const isLimited = fields.some(
        (field) =>
          field.type === 'Property' && field.key.type === 'Identifier' && field.key.name === 'signal',
      );
      found.push([file, isLimited]);
    },
  }).visit(parsed(file).program);
  return found;
}

/** All identifiers and strings of the sources. */
function wordsIn(files: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const file of files) {
    new Visitor({
      Identifier: ({ name }) => void words.add(name),
      Literal: ({ value }) => void (typeof value === 'string' && words.add(value)),
    }).visit(parsed(file).program);
  }
  return words;
}

/** The fields that are read in the sources: by a dot, unless it is to call them, taken out of an object, or named by a string. */
function fieldsReadIn(files: readonly string[]): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const file of files) {
    const called = new Set<unknown>();
    new Visitor({
      CallExpression: ({ callee }) => void called.add(callee),
      MemberExpression(member) {
        if (!member.computed && !called.has(member)) fields.add(member.property.name);
      },
      ObjectPattern({ properties }) {
        for (const property of properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier')
            fields.add(property.key.name);
        }
      },
      Literal: ({ value }) => void (typeof value === 'string' && fields.add(value)),
    }).visit(parsed(file).program);
  }
  return fields;
}

/** `line: path` of each string that is the path of a page of this site; in a template `x` stands for each value. */
function pathsIn({ program }: Parsing, source: string): string[] {
  const found: string[] = [];
  const note = (text: string, start: number) => {
    const { prefixed, path: rest } = splitLocale(text.split(/[?#]/u)[0] ?? '');
    const isHome = rest === '/' && !prefixed;
    // `//host` is an address of another site, `/info/:page/` a route pattern for Hono.
    const isOurs = /^\/(?!\/)/u.test(text) && !text.includes('/:');
    if (isOurs && !isHome && matchPage(rest) !== null) {
      found.push(`${source.slice(0, start).split('\n').length}: ${text}`);
    }
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') note(node.value, node.start);
    },
    TemplateLiteral(node) {
      note(node.quasis.map(({ value }) => value.cooked ?? '').join('x'), node.start);
    },
  }).visit(program);
  return found;
}
