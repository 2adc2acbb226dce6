import { describe, expect, test } from 'vitest';
import { settleDestination } from './destination.ts';

const onSpanishPage = { origin: 'https://casino.example', locale: 'es', cookieLocale: 'es' } as const;
const onEnglishPage = { origin: 'https://casino.example', locale: 'en', cookieLocale: undefined } as const;

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
