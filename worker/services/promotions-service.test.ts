import { expect, onTestFinished, test, vi } from 'vitest';
import { keysOf } from '../../shared/domain/records.ts';
import { LANGUAGES, LOCALE_FACTS, LOCALES } from '../../shared/i18n/locales.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';

const { visitor } = testPageData();

/** The promotions of a service that has one in English and, unless its list fails, another in Spanish. */
async function inTwoLanguages({ isSpanishKnown }: { readonly isSpanishKnown: boolean }) {
  const { services } = await servicesOver((request, response) => {
    const isSpanish = new URL(request.url ?? '', 'http://x').searchParams.get('language') === 'ES';
    if (isSpanish && !isSpanishKnown) response.writeHead(500).end();
    else {
      const slug = isSpanish ? 'siete' : 'seven';
      json({ promotions: [{ id: `id-${slug}`, slug, title: slug }] })(request, response);
    }
  });
  const { promotions } = services;
  // There before they are waited for, with a patience that a busy machine would lose.
  await Promise.allSettled(LOCALES.map((locale) => promotions.current(locale, visitor)));
  return promotions;
}

/** All of the site's but Spanish: the service answers in English for each. */
const notSpanish = keysOf(LANGUAGES).filter((language) => language !== 'es');

test.each([
  ['seven', true, notSpanish],
  ['id-seven', true, notSpanish],
  ['siete', true, ['es']],
  ['seven', false, keysOf(LANGUAGES)],
] as const)(
  '§2.7 the locales of the service’s promotion at %s, where the Spanish list is known: %s, are those of %j',
  async (slug, isSpanishKnown, languages: readonly string[]) => {
    const promotions = await inTwoLanguages({ isSpanishKnown });
    expect(await promotions.localesOf(slug, visitor, 'guest')).toEqual(
      LOCALES.filter((locale) => languages.includes(LOCALE_FACTS[locale].language)),
    );
  },
);

test('§7.4 a promotion that is too large to be cleaned is left out, and the others are there', async () => {
  const html = `${'<div>'.repeat(300)}${'</div>'.repeat(300)}`;
  const { services, record } = await servicesOver(
    json({
      promotions: [
        { id: 'large', slug: 'large', title: 'Large', html },
        { id: 'small', slug: 'small', title: 'Small' },
      ],
    }),
  );
  const { active } = await services.promotions.current('en', visitor);
  expect(active.map(({ id }) => id)).toEqual(['small']);
  expect(record.notes.join()).toContain('Promotion large');
});

test.each([
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['IE', 'EUR'],
] as const)(
  '§7.4 of %s both calls ask in %s, whatever currency the platform says of the visitor',
  async (country, code) => {
    const promotion = { id: 'seven', slug: 'seven', title: 'Seven' };
    const { services, urls } = await servicesOver(json({ promotion, promotions: [promotion] }));
    const placed = { ...visitor, country, currency: code === 'EUR' ? 'GBP' : 'EUR' } as const;
    await services.promotions.current('en', placed);
    await services.promotions.whole(promotion, 'en', placed, 'guest');
    expect(urls.map((url) => new URL(url, 'http://x').searchParams.get('currencyCode'))).toEqual([
      code,
      code,
    ]);
  },
);

test('§2.7 whoever has had the lists of the other languages does not wait for them again', async () => {
  let isSilent = false;
  const { services, urls } = await servicesOver((request, response) => {
    if (!isSilent)
      json({ promotions: [{ id: 'id-seven', slug: 'seven', title: 'Seven' }] })(request, response);
  });
  const localesOf = () => services.promotions.localesOf('eight', visitor, 'guest');
  await expect.poll(localesOf).toEqual([]);
  isSilent = true;
  await services.cache.invalidate(['limited-promotions']);
  const asked = urls.length;
  const startedAt = performance.now();
  expect(await localesOf()).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(300);
  await expect.poll(() => urls.length).toBeGreaterThan(asked);
});

test('§7.4 a day of a promotion ends where the visitor’s market is, also for the next visitor from another market of the country', async () => {
  const promotion = { id: 'seven', slug: 'seven', title: 'Seven', endsAt: '2099-06-30' };
  const { services } = await servicesOver(json({ promotion, promotions: [promotion] }));
  const inCanada = { ...visitor, country: 'CA', regulation: 'MGA' } as const;
  const ends = async (market: 'CA-ON' | 'elsewhere') => {
    const placed = { ...inCanada, market };
    const { active } = await services.promotions.current('en', placed);
    const whole = await services.promotions.whole(promotion, 'en', placed, 'guest');
    return [...active, whole].map((one) => new Date(one?.endsAt ?? 0).toISOString());
  };
  const [ontario, quebec] = ['2099-07-01T04:00:00.000Z', '2099-07-01T00:00:00.000Z'];
  expect(await ends('CA-ON')).toEqual([ontario, ontario]);
  expect(await ends('elsewhere')).toEqual([quebec, quebec]);
});

test('§7.4 a promotion that the service has withdrawn is listed for a minute at most: from then on it is asked first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const list = ['seven', 'eight'].map((slug) => ({ id: slug, slug, title: slug }));
  const { services, urls } = await servicesOver(
    (request, response) => json({ promotions: list })(request, response),
    {
      patienceMs: 600_000,
    },
  );
  const listed = async () =>
    (await services.promotions.current('en', visitor)).active.map(({ slug }) => slug);
  expect(await listed()).toEqual(['seven', 'eight']);
  list.pop();
  vi.setSystemTime(Date.now() + 60_001);
  expect(await listed()).toEqual(['seven']);
  expect(urls.length).toBe(2);
});

test('§7.4 a 404 for a promotion that was had before is a gateway’s: what is withdrawn leaves the list', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const promotion = { id: 'seven', slug: 'seven', title: 'Seven' };
  let says = json({ promotion });
  const { services, record } = await servicesOver((request, response) => says(request, response), {
    patienceMs: 600_000,
  });
  const whole = (id: string) => services.promotions.whole({ id }, 'en', visitor, 'guest');
  expect(await whole('seven')).toMatchObject({ title: 'Seven' });
  says = json({ message: 'no Route matched with those values' }, 404);
  vi.setSystemTime(Date.now() + (LIFETIMES.promotions.behind + 1) * 1_000);
  expect(await whole('seven')).toMatchObject({ title: 'Seven' });
  expect(record.errors.join()).toContain('promotions: wrong-shape');
  // One of which nothing is known may have been withdrawn since the list was made.
  expect(await whole('eight')).toBeNull();
});
