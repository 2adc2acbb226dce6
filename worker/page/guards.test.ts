import { expect, test } from 'vitest';
import { PAGE_NAMES } from '../../shared/pages/pages.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { checkGuards } from './guards.ts';

test('§2.2 from an area that is not served every page leads to the one that says so, but for what the law wants readable, what a guard leads to, and errors: a page that is to be read everywhere says `isOpenToAll`, and stands here', () => {
  const asked = {
    address: { locale: 'es', path: '/' },
    visitor: { ...testPageData().visitor, isServed: false },
  } as const;
  const open = PAGE_NAMES.filter((name) => checkGuards(name, asked) === null);
  expect(open.toSorted()).toEqual(['accessibility', 'error', 'info', 'not-found', 'restricted']);
  expect(checkGuards('landing', asked)).toBe('/es/restricted-access/');
  expect(
    PAGE_NAMES.filter((name) => checkGuards(name, { ...asked, visitor: testPageData().visitor }) !== null),
  ).toEqual([]);
});
