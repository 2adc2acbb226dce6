import { describe, expect, test } from 'vitest';
import { matchPage } from './match-page.ts';

describe('§2.2 the addresses of the pages', () => {
  test.each([
    ['/', 'home', {}],
    ['/all-games/', 'all-games', {}],
    ['/all-games/slots/', 'all-games', { tab: 'slots' }],
    ['/blog/', 'blog', {}],
    ['/blog/first-steps/', 'article', { slug: 'first-steps' }],
    ['/promotions/', 'promotions', {}],
    ['/promotions/oktoberfest/', 'promotion', { slug: 'oktoberfest' }],
    ['/special/welcome-offer/', 'landing', { variant: 'special-welcome-offer' }],
    ['/150-bonus/', 'landing', { variant: '150-bonus' }],
    ['/casino/games/', 'game-reviews', {}],
    ['/casino/games/book-of-ra/', 'game-review', { slug: 'book-of-ra' }],
    ['/info/', 'info', {}],
    ['/info/terms/', 'info', { page: 'terms' }],
    ['/slots/', 'tab', { tab: 'slots' }],
    ['/contact-us/', 'contact', {}],
  ])('%s is the page %s', (path, name, parameters) => {
    expect(matchPage(path)).toEqual({ name, parameters });
  });

  test.each([
    '/special/other/',
    '/blog/a/b/',
    '/slots',
    '/no-such-tab/',
    '/all-games/no-such-tab/',
    '/not-found/',
  ])('%s is no page', (path) => {
    expect(matchPage(path)).toBeNull();
  });

  test('parameters come decoded', () => {
    expect(matchPage('/providers/big%20time%C3%A9/')?.parameters).toEqual({ provider: 'big timeé' });
  });

  test('a parameter that cannot be decoded is kept as it stands', () => {
    expect(matchPage('/blog/%E0%A4%A/')?.parameters).toEqual({ slug: '%E0%A4%A' });
  });
});
