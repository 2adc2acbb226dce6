import { describe, expect, test } from 'vitest';
import { createCollections } from './content.ts';
import { infoPageHtml } from './info/info-page.ts';
import { limitedPromotions } from './limited-promotions/limited-promotions.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { POST_TYPES, type ContentLang, type Post } from './post.ts';
import { paymentHelpPage, resolveInfoPage } from '../../shared/config/info-page-names.ts';
import { INFO_PAGES } from '../../shared/config/info-pages.ts';
import { REVIEW_SLUGS } from '../../shared/config/review-slugs.ts';

const collections = createCollections();
const posts = POST_TYPES.flatMap((type) => collections[type]);
const ordinary = posts.filter(({ slug }) => !slug.startsWith('odd-'));
const LANGS: readonly ContentLang[] = ['en', 'es'];

function words(html: string): number {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

/** Per cent as the other language writes it: `150 %` in English, `150%` in Spanish. */
const FOREIGN_PER_CENT: Readonly<Record<ContentLang, RegExp>> = { en: /\d\s+%/u, es: /\d%/u };

/** An amount of it, or its name. */
const ONE_CURRENCY = /[£€$] ?\d|\d\s?[£€$]|\b\d+p\b|\b(?:pence|pounds?|euros?|libras?)\b/gu;
/** What the law of Great Britain allows is in pounds, whoever reads it. */
const OF_GREAT_BRITAIN = /[^.]*(?:Great Britain|Gran Bretaña)[^.]*\./gu;

const nameOf = ({ type, slug, lang }: Post): string => `${lang} ${type}/${slug}`;

describe('every post', () => {
  test('has an id, and a slug in its type and language, of its own', () => {
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(new Set(posts.map(nameOf)).size).toBe(posts.length);
  });

  test('exists in English and in Spanish', () => {
    const names = new Set(ordinary.map(nameOf));
    const alone = ordinary.filter(
      ({ type, slug }) => !LANGS.every((lang) => names.has(`${lang} ${type}/${slug}`)),
    );
    expect(alone.map(nameOf)).toEqual([]);
  });

  test('says something, and leaves no placeholder unfilled', () => {
    const wordless = ordinary.filter(({ content }) => words(content) < 12);
    expect(wordless.map(nameOf)).toEqual([]);
    const unfilled = ordinary.filter(({ content, title, excerpt }) =>
      /\{(?!origin\})|undefined|NaN|\[object/.test(`${title} ${excerpt} ${content}`),
    );
    expect(unfilled.map(nameOf)).toEqual([]);
  });

  test('every block that is opened is closed', () => {
    const unbalanced = ordinary.filter(({ content }) =>
      ['p', 'div', 'figure', 'table', 'ul', 'ol', 'details', 'blockquote'].some(
        (tag) =>
          (content.match(new RegExp(`<${tag}[ >]`, 'g')) ?? []).length !==
          (content.match(new RegExp(`</${tag}>`, 'g')) ?? []).length,
      ),
    );
    expect(unbalanced.map(nameOf)).toEqual([]);
  });

  test('links to pages that exist', () => {
    const known = new Set(ordinary.map(({ type, slug }) => `${BASE[type]}${slug}/`));
    const broken = ordinary.flatMap((post) =>
      [...post.content.matchAll(/href="(\/[^"#?]*)/g)]
        .map(([, path = '']) => path)
        .filter((path) => /^\/(blog|promotions|providers|themes|casino\/games)\/./.test(path))
        .filter((path) => !known.has(path))
        .map((path) => `${nameOf(post)} -> ${path}`),
    );
    expect(broken).toEqual([]);
  });

  test('names no amount in one currency alone: WordPress has one text for readers of all three', () => {
    const named = ordinary.flatMap((post) => {
      const { title, excerpt, content, acf, seo = null } = post;
      const text = JSON.stringify([title, excerpt, content, acf, seo]).replaceAll('£/€/$', '');
      const found = text.replaceAll(OF_GREAT_BRITAIN, '').match(ONE_CURRENCY) ?? [];
      return found.map((one) => `${nameOf(post)}: ${one}`);
    });
    expect(named).toEqual([]);
  });

  test('writes per cent as its language does', () => {
    const foreign = ordinary.flatMap((post) => {
      const { lang, title, excerpt, content, acf } = post;
      const text = JSON.stringify([title, excerpt, content, acf]).replaceAll(/<[^>]*>/gu, '');
      return FOREIGN_PER_CENT[lang].test(text) ? [nameOf(post)] : [];
    });
    expect(foreign).toEqual([]);
  });

  test('offers nothing that the law forbids: wagering above ten times, sure wins, risk-free bets', () => {
    const text = JSON.stringify(ordinary.map(({ content, acf }) => [content, acf]));
    expect(text).not.toMatch(
      /guaranteed win|risk[- ]free|sure to win|sin riesgo|ganancia segura|can’t lose/i,
    );
    const wagering = ordinary.flatMap(({ acf }) => ('wagering' in acf ? [Number(acf.wagering)] : []));
    expect(Math.max(...wagering)).toBeLessThanOrEqual(10);
  });
});

test('every promotion has a picture of its own', () => {
  const promotions = ordinary.filter(({ type, lang }) => type === 'promotions' && lang === 'en');
  const asker = { lang: 'en', currency: 'GBP', brand: '', origin: '', now: 0, isLoggedIn: true } as const;
  const pictures = [
    ...promotions.map(({ featuredMedia }) => `/media/wide/${String(featuredMedia)}.webp`),
    ...limitedPromotions(asker).map(({ image }) => image),
  ];
  expect(pictures.length).toBeGreaterThan(15);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

const BASE: Record<Post['type'], string> = {
  pages: '/',
  promotions: '/promotions/',
  games: '/casino/games/',
  magazine: '/blog/',
  providers: '/providers/',
  themes: '/themes/',
};

describe('the magazine', () => {
  const articles = ordinary.filter(({ type }) => type === 'magazine');

  test('has thirty articles, ten of them long', () => {
    const english = articles.filter(({ lang }) => lang === 'en');
    expect(english).toHaveLength(30);
    expect(english.filter(({ content }) => words(content) >= 400).length).toBeGreaterThanOrEqual(10);
  });

  test('uses the blocks a reader may meet', () => {
    const all = articles.map(({ content }) => content).join('');
    const BLOCKS =
      'table quote pullquote gallery columns media-text buttons details cover verse group separator';
    for (const block of BLOCKS.split(' ')) expect(all).toContain(`wp-block-${block}`);
  });
});

test('§3 every review that the site lists is written', () => {
  const written = new Map(
    collections.games.filter(({ lang }) => lang === 'en').map(({ slug, acf }) => [slug, acf]),
  );
  const missing = REVIEW_SLUGS.filter(({ slug, gameId }) => {
    const acf = written.get(slug);
    return acf === undefined || !('game_id' in acf) || acf.game_id !== gameId;
  });
  expect(missing).toEqual([]);
  expect(written.size).toBe(REVIEW_SLUGS.length);
});

test('two reviews of the same theme do not read alike', () => {
  const egypt = collections.games.filter(
    ({ lang, featuredMedia }) => lang === 'en' && featuredMedia === 'theme-egypt',
  );
  const openings = new Set(egypt.map(({ content }) => content.slice(0, 400)));
  expect(openings.size).toBe(egypt.length);
});

describe('info pages', () => {
  const known = INFO_PAGES.filter(
    ({ kind, slug }) =>
      kind !== 'payment' || PAYMENT_METHODS.some((method) => `deposit-${method.slug}` === slug),
  );

  test.each(known.map(({ resourceName }) => resourceName))(
    '§2.3 %s is written in both languages',
    (resource) => {
      for (const lang of LANGS) {
        const html = infoPageHtml(resource, { lang, currency: 'GBP' });
        expect(words(html ?? '')).toBeGreaterThan(30);
        expect(html).not.toMatch(/\{\w/);
        expect(html).not.toMatch(FOREIGN_PER_CENT[lang]);
      }
    },
  );

  test('§5 the link of every payment method leads to its help page', () => {
    for (const { link, slug } of PAYMENT_METHODS) {
      expect(paymentHelpPage(link)?.slug, link).toBe(`deposit-${slug}`);
      expect(infoPageHtml(`deposit-${slug}`, { lang: 'en', currency: 'EUR' })).toContain('€10');
    }
    expect(PAYMENT_METHODS).toHaveLength(24);
  });

  test('§5 there are blocks for Great Britain, for everywhere else and for Austria', () => {
    const html = infoPageHtml('terms', { lang: 'en', currency: 'GBP' });
    for (const name of ['uk-only', 'generic-only', 'at-only']) expect(html).toContain(`class="${name}"`);
  });

  test('§2.3 their links use every old spelling, and every one names a page', () => {
    const html = LANGS.flatMap((lang) =>
      known.map(({ resourceName }) => infoPageHtml(resourceName, { lang, currency: 'GBP' }) ?? ''),
    ).join('');
    const spellings = [
      /href="\/([\w-]+)\.html"/g,
      /href="\?page=([\w-]+)"/g,
      /href="https:\/\/www\.velvet-comet\.example\/(?:info\/)?([\w-]+)\/?"/g,
    ];
    for (const spelling of spellings) {
      const names = [...html.matchAll(spelling)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'contact-us');
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => resolveInfoPage(name) === undefined)).toEqual([]);
    }
  });

  test('a resource without a text is none', () => {
    expect(infoPageHtml('nothing', { lang: 'en', currency: 'GBP' })).toBeNull();
    expect(infoPageHtml('constructor', { lang: 'en', currency: 'GBP' })).toBeNull();
  });
});

test('§7.4 twelve limited-time promotions: over, on and yet to come, in the reader’s currency', () => {
  const now = Date.UTC(2027, 2, 14, 15);
  const asker = { lang: 'es', currency: 'EUR', brand: 'Otra', origin: 'http://x', now } as const;
  const promotions = limitedPromotions({ ...asker, isLoggedIn: false });
  const state = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string => {
    if (Date.parse(endsAt) <= now) return 'over';
    return Date.parse(startsAt) > now ? 'to come' : 'on';
  };
  const count = (wanted: string): number => promotions.filter((one) => state(one) === wanted).length;
  expect([count('over'), count('on'), count('to come')]).toEqual([2, 7, 3]);
  expect(new Set(promotions.map(({ id }) => id)).size).toBe(12);
  expect(JSON.stringify(promotions)).not.toMatch(/£|\{brand|\{money/);
  expect(JSON.stringify(promotions)).toContain('Otra');
  expect(JSON.stringify(promotions)).not.toMatch(FOREIGN_PER_CENT.es);
  const english = limitedPromotions({ ...asker, lang: 'en', isLoggedIn: true });
  expect(JSON.stringify(english)).not.toMatch(FOREIGN_PER_CENT.en);
  const forPlayers = limitedPromotions({ ...asker, isLoggedIn: true });
  expect(forPlayers.slice(0, 12)).toEqual(promotions);
  expect(forPlayers.slice(12).map(({ slug }) => slug)).toEqual(['the-regulars-table']);
});
