import { expect, test } from 'vitest';
import type { PageKind } from '../../shared/page-data.ts';
import { ROUTES } from '../../shared/routes.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { layoutOf } from './layout-of.ts';
import { PAGE_KIND_OF } from './router/route-kind.ts';

const ofKind = (kind: PageKind) => layoutOf({ page: Object.assign({ ...testPageData().page }, { kind }) });

test.each(ROUTES.map(({ name, layout }) => [name, layout] as const))(
  '§2.5 %s has the layout %s',
  (name, layout) => {
    expect(ofKind(PAGE_KIND_OF[name])).toBe(layout);
  },
);

test('§2.4 an error stands in the default layout', () => {
  expect(layoutOf({ page: { kind: 'error', code: 404, message: null } })).toBe('default');
});
