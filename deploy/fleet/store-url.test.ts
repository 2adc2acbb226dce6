import { expect, test } from 'vitest';
import { parseStoreUrl } from './store-url.ts';

const SITE = 'https://www.velvet-comet.example';

test('§6 without STORE_URL the site is one replica', () => {
  expect(parseStoreUrl(undefined, SITE)).toBeNull();
});

test.each(['', ' '])('§6 STORE_URL that is set but empty (%j) is refused, as other secrets are', (value) => {
  expect(() => parseStoreUrl(value, SITE)).toThrow('STORE_URL is empty');
});

test.each(['redis://store', 'rediss://user:secret@store.example:6380/2', 'redis://:secret@127.0.0.1:6379/'])(
  '§6 STORE_URL may be %s, and each site has keys of its own',
  (url) => {
    expect(parseStoreUrl(url, SITE)).toEqual({ url, prefix: 'casino:www.velvet-comet.example:' });
  },
);

test.each(['http://:secret@store', 'store:6379', 'redis://', 'redis://:secret@store/cache', 'secret'])(
  '§6 STORE_URL may not be %s, and what is said of it holds no secret',
  (url) => {
    expect(() => parseStoreUrl(url, SITE)).toThrow(/^STORE_URL (?!.*secret)/u);
  },
);
