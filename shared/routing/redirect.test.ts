import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../i18n/locales.ts';
import { hostileCookie, hostilePath, hostileSearch } from '../../testing/hostile-addresses.ts';
import { flagsOf, settleAddress, type RedirectInput } from './redirect.ts';

const SITE = 'https://casino.example';

const settle = (pathname: string, search = '', cookieLocale?: string) =>
  settleAddress({ pathname, search, cookieLocale });

const locationOf = (pathname: string, search = '', cookieLocale?: string) => {
  const settled = settle(pathname, search, cookieLocale);
  return settled.kind === 'redirect' ? `${settled.status} ${settled.location}` : settled.kind;
};

/** Follows redirects as a browser does, its cookie included, and counts them. */
function follow(input: RedirectInput): { hops: number; end: ReturnType<typeof settleAddress> } {
  let current = input;
  for (let hops = 0; ; hops += 1) {
    const end = settleAddress(current);
    if (end.kind !== 'redirect' || hops > 5) return { hops, end };
    const { pathname, search } = new URL(end.location, SITE + current.pathname);
    current = { pathname, search, cookieLocale: end.remember ?? current.cookieLocale };
  }
}

describe('§2.1 an address is shown, or redirected to its one right form', () => {
  test.each([
    ['/', '', undefined, 'page'],
    ['/blog/', '', undefined, 'page'],
    ['/blog', '', undefined, '301 /blog/'],
    ['/blog', '?page=2&x=%C3%A9', undefined, '301 /blog/?page=2&x=%C3%A9'],
    ['/es', '', undefined, '301 /es/'],
    ['/es/blog', '?a', undefined, '301 /es/blog/?a'],
    ['//evil.example', '', undefined, '301 /evil.example'],
    ['//evil.example/', '', undefined, '301 /evil.example/'],
    ['/\\evil.example/', '', undefined, '301 /evil.example/'],
    ['/%2f%2fevil.example/', '', undefined, '301 /evil.example/'],
    ['/%252f%252fevil.example/', '', undefined, '301 /evil.example/'],
    ['/%5cevil.example/', '', undefined, '301 /evil.example/'],
    ['/\u2215evil.example/', '', undefined, '301 /evil.example/'],
    ['/%EF%BC%8F%EF%BC%8Fevil.example/', '', undefined, '301 /evil.example/'],
    ['/a/../../b/', '', undefined, '301 /b/'],
    ['/a/%2e%2e/%2e%2e/b', '', undefined, '301 /b/'],
    ['/..', '', undefined, '301 /'],
    ['/./blog/.', '', undefined, '301 /blog/'],
    ['/@evil.example/', '', undefined, 'page'],
    ['/@evil', '', undefined, '301 /@evil/'],
    ['/blog//first-steps', '', undefined, '301 /blog/first-steps/'],
  ])('%s%s with cookie %s: %s', (pathname, search, cookie, expected) => {
    expect(locationOf(pathname, search, cookie)).toBe(expected);
  });

  test.each([
    ['/fi/', '301 /en-ie/'],
    ['/fi', '301 /en-ie/'],
    ['/fi/blog/', '301 /en-ie/'],
    ['/es/fi/blog/', '301 /en-ie/'],
    ['/blog//fi', '301 /en-ie/'],
    ['/blog/%66i/x', '301 /en-ie/'],
    ['/blog\\fi\\', '301 /en-ie/'],
    ['/wi-fi/', 'page'],
    ['/fish/', 'page'],
  ])('the Finnish address %s: %s', (pathname, expected) => {
    expect(locationOf(pathname)).toBe(expected);
  });

  test.each([
    ['?isnative=true&iosapp&q=a', '?isnative=true&iosapp'],
    ['?page=2&neodl=login&banner=3', '?neodl=login&banner=3'],
    ['?NeoDL=a%0d%0ab//evil.example', '?NeoDL=a%0d%0ab//evil.example'],
    ['?banner=\r\nÄ&bannered=1', '?banner=%0D%0A%C3%84'],
    ['?lang=es&utm_source=mail', ''],
  ])('§2.6 flags go on from the Finnish address with %j, and nothing else does', (search, kept) => {
    expect(locationOf('/fi/blog/', search)).toBe(`301 /en-ie/${kept}`);
  });

  test.each([
    ['/', '', 'es', '302 /es/'],
    ['/blog', '?page=2', 'en-ca', '302 /en-ca/blog/?page=2'],
    ['/', '', 'en', 'page'],
    ['/', '', 'fr', 'page'],
    ['/', '', '//evil.example', 'page'],
    ['/es/blog/', '', 'en-ca', 'page'],
    ['/es/blog/', '', 'en', 'page'],
  ])('the prefix wins, then the cookie: %s%s with cookie %s: %s', (pathname, search, cookie, expected) => {
    expect(locationOf(pathname, search, cookie)).toBe(expected);
  });

  test.each([
    ['/', '?lang=es', undefined, '302 /es/'],
    ['/es/blog/', '?lang=en', 'es', '302 /blog/'],
    ['/es/blog', '?page=2&lang=en-ca&x=1', 'es', '302 /en-ca/blog/?page=2&x=1'],
    ['/blog/', '?lang=fr', undefined, 'page'],
    ['/blog/', '?lang=//evil.example', undefined, 'page'],
    ['/blog/', '?slang=es', undefined, 'page'],
  ])(
    '?lang= chooses a language without a script: %s%s with cookie %s: %s',
    (path, search, cookie, expected) => {
      expect(locationOf(path, search, cookie)).toBe(expected);
    },
  );

  test('?lang= is remembered, so that a visitor can return to English', () => {
    expect(settle('/es/', '?lang=en', 'es')).toMatchObject({ remember: 'en' });
    expect(follow({ pathname: '/es/', search: '?lang=en', cookieLocale: 'es' })).toMatchObject({
      hops: 1,
      end: { kind: 'page', locale: 'en', path: '/' },
    });
  });

  test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.svg', '/icon-512.png'])(
    'the file %s is the same in every language, whatever the cookie',
    (pathname) => {
      for (const cookie of LOCALES) expect(settle(pathname, '?lang=es', cookie).kind).toBe('page');
    },
  );

  test.each([
    ['/info/help-deposit.html', '/info/help-deposit.html/'],
    ['/es/info/terms.php?x=1', '/es/info/terms.php/?x=1'],
  ])('§2.3 %s is an old name of an info page and no file: it has a slash at %s', (from, location) => {
    const [pathname = '', query] = from.split('?');
    expect(settle(pathname, query === undefined ? '' : `?${query}`)).toMatchObject({ status: 301, location });
  });

  test.each([
    '/a\u0000b',
    '/a%00b',
    '/a%0d%0aLocation:x',
    '/%0a/evil.example',
    '/\ud800/',
    '/%e0%a4%a',
    '/%ff/',
  ])('%j is no page’s address', (pathname) => {
    expect(settle(pathname)).toEqual({ kind: 'invalid' });
  });

  test('an address of 8 KB is refused without a redirect', () => {
    expect(settle(`/${'a'.repeat(8_192)}`)).toEqual({ kind: 'invalid' });
  });

  test('500 parameters pass as they are', () => {
    const search = `?${Array.from({ length: 500 }, (_, index) => `p${index}=${index}`).join('&')}`;
    expect(locationOf('/blog', search)).toBe(`301 /blog/${search}`);
  });
});

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

describe('§2.1 whatever the address, for 20,000 made-up ones', () => {
  const inputs = fc.record({ pathname: hostilePath, search: hostileSearch, cookieLocale: hostileCookie });
  const runs = { numRuns: 20_000 };

  test('no Location leaves the site, and each is one slash and a path', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const settled = settleAddress(input);
        if (settled.kind !== 'redirect') return;
        expect(settled.location).toMatch(/^\/(?![/\\])/u);
        for (const base of [`${SITE}/`, `${SITE}/es/x/`, 'http://localhost:8787/']) {
          expect(new URL(settled.location, base).origin).toBe(new URL(base).origin);
        }
        expect(settled.location).toMatch(/^[\u0021-\u007e]+$/u);
        const [path = ''] = settled.location.split('?', 1);
        expect(path).not.toMatch(/\/\.{1,2}(?:\/|$)/u);
      }),
      runs,
    );
  });

  test('at most two redirects follow each other', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { hops, end } = follow(input);
        expect(end.kind).not.toBe('redirect');
        expect(hops).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  test('the target of a redirect is not redirected again', () => {
    fc.assert(
      fc.property(inputs, ({ pathname, search }) => {
        const settled = settleAddress({ pathname, search, cookieLocale: undefined });
        if (settled.kind !== 'redirect' || settled.remember !== undefined) return;
        const [path = '', query] = settled.location.split(/\?(.*)/su, 2);
        const again = settleAddress({
          pathname: path,
          search: query === undefined ? '' : `?${query}`,
          cookieLocale: undefined,
        });
        expect(again.kind).toBe('page');
      }),
      runs,
    );
  });

  test('the query is kept, except for a chosen language', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const settled = settleAddress(input);
        if (settled.kind !== 'redirect' || settled.remember !== undefined) return;
        const { pathname } = input;
        // /fi/ leads to the home page, and keeps the flags alone.
        if (locationOf(pathname, '?q=1') === '301 /en-ie/') {
          expect(settled.location).toBe(`/en-ie/${flagsOf(input.search)}`);
          return;
        }
        if (!isDecodable(input.search) || input.search === '') return;
        const kept = settled.location.slice(settled.location.indexOf('?') + 1);
        expect(decodeURIComponent(kept)).toBe(decodeURIComponent(input.search.slice(1)));
      }),
      runs,
    );
  });
});
