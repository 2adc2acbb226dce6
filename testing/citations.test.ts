import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const REQUIREMENTS = 'docs/requirements.md';
/** Texts that a person writes; the rest of the repository cites nothing. */
const WRITTEN =
  /(?:\.(?:[cm]?[jt]sx?|css|php|toml|ya?ml|md|html|json)|(?:^|\/)Dockerfile|(?:^|\/)\.ci\/run)$/u;
const NOT_OURS = new Set(['package-lock.json']);

const HEADING = /^#{2,3} §(?<section>\d+(?:\.\d+)?) /u;
/** A standard's own sections (`RFC 9110 §13.1.2`) are not ours. */
const SECTION = /(?<!RFC \d+ )§ ?(?<section>\d+(?:\.\d+)*)/gu;
const MARKDOWN_NAME = /(?<![\w./@-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]+\.md\b/gu;
const DOCS_PATH = /(?<![\w./@-])docs\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?/gu;
/** The folders of this repository that a comment's name of a file begins with. */
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:\.|dist$)/u.test(entry.name))
  .map(({ name }) => name);
const COMMENT = /(?:^\s*(?:\/?\*|#)|(?:^|\s)\/\/)(?<said>.*)$/u;
const SOURCE_NAME = new RegExp(
  String.raw`(?<![\w./@-])(?:${FOLDERS.join('|')})/(?:[\w.-]+/)*[\w.-]+\.(?:tsx?|mjs|css|php|json)\b`,
  'gu',
);
/** In a page of Markdown: a file or folder by its path, by its name alone in backticks, and where a link leads. */
const PATH_NAME = new RegExp(
  String.raw`(?<![\w./@~:-])(?:${FOLDERS.join('|')})/(?:[\w.@-]+/)*(?:[\w.@-]*\w)?`,
  'gu',
);
const FILE_NAME = /`([\w-][\w.-]*\.(?:[cm]?[jt]sx?|css|php|toml|ya?ml|json|md))`/gu;
const CODE = /`[^`]*`/gu;
const LINK_TARGET = /\]\(([^)#\s]+)[^)]*\)/gu;
const ADDRESS = /\bhttps?:\/\/\S+/gu;
/** Of planning, and in no clone. In pieces, so that this file does not name what it forbids. */
const OUTSIDE = ['DESIGN', 'CONTRACTS', 'STYLE', 'ART', ['casino', 'website'].join('-')].map(
  (name) => `${name}.md`,
);
const OUTSIDE_NAMES = OUTSIDE.map(
  (name) => [name, new RegExp(`(?<![\\w-])${name.replace('.', '\\.')}`, 'u')] as const,
);
const OUTSIDE_SECTION = new RegExp(`\\b${['DES', 'IGN'].join('')} §`, 'u');

const CITED_FILE = /`(?<file>(?:[\w.@-]+\/)+[\w.-]+\.(?:[cm]?[jt]sx?|css|php|toml|ya?ml|json|md))`/gu;
/** In the last cell of a row: a test file, or a title in the file named before it. */
const FILE_OR_TITLE = /`(?<file>[\w./-]+\.test\.tsx?)`|“(?<title>[^”]+)”/gu;

/** What the recipes of docs/how-to and a test of content files make up, what other programs have, and what is built. */
const EXAMPLE = /tournaments|help-note|themes\/\w+\/egypt|i18n\/de\b|^x\.|^wp-cron\.php$|^platform\.js$/u;

interface Cited {
  /** As Git names it. */
  readonly file: string;
  readonly text: string;
  readonly sections: ReadonlySet<string>;
  /** Whether the repository has a file or folder of that name. */
  readonly exists: (name: string) => boolean;
}

/** What is wrong with what a text cites, a line each: where, what, and what to do. */
function citationProblems({ file, text, sections, exists }: Cited): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const own = line.replaceAll(ADDRESS, '');
    const said = file.endsWith('.md') ? '' : (COMMENT.exec(own)?.groups?.['said'] ?? '');
    const names = new Set(
      [...own.matchAll(MARKDOWN_NAME), ...own.matchAll(DOCS_PATH), ...said.matchAll(SOURCE_NAME)].map(
        ([name]) => name,
      ),
    );
    const problems = [
      ...outsideProblems(own),
      ...[...own.matchAll(SECTION)]
        .map(({ groups }) => groups?.['section'] ?? '')
        .filter((section) => !sections.has(section))
        .map((section) => `§${section} is no heading of ${REQUIREMENTS}; cite one that is`),
      ...[...names]
        .filter((name) => !OUTSIDE.includes(path.basename(name)) && !EXAMPLE.test(name))
        .filter((name) => !exists(name) && !exists(path.join(path.dirname(file), name)))
        .map((name) => `there is no ${name}; write it or cite another`),
    ];
    return problems.map((problem) => `${file}:${index + 1}: ${problem}`);
  });
}

function outsideProblems(line: string): readonly string[] {
  const named = OUTSIDE_NAMES.flatMap(([name, pattern]) => (pattern.test(line) ? [name] : []));
  const section = OUTSIDE_SECTION.test(line) ? ['a section of a page that is not in the repository'] : [];
  return [...named, ...section].map((name) => `it cites ${name}; say it in words, or cite a page of docs/`);
}

/** The same of a page of `docs/`: files in backticks exist, and a test file holds the titles that follow it. */
function evidenceProblems({ file, text, read }: Pick<Cited, 'file' | 'text'> & { readonly read: Read }) {
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const missing = [...line.matchAll(CITED_FILE)]
      .map(({ groups }) => groups?.['file'] ?? '')
      .filter((name) => read(name) === null && !EXAMPLE.test(name))
      .map((name) => `${at}: there is no ${name}; it may have moved`);
    return [...missing, ...titleProblems(line, read).map((problem) => `${at}: ${problem}`)];
  });
}

interface Named extends Pick<Cited, 'file' | 'text' | 'exists'> {
  /** The names, without folders, that the repository's files have. */
  readonly names: ReadonlySet<string>;
}

/** The same of any page of Markdown that is about the repository: each path, name and link of it. */
function namedProblems({ file, text, exists, names }: Named): readonly string[] {
  const all = (line: string, pattern: RegExp) =>
    Array.from(line.matchAll(pattern), ([whole, part]) => part ?? whole);
  return text.split('\n').flatMap((line, index) => {
    const own = line.replaceAll(ADDRESS, '');
    const gone = [
      ...all(own, PATH_NAME).filter((name) => !exists(name)),
      ...all(own, FILE_NAME).filter((name) => !names.has(name)),
      ...all(own.replaceAll(CODE, ''), LINK_TARGET).filter(
        (name) => !exists(path.join(path.dirname(file), name)),
      ),
    ];
    return gone
      .filter((name) => !EXAMPLE.test(name))
      .map((name) => `${file}:${index + 1}: there is no ${name}; it may have moved`);
  });
}

/** A file of the repository by its name; null when there is none. */
type Read = (name: string) => string | null;

function titleProblems(line: string, read: Read): readonly string[] {
  if (!line.startsWith('|')) return [];
  const lastCell = line.split('|').at(-2) ?? '';
  let current = '';
  return [...lastCell.matchAll(FILE_OR_TITLE)].flatMap(({ groups }) => {
    current = groups?.['file'] ?? current;
    const title = groups?.['title'];
    if (title === undefined || current === '') return [];
    const text = read(current);
    return text === null || text.includes(title) ? [] : [`${current} has no test “${title}”; mend the row`];
  });
}

function sectionsIn(requirements: string): ReadonlySet<string> {
  return new Set(requirements.split('\n').flatMap((line) => HEADING.exec(line)?.groups?.['section'] ?? []));
}

const read: Read = (name) => {
  const file = path.join(ROOT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Every written file of the repository, new ones too. */
function writtenFiles(): readonly { readonly file: string; readonly text: string }[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [...new Set(list.split('\0'))]
    .filter((file) => WRITTEN.test(file) && !NOT_OURS.has(file))
    .flatMap((file) => {
      const text = read(file);
      return text === null ? [] : [{ file, text }];
    });
}

const exists = (name: string): boolean => existsSync(path.join(ROOT, name));
const sections = sectionsIn(read(REQUIREMENTS) ?? '');

describe('citations', () => {
  test('whatever a comment cites is in the repository', () => {
    expect(sections.size).toBeGreaterThan(25);
    const problems = writtenFiles().flatMap((written) => citationProblems({ ...written, sections, exists }));
    expect(problems).toEqual([]);
  });

  test('the files and test titles that docs/ names are there', () => {
    const pages = writtenFiles().filter(({ file }) => /^docs\/.*\.md$/u.test(file));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flatMap((page) => evidenceProblems({ ...page, read }))).toEqual([]);
  });

  test('every path, name of a file and link in a page about the repository leads to what is there', () => {
    const files = writtenFiles();
    const pages = files.filter(({ file }) =>
      /^docs\/.*\.md$|(?:^|\/)(?:README|CONTRIBUTING)\.md$/u.test(file),
    );
    expect(pages.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'wordpress/README.md']),
    );
    const names = new Set(files.map(({ file }) => path.basename(file)));
    expect(pages.flatMap((page) => namedProblems({ ...page, exists, names }))).toEqual([]);
  });

  // What is made up here is put together, so that this file itself cites only what is there.
  const md = (name: string): string => [name, 'md'].join('.');
  const page = (name: string): string => ['docs', md(name)].join('/');
  const problemsIn = (text: string): readonly string[] =>
    citationProblems({
      file: 'a/b.ts',
      text,
      sections: new Set(['2', '2.10']),
      exists: (name) => name === page('page'),
    });

  test('a section, a page or a name of planning that is not there is told by file and line', () => {
    expect(problemsIn(`fine: §2.10, ${page('page')}, RFC 9110 §${13}.1.2\n// §${4}.4`)).toEqual([
      `a/b.ts:2: §${4}.4 is no heading of ${REQUIREMENTS}; cite one that is`,
    ]);
    expect(problemsIn(`see ${page('another')}`)).toHaveLength(1);
    const gone = ['worker', 'gone.ts'].join('/');
    expect(problemsIn(`work(); // as ${gone} does`)).toHaveLength(1);
    expect(problemsIn(`work('${gone}');`)).toEqual([]);
    for (const name of OUTSIDE) expect(problemsIn(`see ${name}`), name).toHaveLength(1);
    expect(problemsIn(`${['DES', 'IGN'].join('')} §2`)).toHaveLength(1);
  });

  test('a path, a name or a link to nothing is told by file and line', () => {
    const problems = namedProblems({
      file: page('a'),
      text: [
        '`worker/a.ts` in worker/pages/<name>.ts and `shared/*.ts`, https://worker.example/worker/b.ts',
        `[b](${md('b')}#c), \`[d](name)\``,
        `node scripts/gone.ts in worker/gone/; \`gone.css\`, \`a.ts\`; [c](../${md('gone')})`,
      ].join('\n'),
      exists: (name) => ['worker/a.ts', 'worker/pages/', 'shared/', page('b')].includes(name),
      names: new Set(['a.ts']),
    });
    const gone = ['scripts/gone.ts', 'worker/gone/', 'gone.css', `../${md('gone')}`];
    expect(problems).toEqual(gone.map((name) => `${page('a')}:3: there is no ${name}; it may have moved`));
  });

  test('a test that is gone, or has another title, is told', () => {
    const row = '| x | done | `e2e/a.test.ts`: “first”, “gone”; `e2e/b.test.ts` |';
    const problems = evidenceProblems({
      file: REQUIREMENTS,
      text: row,
      read: (name) => (name === 'e2e/a.test.ts' ? "it('first'" : null),
    });
    expect(problems).toEqual([
      `${REQUIREMENTS}:1: there is no e2e/b.test.ts; it may have moved`,
      `${REQUIREMENTS}:1: e2e/a.test.ts has no test “gone”; mend the row`,
    ]);
  });
});
