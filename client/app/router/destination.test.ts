import { describe, expect, test } from 'vitest';
import { settleDestination } from './destination.ts';

const look = { isNative: false, isIosApp: false, bannerChoice: 0 } as const;
const onSpanishPage = { origin: 'https://casino.example', locale: 'es', cookieLocale: 'es', look } as const;
const onEnglishPage = {
  origin: 'https://casino.example',
  locale: 'en',
  cookieLocale: undefined,
  look,
} as const;

const go = (href: string, context: Parameters<typeof settleDestination>[1]) => {
  const { kind, url } = settleDestination(new URL(href, 'https://casino.example/'), context);
  return `${kind} ${url.href.replace('https://casino.example', '')}`;
};

describe('§2.1 a link in the browser leads where the edge would lead', () => {
  test.each([
    ['/slots/', 'page /slots/'],
    ['/slots', 'page /slots/'],
    ['/slots?page=2#top', 'page /slots/?page=2#top'],
    ['/providers/Big%20Time/', 'page /providers/Big%20Time/'],
  ])('%s: %s', (href, destination) => {
    expect(go(href, onEnglishPage)).toBe(destination);
  });

  test('an address without prefix stays in the visitor’s language', () => {
    expect(go('/promotions', onSpanishPage)).toBe('page /es/promotions/');
  });

  test.each([
    ['/es/blog/', 'load /es/blog/'],
    ['/fi/casino/', 'load /fi/casino/'],
    ['/blog/?lang=es', 'load /blog/?lang=es'],
    ['/special/nothing/here/', 'load /special/nothing/here/'],
    ['/sitemap.xml', 'load /sitemap.xml'],
    ['/api/geo', 'load /api/geo'],
    ['https://elsewhere.example/', 'load https://elsewhere.example/'],
    ['/%E0%A4%A/', 'load /%E0%A4%A/'],
  ])('left to a full load: %s', (href, destination) => {
    expect(go(href, onEnglishPage)).toBe(destination);
  });
});

describe('§2.6 a link with a flag', () => {
  test.each(['/blog/?isnative=true', '/blog?iosapp', '/blog/?banner=2'])(
    'is left to a full load where the page has another look: %s',
    (href) => {
      expect(go(href, onEnglishPage)).toMatch(/^load \/blog/u);
    },
  );

  test.each([
    ['/blog/?isnative=true', { ...look, isNative: true }],
    ['/blog/?iosapp', { ...look, isNative: true, isIosApp: true }],
    ['/blog/?banner=2', { ...look, bannerChoice: 2 }],
  ] as const)('is followed within the document where the page looks so already: %s', (href, shown) => {
    expect(go(href, { ...onEnglishPage, look: shown })).toBe(`page ${href}`);
  });

  test.each(['/blog/?isnative=false', '/blog/?isnative=1', '/blog/?banner=0', '/blog/?banner=4', '/blog/'])(
    'that asks for nothing changes nothing: %s',
    (href) => {
      expect(go(href, { ...onEnglishPage, look: { ...look, bannerChoice: 2 } })).toBe(`page ${href}`);
    },
  );
});
