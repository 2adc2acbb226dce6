import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { hostileSegment } from '../../testing/hostile-addresses.ts';
import type { Tab } from '../config/tabs.ts';
import { LINKED_PAGE_NAMES, type PageName } from '../pages/pages.ts';
import { matchPage } from './match-page.ts';
import { addressesOf, fixedPathsOf, pathTo, type LinkArguments } from './path-to.ts';
import { pathToPost, pathToPosts } from './path-to-post.ts';
import { settleAddress } from './redirect.ts';

describe('§2.2 links', () => {
  test('are written from the definition: path, then query in its order', () => {
    expect(pathTo('home')).toBe('/');
    expect(pathTo('article', { slug: 'first-steps' })).toBe('/blog/first-steps/');
    expect(pathTo('all-games')).toBe('/all-games/');
    expect(pathTo('all-games', { tab: 'slots', page: 2, letter: 'A' })).toBe(
      '/all-games/slots/?letter=A&page=2',
    );
    expect(pathTo('landing', { variant: 'special-welcome-offer' })).toBe('/special/welcome-offer/');
    expect(pathTo('blog', { category: null, page: 2 })).toBe('/blog/?page=2');
  });

  test('encode any slug, so that it stays one path segment', () => {
    expect(pathTo('article', { slug: 'a/b ?é' })).toBe('/blog/a%2Fb%20%3F%C3%A9/');
  });

  test('are what an address is settled to, so that no link redirects: for 5,000 slugs of one segment', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(hostileSegment, (slug) => {
        const path = pathTo('article', { slug });
        const settled = settleAddress({ pathname: path, search: '', cookieLocale: undefined });
        kinds.add(settled.kind);
        if (settled.kind === 'page') expect(matchPage(settled.path)?.parameters).toEqual({ slug });
        else expect(settled.kind).toBe('invalid');
      }),
      { numRuns: 5_000 },
    );
    expect([...kinds].toSorted()).toEqual(['invalid', 'page']);
  });

  test('lead to the page that they name, whatever it is', () => {
    const filled = (pattern: string) => pattern.replaceAll(':tab', 'slots').replaceAll(/:\w+/gu, 'some-slug');
    for (const name of LINKED_PAGE_NAMES) {
      for (const { pattern } of addressesOf(name)) {
        expect(matchPage(filled(pattern.replaceAll('?', '')))?.name, pattern).toBe(name);
      }
      for (const path of fixedPathsOf(name)) expect(matchPage(path)?.name, path).toBe(name);
    }
  });

  test('with parameters that a page does not have, or without one that it needs, do not compile', () => {
    expectTypeOf<LinkArguments<'article'>[0]>().toExtend<{ readonly slug: string }>();
    expectTypeOf<LinkArguments<'tab'>[0]['tab']>().toEqualTypeOf<Tab>();
    // @ts-expect-error -- an article has a slug
    expect(() => pathTo('article')).not.toThrow();
    // @ts-expect-error -- a review has no page number
    pathTo('game-review', { slug: 'x', page: 2 });
    // @ts-expect-error -- no address leads to it
    expect(() => pathTo('not-found')).toThrow(TypeError);
    // @ts-expect-error -- there is no such page
    expect(() => pathTo('careers' satisfies PageName)).toThrow(TypeError);
  });
});

describe('§7.3 where the site shows a post', () => {
  test.each([
    ['magazine', 'first-steps', '/blog/first-steps/'],
    ['promotions', 'oktoberfest', '/promotions/oktoberfest/'],
    ['games', 'night & day', '/casino/games/night%20%26%20day/'],
    ['providers', 'nova', '/providers/nova/'],
    ['themes', 'egypt', '/themes/egypt/'],
    ['pages', 'home', null],
    ['pages', 'contact-us', '/contact-us/'],
    ['pages', 'special-welcome-offer', '/special/welcome-offer/'],
    ['pages', 'slots', null],
    ['pages', 'terms-and-conditions', '/info/terms/'],
    ['pages', 'about-nothing', null],
    ['magazine', 'a+b:c@d', '/blog/a+b:c@d/'],
    ['pages', 'constructor', null],
    ['pages', '__proto__', null],
    ['pages', 'toString', null],
    ['magazine', '', null],
  ] as const)('%s %s: %s', (type, slug, path) => {
    expect(pathToPost(type, slug)).toBe(path);
  });

  test.each([
    ['magazine', 'blog'],
    ['promotions', 'promotions'],
    ['games', 'game-reviews'],
    ['providers', 'providers'],
    ['themes', 'themes'],
    ['pages', null],
  ] as const)('the list of %s is the page %s', (type, page) => {
    const path = pathToPosts(type);
    expect(path === null ? null : matchPage(path)?.name).toBe(page);
  });
});
