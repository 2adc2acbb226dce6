import { expect, test } from 'vitest';
import type { AnyLoaderContext } from '../../page/loader.ts';
import { postAddresses } from './post-addresses.ts';

test.each([
  ['2026-11-20T10:00:00', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20 November 2026', null],
  ['', null],
  ['<loc>', null],
  [null, null],
])('a post that was changed on %j is in the sitemap with %j', async (modified, day) => {
  const slugs = async () => [{ slug: 'first-steps', modified, gameId: null }];
  const context = {
    address: { locale: 'en' },
    services: { content: { slugs } },
  } as unknown as AnyLoaderContext;
  expect(await postAddresses({ type: 'magazine', parameter: 'slug' }, context)).toEqual({
    addresses: [{ path: '/blog/first-steps/', modified: day }],
    complete: true,
  });
});
