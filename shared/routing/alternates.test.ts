import { expect, test } from 'vitest';
import { alternates } from './alternates.ts';

test('§2.7 a page that every locale has is for every other language too, in English', () => {
  expect(alternates('/blog/')).toEqual([
    { hreflang: 'en-GB', path: '/blog/' },
    { hreflang: 'en-CA', path: '/en-ca/blog/' },
    { hreflang: 'en-IE', path: '/en-ie/blog/' },
    { hreflang: 'es', path: '/es/blog/' },
    { hreflang: 'x-default', path: '/blog/' },
  ]);
});

test('§2.7 a page that Spanish alone has is for no other language', () => {
  expect(alternates('/blog/primeros-pasos/', ['es'])).toEqual([
    { hreflang: 'es', path: '/es/blog/primeros-pasos/' },
  ]);
});
