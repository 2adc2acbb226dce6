import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/testing.ts';
import { MARKETS, type MarketName } from '../../../shared/config/markets.ts';
import { parsePromotions } from '../../../shared/contracts/promotions.ts';
import { rulesAsOf } from '../../../shared/domain/markets/duties.ts';
import { judgeOffer, offerRulesOn, type Offer } from '../../../shared/domain/promotions/offer-gate.ts';
import { promotionState } from '../../../shared/domain/promotions/promotion.ts';
import { selectHtml } from '../../content/audience.ts';
import { cleanHtml } from '../../content/clean-html.ts';
import { toPostRecord } from '../../content/post.ts';
import { cleanOptions } from '../../content/site-clean-options.ts';
import { parseSettings } from '../../settings.ts';
import { mayShow, offerOfPost, offerOfService } from './offers.ts';
import { datesOf } from './promotion-dates.ts';

const settings = parseSettings({
  SITE_URL: 'https://casino.example',
  SANDBOX_ORIGIN: 'https://sandbox.example',
});
const now = Date.now();
const READER = { country: 'GB', market: 'GB' } as const;
const LANGS = ['en', 'es'] as const;

const wordsOf = (market: MarketName, offer: Offer): readonly string[] =>
  judgeOffer(offer, offerRulesOn(market, rulesAsOf(MARKETS[market], now), now)).map(({ words }) => words);

const ask = startSandbox();

async function list(path: string): Promise<unknown> {
  return (await ask(path)).json();
}

/** The sandbox's offers of editors, and those pages of theirs that make one. */
const posts = (
  await Promise.all(
    LANGS.flatMap((lang) =>
      ['promotions', 'pages'].map(async (type) =>
        v
          .parse(v.array(v.unknown()), await list(`/wp-json/wp/v2/${type}?per_page=100&_embed&lang=${lang}`))
          .flatMap((raw) => toPostRecord(raw, settings, lang) ?? []),
      ),
    ),
  )
)
  .flat()
  .filter(({ slug, fields }) => !slug.startsWith('odd-') && fields['terms'] !== undefined)
  .filter((post) => promotionState(datesOf(post, READER), now) !== 'expired');

const limited = (
  await Promise.all(
    LANGS.map(async (lang) => {
      const options = cleanOptions(settings, lang, { service: 'promotions' });
      return parsePromotions(await list(`/promotions?language=${lang}&currencyCode=GBP&isLoggedIn=1`), {
        timeZone: 'UTC',
        base: settings.publicUpstreams.promotions,
      })
        .promotions.filter((one) => promotionState(one, now) !== 'expired')
        .map((one) => ({
          ...one,
          html: selectHtml(cleanHtml(one.html, options), 'GB'),
          terms: selectHtml(one.terms === null ? null : cleanHtml(one.terms, options), 'GB'),
        }));
    }),
  )
).flat();

describe('§7.4 the sandbox’s own offers', () => {
  test('are there', () => {
    expect(posts.length).toBeGreaterThanOrEqual(26);
    expect(limited.length).toBeGreaterThanOrEqual(18);
  });

  test.each(['GB', 'MT'] as const)('pass the gate of %s', (market) => {
    const refused = [
      ...posts.map(
        (post) => [post.slug, wordsOf(market, offerOfPost(post, { country: 'GB', market }))] as const,
      ),
      ...limited.map((one) => [one.slug, wordsOf(market, offerOfService(one))] as const),
    ].filter(([, words]) => words.length > 0);
    expect(refused).toEqual([]);
  });
});

describe('§7.4 an offer that fails', () => {
  const [lawful] = posts;
  if (lawful === undefined) throw new Error('the sandbox has no offer');
  const fields = { ...lawful.fields, wagering: '35' };

  test('is not shown, and the log says where and why', () => {
    const reports: unknown[] = [];
    const services = { report: (error: unknown) => reports.push(error) };
    const visitor = { country: 'GB', market: 'GB', rulesAsOf: '2026-09-30' } as const;
    expect(mayShow({ visitor, services, now }, lawful.slug, offerOfPost(lawful, visitor))).toBe(true);
    expect(
      mayShow({ visitor, services, now }, lawful.slug, offerOfPost({ ...lawful, fields }, visitor)),
    ).toBe(false);
    expect(String(reports[0])).toBe(
      `OfferRefusedError: ${lawful.slug} is not shown in GB: The bonus is to be wagered 35 times; at most 10 is allowed.`,
    );
  });

  test.each(['starts_at', 'ends_at'])('is one whose field %s has words that are no date', (name) => {
    const reports: unknown[] = [];
    const services = { report: (error: unknown) => reports.push(error) };
    const visitor = { country: 'GB', market: 'GB', rulesAsOf: '2026-09-30' } as const;
    const offer = offerOfPost({ ...lawful, fields: { ...lawful.fields, [name]: '30/06/2026' } }, visitor);
    expect(mayShow({ visitor, services, now }, lawful.slug, offer)).toBe(false);
    expect(String(reports[0])).toContain('is no date');
  });

  test.each(['javascript:alert(1)', '//evil.example', '\\evil', 'terms'])(
    'a link to the full terms that is none counts as none: %s',
    (link) => {
      expect(
        offerOfPost({ ...lawful, fields: { ...fields, terms_link: link } }, READER).fullTerms,
      ).toBeNull();
    },
  );
});
