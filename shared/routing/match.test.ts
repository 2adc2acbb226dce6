import { describe, expect, test } from 'vitest';
import { matchRoute } from './match.ts';

const nameOf = (path: string) => matchRoute(path)?.route.name;

describe('§2.2 the route table', () => {
  test.each([
    ['/', 'home'],
    ['/all-games/', 'allGames'],
    ['/all-games/slots/', 'allGamesTab'],
    ['/blog/', 'blog'],
    ['/blog/first-steps/', 'article'],
    ['/promotions/oktoberfest/', 'oktoberfest'],
    ['/promotions/anything-else/', 'promotion'],
    ['/special/welcome-offer/', 'welcomeOffer'],
    ['/casino/games/', 'gameReviews'],
    ['/casino/games/book-of-ra/', 'gameReview'],
    ['/info/', 'infoIndex'],
    ['/info/terms/', 'info'],
    ['/slots/', 'tab'],
    ['/150-bonus/', 'bonus150'],
  ])('%s opens %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });

  test('an address of no page has no route', () => {
    expect(matchRoute('/special/other/')).toBeNull();
    expect(matchRoute('/blog/a/b/')).toBeNull();
    expect(matchRoute('/slots')).toBeNull();
  });

  test('parameters come decoded', () => {
    expect(matchRoute('/providers/big%20time%C3%A9/')?.params).toEqual({ provider: 'big timeé' });
  });

  test('a parameter that cannot be decoded is kept as it stands', () => {
    expect(matchRoute('/blog/%E0%A4%A/')?.params).toEqual({ slug: '%E0%A4%A' });
  });
});
