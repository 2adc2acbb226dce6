import { beforeAll, describe, expect, test } from 'vitest';
import { benchPages, type PageSize } from './page-sizes.ts';

let pages: readonly PageSize[];
beforeAll(async () => {
  pages = await benchPages();
});

/** Those beyond a budget, in bytes as they travel. */
const beyond = (bytesOf: (page: PageSize) => number, budget: (page: PageSize) => number) =>
  pages.filter((page) => bytesOf(page) > budget(page)).map((page) => `${page.kind}: ${bytesOf(page)}`);

describe('§7.9 what a page takes before it is interactive', () => {
  test('scripts are at most 72 KB on home and 78 KB on every other kind of page', () => {
    expect(
      beyond(
        ({ script }) => script,
        ({ kind }) => (kind === 'home' ? 72_000 : 78_000),
      ),
    ).toEqual([]);
  });

  test('styles that a document carries are at most 10 KB on every kind of page', () => {
    expect(
      beyond(
        ({ style }) => style,
        () => 10_000,
      ),
    ).toEqual([]);
  });
});
