import { describe, expect, test } from 'vitest';
import { toPostRecord } from '../../content/post.ts';
import { parseSettings } from '../../settings.ts';
import { offerBody, postMeta, promotionCard, shorten } from './content-body.ts';

const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});

function metaOf(fields: object) {
  const record = toPostRecord({ id: 1, slug: 'stars', ...fields }, settings, 'en');
  if (record === null) throw new Error('It is no post');
  return postMeta(record);
}

describe('§7.3 what search engines and link previews are told of a post', () => {
  const own = 'https://cms.example/own.jpg';
  const chosen = 'https://cms.example/chosen.jpg';
  const featured = {
    _embedded: {
      'wp:featuredmedia': [{ source_url: own, media_details: { width: 1200, height: 800, sizes: {} } }],
    },
  };

  test('its featured image, or the one that an editor chose for previews', () => {
    expect(metaOf({})).not.toHaveProperty('image');
    expect(metaOf(featured).image).toBe(own);
    const yoast_head_json = { og_image: [{ url: chosen }] };
    expect(metaOf({ ...featured, yoast_head_json }).image).toBe(chosen);
  });
});

test('§7.3 an offer’s page has the headline and the subtitle of its fields, and without them title and excerpt', () => {
  const bodyOf = (acf: object) => {
    const raw = { id: 1, slug: 'stars', title: { rendered: 'Stars' }, excerpt: { rendered: 'Above' }, acf };
    const record = toPostRecord(raw, settings, 'en');
    return record === null ? null : offerBody(record, 'GB');
  };
  expect(bodyOf({ hero_title: 'Ten stars', subtitle: 'For £10 & more' })).toMatchObject({
    title: 'Ten stars',
    excerpt: 'For £10 & more',
  });
  expect(bodyOf({ hero_title: '', subtitle: '' })).toMatchObject({ title: 'Stars', excerpt: 'Above' });
});

test.each([
  ['2026-06-30T12:00:00Z', Date.parse('2026-06-30T12:00:00Z')],
  ['30/06/2026', null],
])('§7.4 an offer’s card, in a preview too, whose end reads %s ends at %s', (ends_at, endsAt) => {
  const raw = { id: 1, slug: 'stars', title: { rendered: 'Stars' }, acf: { ends_at } };
  const record = toPostRecord(raw, settings, 'en');
  if (record === null) throw new Error('It is no post');
  const reader = { visitor: { market: 'GB', country: 'GB' }, locale: 'en' } as const;
  expect(promotionCard(record, reader)?.endsAt).toBe(endsAt);
});

test.each([
  ['20', 'GB', 'en', '£20'],
  ['20', 'IE', 'en', '€20'],
  ['20', 'CA', 'en-ca', '$20'],
  ['20', 'MT', 'es', '20\u00A0€'],
  ['20', 'GB', 'es', '20\u00A0£'],
  ['£20', 'IE', 'en', '£20'],
] as const)(
  '§7.4 the smallest deposit %j of an editor’s offer is for readers in %s, in %s, %s',
  (min_deposit, country, locale, shown) => {
    const raw = { id: 1, slug: 'stars', title: { rendered: 'Stars' }, acf: { min_deposit } };
    const record = toPostRecord(raw, settings, locale);
    if (record === null) throw new Error('It is no post');
    const card = promotionCard(record, { visitor: { market: 'GB', country }, locale });
    expect(card?.facts.map(({ value }) => value)).toEqual([shown]);
  },
);

test.each([
  ['Stars above', 11, 'Stars above'],
  ['Stars above', 9, 'Stars…'],
  ['Stars-above', 10, 'Stars-abov…'],
])('%j in %i characters is %j', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});
