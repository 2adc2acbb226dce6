import { expect, test } from 'vitest';
import type { PageData } from '../../shared/pages/page-data.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { aroundKey } from './around-key.ts';

const HOME = testPageData();
const { shell, meta } = HOME;

/** The page with other data of its own, another version, or other facts for search engines. */
const ALIKE: readonly PageData[] = [
  { ...HOME },
  { ...HOME, page: { ...HOME.page, hero: [] } as PageData['page'] },
  { ...HOME, version: 'another' },
  { ...HOME, meta: { ...meta, structuredData: ['{"@type":"WebSite"}'] } },
  structuredClone(HOME),
];

test.each(ALIKE.map((page, index) => [index, page] as const))(
  'a page with other contents has the same parts around it: %i',
  (_index, page) => {
    expect(aroundKey(page)).toBe(aroundKey(HOME));
  },
);

/** By what differs: of the page, of what stands around every page, and of the head. */
const OTHERS: Readonly<Record<string, PageData>> = {
  page: { ...HOME, page: { ...HOME.page, name: 'blog' } as PageData['page'] },
  preview: { ...HOME, isPreview: true },
  ...Object.fromEntries(
    Object.keys(HOME)
      .filter((name) => !['page', 'version', 'status', 'shell', 'meta'].includes(name))
      .map((name) => [name, { ...HOME, [name]: 'another' }]),
  ),
  ...Object.fromEntries(
    Object.keys(shell).map((name) => [`shell.${name}`, { ...HOME, shell: { ...shell, [name]: 'another' } }]),
  ),
  ...Object.fromEntries(
    Object.keys(meta)
      .filter((name) => name !== 'structuredData')
      .map((name) => [`meta.${name}`, { ...HOME, meta: { ...meta, [name]: 'another' } }]),
  ),
};

test.each(Object.entries(OTHERS))('one with other %s has its own', (_name, page) => {
  expect(aroundKey(page)).not.toBe(aroundKey(HOME));
});

test('every difference has another key', () => {
  expect(new Set(Object.values(OTHERS).map(aroundKey)).size).toBe(Object.keys(OTHERS).length);
  expect(Object.keys(OTHERS).length).toBeGreaterThan(12);
});

test('what nobody has written has none', () => {
  expect(aroundKey({ ...HOME, status: 404 })).toBeNull();
});
