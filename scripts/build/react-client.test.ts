import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../folders.mjs';
import { LEFT_OUT, REACT_MODULES, UNUSED_EXPORTS, withoutUnused } from './react-client.ts';

const modules = REACT_MODULES.map((name) => {
  const whole = readFileSync(path.join(ROOT, 'node_modules', name), 'utf8');
  return { whole, ...withoutUnused(whole) };
});

const sources = globSync('client/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Where the client's elements have what a pattern finds. */
const usesOf = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file}: ${found}`));

describe('what the browser’s React leaves out', () => {
  test('is there in React, name by name', () => {
    const found = new Set(modules.flatMap((module) => [...module.found]));
    expect([...LEFT_OUT].filter((name) => !found.has(name))).toEqual([]);
  });

  test('leaves every other line in its place', () => {
    for (const { whole, code } of modules) expect(code.split('\n')).toHaveLength(whole.split('\n').length);
  });

  test('is imported nowhere', () => {
    const imported = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/import \{([^}]*)\} from 'react(?:-dom(?:\/client)?)?';/gu)].flatMap(
        ([, names = '']) => names.split(',').map((name) => ({ file, name: name.trim() })),
      ),
    );
    expect(imported).toContainEqual({ file: 'client/app/start-browser.tsx', name: 'hydrateRoot' });
    expect(imported.filter(({ name }) => UNUSED_EXPORTS.includes(name))).toEqual([]);
  });

  test('is worn by no element: attributes by other names, resources, actions, events', () => {
    const aliases = modules.flatMap((module) => [...module.aliases]);
    expect(aliases).toContain('strokeWidth');
    expect(usesOf(new RegExp(`\\b(?:${aliases.join('|')})=[{"]`, 'gu'))).toEqual([]);
    expect(usesOf(/\b(?:precedence|onSelect|onBeforeInput|onComposition\w+)=\{/gu)).toEqual([]);
    expect(
      usesOf(/<script\b[^>]*\basync|<Fragment\b[^>]*\bref=|<[a-z]+-[a-z-]+[ >]|\.(?:Consumer|Provider)\b/gu),
    ).toEqual([]);
    expect(usesOf(/\b(?:action|formAction)=\{(?:async\b|\()/gu)).toEqual([]);
  });
});
