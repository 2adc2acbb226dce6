import { expect, test } from 'vitest';
import { testPageData } from '../../../testing/client/page-data.ts';
import { json } from '../../../testing/worker/http-server.ts';
import { servicesOver } from '../../../testing/worker/services-over.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import type { Promotion } from '../../../shared/domain/promotions/promotion.ts';
import type { OfferReader } from './offer-facts.ts';
import { allPromotions, limitedCard } from './promotion-cards.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const END = '2026-11-21T12:00:00Z';

/** Promotions of editors, newest first; all but the oldest are over. */
const POSTS = Array.from({ length: 101 }, (_, index) => ({
  id: index + 1,
  slug: `promotion-${index + 1}`,
  title: { rendered: `Promotion ${index + 1}` },
  acf: {
    ends_at: index === 100 ? END : '2026-11-01',
    terms: '18+. New players only.',
    terms_link: '/info/bonus-policy/',
  },
}));

test('§2.2 a promotion that still runs is listed, however many are newer, until it ends', async () => {
  const { services } = await servicesOver((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (pathname === '/promotions') return json({ promotions: [] })(request, response);
    const perPage = Number(searchParams.get('per_page'));
    const start = (Number(searchParams.get('page')) - 1) * perPage;
    response.setHeader('x-wp-totalpages', String(Math.ceil(POSTS.length / perPage)));
    json(POSTS.slice(start, start + perPage))(request, response);
  });
  const { visitor, address } = testPageData();
  const context = {
    services,
    address,
    visitor: { ...visitor, country: 'CA', market: 'elsewhere' },
    now: NOW,
  } as unknown as AnyLoaderContext;
  const { cards, complete, until } = await allPromotions(context);
  expect(cards.map(({ href }) => href)).toEqual(['/promotions/promotion-101/']);
  expect({ complete, until }).toEqual({ complete: true, until: Date.parse(END) });
});

test('§7.4 the card that is kept of a promotion is its last reader’s, and no other’s', () => {
  const promotion: Promotion<SafeHtml> = {
    id: '1',
    slug: 'lamplight',
    title: 'Lamplight',
    teaser: null,
    image: null,
    code: 'LAMP',
    minDeposit: '20',
    startsAt: null,
    endsAt: Date.parse('2026-11-21T02:00:00Z'),
    html: '<p>Play.</p>' as SafeHtml,
    terms: '<p>18+.</p>' as SafeHtml,
  };
  const readers: readonly OfferReader[] = [
    { visitor: { market: 'GB', country: 'GB' }, locale: 'en' },
    { visitor: { market: 'elsewhere', country: 'CA' }, locale: 'en' },
    { visitor: { market: 'elsewhere', country: 'NO' }, locale: 'en' },
    { visitor: { market: 'GB', country: 'GB' }, locale: 'es' },
  ];
  const cards = readers.map((reader) => JSON.stringify(limitedCard(promotion, reader)));
  expect(new Set(cards).size).toBe(readers.length);
  expect(cards).toEqual(readers.map((reader) => JSON.stringify(limitedCard({ ...promotion }, reader))));
  const [reader] = readers;
  if (reader === undefined) throw new Error('There is a reader');
  expect(limitedCard(promotion, reader)).toBe(limitedCard(promotion, reader));
});
