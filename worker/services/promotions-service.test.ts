import { expect, test } from 'vitest';
import { keysOf } from '../../shared/domain/records.ts';
import { LANGUAGES, LOCALE_FACTS, LOCALES } from '../../shared/i18n/locales.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

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
