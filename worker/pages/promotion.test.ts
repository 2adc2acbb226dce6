import { expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { toPostRecord } from '../content/post.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { parseSettings } from '../settings.ts';
import { load } from './promotion.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const isEnglish = (locale: Locale): boolean => LOCALE_FACTS[locale].language === 'en';
const ENGLISH = LOCALES.filter(isEnglish);

const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});

interface InEnglish {
  /** The fields of the editors' post; left out: they have none. */
  readonly acf?: object;
  /** The whole of what the promotions service lists; left out: nothing. */
  readonly listed?: object;
  readonly isDown?: boolean;
  readonly isServiceDown?: boolean;
}

/** Asked for in Spanish, of a site that has the promotion in English alone. */
function contextOf({
  acf,
  listed,
  isDown = false,
  isServiceDown = false,
}: InEnglish): LoaderContext<'promotion'> {
  const { visitor } = testPageData();
  return {
    services: {
      content: {
        post: async (_type: string, slug: string, locale: Locale) => {
          if (isEnglish(locale) && isDown) throw new Error('cms: status 500');
          if (!isEnglish(locale) || acf === undefined) return null;
          return toPostRecord({ id: 1, slug, title: { rendered: 'Lamplight' }, acf }, settings, locale);
        },
        renamed: async () => ({ slug: null, message: null }),
        promotions: async () => [],
        localesOf: async () => ENGLISH,
      },
      promotions: {
        async current(locale: Locale) {
          if (isServiceDown) throw new Error('promotions: status 500');
          return { active: isEnglish(locale) && listed !== undefined ? [listed] : [] };
        },
        whole: async () => listed,
        localesOf: async () => ENGLISH,
      },
      report: () => undefined,
    },
    address: { locale: 'es', path: '/promotions/lamplight/' },
    parameters: { slug: 'lamplight' },
    visitor: { ...visitor, country: 'CA', market: 'elsewhere' },
    now: NOW,
  } as unknown as LoaderContext<'promotion'>;
}

/** Asked for in English, by that name. */
function englishContextOf(inEnglish: InEnglish, slug = 'lamplight'): LoaderContext<'promotion'> {
  return {
    ...contextOf(inEnglish),
    messages: edgeMessages('en'),
    address: { locale: 'en', path: `/promotions/${slug}/` },
    parameters: { slug },
  };
}

const LISTED = {
  id: '1',
  slug: 'lamplight',
  title: 'Lamplight',
  teaser: null,
  image: null,
  code: null,
  minDeposit: null,
  startsAt: null,
  endsAt: Date.parse('2026-11-21T12:00:00Z'),
  html: '<p>Play.</p>',
  terms: '<p>18+. New players only. <a href="/info/bonus-policy/">Full terms</a></p>',
};

test.each<[string, InEnglish, readonly Locale[]]>([
  ['the editors’, and over, is there', { acf: { ends_at: '2026-11-01' } }, ENGLISH],
  ['the editors’, and ahead, is nowhere', { acf: { starts_at: '2026-12-01' } }, []],
  [
    'the editors’, and may not be shown for want of its terms, is nowhere',
    { acf: { min_deposit: '20' } },
    [],
  ],
  ['the service’s is there', { listed: LISTED }, ENGLISH],
  ['not known to exist is nowhere', { isDown: true }, []],
])('§2.7 a promotion that is not in Spanish, and in English %s', async (_what, inEnglish, locales) => {
  await expect(load(contextOf(inEnglish))).rejects.toMatchObject({ name: 'PageNotFoundError', locales });
});

test('§2.7 a promotion of the service has one canonical address, by whatever name it is asked for', async () => {
  for (const slug of ['lamplight', '1']) {
    const loaded = await load(englishContextOf({ listed: LISTED }, slug));
    expect('meta' in loaded && loaded.meta.canonicalPath, slug).toBe('/promotions/lamplight/');
  }
});

const RUNNING = {
  terms: '18+. New players only. Wagering: 10 times the bonus.',
  terms_link: '/info/bonus-policy/',
  ends_at: '2026-12-24',
};

test.each<[string, InEnglish, string]>([
  ['runs leads to it', { acf: RUNNING, listed: LISTED }, 'the editors’'],
  ['is over leads to the service’s', { acf: { ends_at: '2026-11-01' }, listed: LISTED }, 'the service’s'],
  ['is ahead leads to the service’s', { acf: { starts_at: '2026-12-01' }, listed: LISTED }, 'the service’s'],
  ['is over leads to it where the service has none', { acf: { ends_at: '2026-11-01' } }, 'over'],
  [
    'is over leads to it where the service fails',
    { acf: { ends_at: '2026-11-01' }, isServiceDown: true },
    'over',
  ],
])('§2.7 the address of an editors’ promotion that %s', async (_what, inEnglish, shown) => {
  const loaded = await load(englishContextOf(inEnglish));
  const { promotion, isOver } = 'data' in loaded ? loaded.data : { promotion: null, isOver: false };
  const editors = isOver ? 'over' : 'the editors’';
  expect(promotion?.source === 'limited-time' ? 'the service’s' : editors).toBe(shown);
});
