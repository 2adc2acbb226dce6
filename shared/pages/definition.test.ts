import { expect, expectTypeOf, test } from 'vitest';
import type { PageDefinition, PagePosts } from './definition.ts';
import { fixedPathsOf } from '../routing/path-to.ts';
import { definitionOf, PAGE_NAMES } from './pages.ts';

test('a page whose posts the sitemap lists has posts, or it does not compile', () => {
  expectTypeOf<Extract<PageDefinition, { readonly sitemap: 'posts' }>['posts']>().toEqualTypeOf<PagePosts>();
  const page = { pattern: '/jobs/:slug/', layout: 'default' } as const;
  // @ts-expect-error -- it says no posts
  const wrong: PageDefinition = { ...page, sitemap: 'posts' };
  expect(wrong.posts).toBeUndefined();
  const listed = PAGE_NAMES.filter((name) => definitionOf(name).sitemap === 'posts');
  expect(listed.length).toBeGreaterThan(0);
  for (const name of listed) expect(definitionOf(name).posts, name).toBeDefined();
});

test('a page that the sitemap lists by its own addresses has one without a parameter: write `listed` in its definition and export `listAddresses` from its loader, or write `none`', () => {
  const pages = PAGE_NAMES.filter((name) => definitionOf(name).sitemap === 'addresses');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((name) => fixedPathsOf(name).length === 0)).toEqual([]);
});
