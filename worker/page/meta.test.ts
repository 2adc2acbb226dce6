import { describe, expect, test } from 'vitest';
import { MARKET_NAMES, MARKETS } from '../../shared/config/markets.ts';
import { rulesAsOf } from '../../shared/domain/markets/duties.ts';
import { policyOn } from '../../shared/domain/markets/policy.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { PAGE_NAMES } from '../../shared/pages/pages.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { edgeMessages } from '../messages.ts';
import { parseSettings } from '../settings.ts';
import { pageMeta, statusMeta } from './meta.ts';

const settings = parseSettings({
  SITE_URL: 'https://casino.example',
  SANDBOX_ORIGIN: 'https://sandbox.example',
});

describe.each(LOCALES)('descriptions of pages for search engines, in %s', (locale) => {
  test.each(MARKET_NAMES)('§5 an age in them is the one of the market: %s', (market) => {
    const day = rulesAsOf(MARKETS[market], Date.now());
    const visitor = { ...testPageData().visitor, market, rulesAsOf: day };
    const ages = PAGE_NAMES.flatMap((name) => {
      const asked = {
        address: { locale, path: '/' },
        messages: edgeMessages(locale),
        settings,
        visitor,
      };
      return pageMeta(name, {}, asked).description.match(/\+?\d{2}\+?/gu) ?? [];
    });
    expect(ages.length).toBeGreaterThan(5);
    expect(new Set(ages)).toEqual(new Set([policyOn(market, day).ageBadge]));
  });
});

test.each([
  [1, undefined, 'Magazine | Velvet Comet', ''],
  [2, undefined, 'Magazine | Page 2 | Velvet Comet', '?page=2'],
  [2, 'An editor’s title', 'An editor’s title | Page 2', '?page=2'],
])(
  '§2.7 page %i of a list, titled %s, has a title and an address of its own',
  (pageNumber, title, expected, query) => {
    const asked = {
      address: { locale: 'en', path: '/blog/' },
      messages: edgeMessages('en'),
      settings,
      visitor: testPageData().visitor,
    } as const;
    expect(
      pageMeta('blog', { pageNumber, name: 'Magazine', ...(title === undefined ? {} : { title }) }, asked),
    ).toMatchObject({
      title: expected,
      canonical: `https://casino.example/blog/${query}`,
    });
  },
);

test('§2.7 a page that this locale lacks has no address of its own, and says which have it', () => {
  const asked = { messages: edgeMessages('es'), settings, visitor: testPageData().visitor };
  const translations = { locales: ['en'], otherwise: '/' };
  expect(statusMeta('not-found', asked, ['en'])).toMatchObject({ canonical: null, translations });
  expect(statusMeta('not-found', asked, [])).not.toHaveProperty('translations');
});

test.each([
  [false, undefined, 'index,follow'],
  [false, 'noindex,nofollow', 'noindex,nofollow'],
  [true, undefined, 'noindex,follow'],
  [true, 'index,follow', 'noindex,follow'],
] as const)(
  '§2.6 in a native app: %s, a page whose loader says %s is for search engines: %s',
  (isNative, robots, expected) => {
    const asked = {
      address: { locale: 'en', path: '/blog/' },
      messages: edgeMessages('en'),
      settings,
      visitor: { ...testPageData().visitor, isNative },
    } as const;
    expect(pageMeta('blog', robots === undefined ? {} : { robots }, asked).robots).toBe(expected);
  },
);
