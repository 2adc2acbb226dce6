import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PATH_LENGTH, normalisePath } from './normalise-path.ts';
import { hostilePath } from '../../testing/hostile-addresses.ts';

describe('§2.1 paths are cleaned before anything relies on them', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/blog/', '/blog/'],
    ['///blog///x///', '/blog/x/'],
    ['/providers/caf%C3%A9/', '/providers/caf%C3%A9/'],
    ['/providers/café/', '/providers/caf%C3%A9/'],
    ['/a%20b/', '/a%20b/'],
    ['/a+b:c@d/', '/a+b:c@d/'],
    ['/what%3F/', '/what%3F/'],
    ['/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
    ['/blog/..%2f..%2fapi/', '/api/'],
  ])('%j becomes %j', (raw, path) => {
    expect(normalisePath(raw)).toMatchObject({ ok: true, path });
  });

  test('says whether anything was changed', () => {
    expect(normalisePath('/blog/')).toMatchObject({ changed: false });
    expect(normalisePath('/blog//')).toMatchObject({ changed: true });
  });

  test('a path that is encoded many times over is refused', () => {
    expect(normalisePath('/%2525252525252f')).toEqual({ ok: false });
  });

  test(`the longest path is ${MAX_PATH_LENGTH} characters`, () => {
    expect(normalisePath(`/${'a'.repeat(MAX_PATH_LENGTH - 1)}`).ok).toBe(true);
    expect(normalisePath(`/${'a'.repeat(MAX_PATH_LENGTH)}`).ok).toBe(false);
  });

  test('for 20,000 made-up paths: never throws, and a clean path is clean', () => {
    fc.assert(
      fc.property(hostilePath, (raw) => {
        const first = normalisePath(raw);
        if (!first.ok) return;
        expect(first.path).toMatch(/^\/(?:[^/\\]+\/)*[^/\\]*$/u);
        expect(normalisePath(first.path)).toEqual({ ok: true, path: first.path, changed: false });
      }),
      { numRuns: 20_000 },
    );
  });
});
