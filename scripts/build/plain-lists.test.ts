import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../../shared/pages/pages.ts';
import { listAsObject } from './plain-lists.ts';

const PAGES_MODULE = path.resolve(import.meta.dirname, '../../shared/pages/pages.ts');

describe('a list of the site is an object in the browser’s build', () => {
  const written = listAsObject(
    "import { a } from './a.ts';\nimport * as definitions from './definitions.ts';\nconst b = definitions;\n",
    PAGES_MODULE,
  );

  test('with a member for each line of the list, and each line of the module where it was', () => {
    const [imports = '', list = '', rest] = written?.split('\n').slice(0, 3) ?? [];
    expect([imports, rest]).toEqual(["import { a } from './a.ts';", 'const b = definitions;']);
    const members = /const definitions = \{ (?<members>.+) \};$/u.exec(list)?.groups?.['members'] ?? '';
    const names = members.split(', ').map((member) => member.split(':')[0]?.replaceAll("'", ''));
    expect(names).toEqual(PAGE_NAMES);
    const file = JSON.stringify(path.join(path.dirname(PAGES_MODULE), 'all-games.ts'));
    const index = PAGE_NAMES.indexOf('all-games');
    expect(list).toContain(`import { allGames as definitions${index} } from ${file};`);
    expect(members).toContain(`'all-games': definitions${index}`);
  });

  test.each([
    "export { a as b, c as d } from './e.ts';",
    "export { a as b } from './c.ts'; // which is",
    "export * from './a.ts';",
  ])('a line of another form, which would be missing in browsers alone, is an error: %s', async (line) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lists-'));
    try {
      await writeFile(path.join(folder, 'overlays.ts'), `export { x as y } from './z.ts';\n${line}\n`);
      expect(() =>
        listAsObject("import * as overlays from './overlays.ts';\n", path.join(folder, 'stack.ts')),
      ).toThrow(/overlays\.ts has a line that is not/u);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('what is imported whole besides is left as it is', () => {
    expect(listAsObject("import * as v from 'valibot';\n", PAGES_MODULE)).toBeNull();
    expect(listAsObject("import * as read from './payloads.ts';\n", PAGES_MODULE)).toBeNull();
  });
});
