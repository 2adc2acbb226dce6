import { expect, test } from 'vitest';
import { parseStoreUrl, storePrefix } from './store-url.ts';

const SITE = 'sandbox';
const PRODUCTION = 'production';

test('§6 without STORE_URL the site is one replica', () => {
  expect(parseStoreUrl(undefined, SITE)).toBeNull();
});

test.each(['', ' '])('§6 STORE_URL that is set but empty (%j) is refused, as other secrets are', (value) => {
  expect(() => parseStoreUrl(value, SITE)).toThrow('STORE_URL is empty');
});

test.each(['redis://store', 'rediss://user:secret@store.example:6380/2', 'redis://:secret@127.0.0.1:6379/'])(
  '§6 STORE_URL may be %s, and each site has keys of its own',
  (url) => {
    expect(parseStoreUrl(url, SITE)).toBe(url);
    expect(storePrefix('https://www.velvet-comet.example')).toBe('casino:www.velvet-comet.example:');
  },
);

test.each([
  'http://:secret@store',
  'store:6379',
  'redis://',
  'redis://:secret@store/cache',
  'secret',
  '"redis://:secret@store"',
])('§6 STORE_URL may not be %s, and what is said of it holds no secret', (url) => {
  expect(() => parseStoreUrl(url, SITE)).toThrow(/^STORE_URL (?!.*secret)/u);
});

test.each([
  ['redis://store', 'has no password'],
  ['rediss://user@store.example:6380/2', 'has no password'],
  ['redis://:@valkey:6379', 'has no password'],
  ['redis://:secret@store', 'has a password that is shorter than 16 characters'],
  // Nine characters, as the store is told it.
  ['redis://:secret%21%21%21@store', 'has a password that is shorter than 16 characters'],
  ['rediss://:secretsecretsecret@store', 'has a password that repeats a few characters'],
  ['redis://:sandbox-ops-token@store', "has a password that is the sandbox's"],
  ['redis://:secret-of-our-own-100%@store', 'has a password with a % that is not %25'],
])('§6 production refuses the store %s and says why, and nothing of the secret', (url, reason) => {
  expect(() => parseStoreUrl(url, PRODUCTION)).toThrow(`STORE_URL ${reason}`);
  expect(() => parseStoreUrl(url, PRODUCTION)).not.toThrow(/secret/u);
});

test.each([
  'redis://:a-password-of-our-own@valkey:6379',
  'redis://127.0.0.1:6379',
  'redis://[::1]:6379',
  'redis://localhost:6379',
])(
  '§6 production takes the store %s: its password is a good one, or none but this machine reaches it',
  (url) => {
    expect(parseStoreUrl(url, PRODUCTION)).toBe(url);
  },
);

test('§6 STORE_URL with its quotation marks around it is refused for them', () => {
  expect(() => parseStoreUrl('"redis://store"', SITE)).toThrow('STORE_URL has its quotation marks around it');
});
