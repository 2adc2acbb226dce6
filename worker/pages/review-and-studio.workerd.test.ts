import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fact } from '../../shared/domain/fact.ts';
import { nameSlug } from '../../shared/domain/name-slug.ts';
import type { PageOf } from '../../shared/pages/pages.ts';
import { cleanGames } from '../../sandbox/data/catalogue.ts';
import { reviewSlugOf } from '../../sandbox/content/reviews/review-facts.ts';
import { readDocument } from '../../testing/read-document.ts';
import { editPost, signedNotice } from '../../testing/editor.ts';
import { pageDataOf } from '../../testing/read-page-data.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

interface Read<Page> {
  readonly page: Page;
  readonly html: string;
}

async function read(path: string, country: string) {
  const response = await site.request(path, { country });
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return { page: pageDataOf(html).page, html };
}

async function review(slug: string, country = 'GB'): Promise<Read<PageOf<'game-review'>>> {
  const { page, html } = await read(`/casino/games/${slug}/`, country);
  if (page.name !== 'game-review') throw new TypeError(`${slug} is no review`);
  return { page, html };
}

async function studio(address: string): Promise<Read<PageOf<'provider'>>> {
  const { page, html } = await read(`/providers/${address}`, 'GB');
  if (page.name !== 'provider') throw new TypeError(`${address} is no studio`);
  return { page, html };
}

const valueOf = (facts: readonly Fact[], key: string) => facts.find((fact) => fact.key === key)?.value;
/** The page's own part. */
const mainOf = (html: string): string => /<main.*<\/main>/su.exec(html)?.[0] ?? '';
/** Its headings, in their order. */
const headingsOf = (html: string): readonly string[] =>
  Array.from(mainOf(html).matchAll(/<(h[1-6])\b/gu), ([, heading = '']) => heading);

test('§2.2 the list of reviews shows each game by its landscape cover, a tall one too', async () => {
  const { page: reviews } = await read('/casino/games/', 'GB');
  const { page: all } = await read('/all-games/', 'GB');
  if (reviews.name !== 'game-reviews' || all.name !== 'all-games') throw new TypeError('other pages');
  const tall = new Set(all.tiles.filter(({ size }) => size === 'tall').map(({ id }) => id));
  expect(reviews.cards.filter(({ id }) => tall.has(id))).not.toEqual([]);
  expect(reviews.cards.filter(({ size }) => size === 'tall')).toEqual([]);
});

describe('§5 the review of a game that appeals to children', () => {
  const [marked] = cleanGames.flatMap(({ id, name, appealingForChildren }) => {
    const slug = reviewSlugOf(id);
    return appealingForChildren === '1' && slug !== null ? [{ name, slug }] : [];
  });
  if (marked === undefined) throw new TypeError('The sandbox reviews no such game');
  const address = `/casino/games/${marked.slug}/`;

  test('stays for whoever has its address, without the game, and search engines leave it out', async () => {
    const { page, html } = await review(marked.slug);
    expect(page.game).toBeNull();
    expect(readDocument(html).robots).toBe('noindex,follow');
    expect(readDocument((await review('the-masked-fox-returns')).html).robots).toBe('index,follow');
  });

  test('is in no list: sitemap, search, reviews', async () => {
    const sitemap = await (await site.request('/sitemap.xml')).text();
    const listed = (path: string): boolean => sitemap.includes(`${path}</loc>`);
    expect([listed('/casino/games/the-masked-fox-returns/'), listed(address)]).toEqual([true, false]);
    const { page: found } = await read(`/search/?q=${encodeURIComponent(marked.name)}`, 'GB');
    if (found.name !== 'site-search') throw new TypeError('No search');
    expect(found.isContentMissing).toBe(false);
    expect(found.results.map(({ href }) => href)).not.toContain(address);
    const { page: reviews } = await read('/casino/games/', 'GB');
    if (reviews.name !== 'game-reviews') throw new TypeError('No reviews');
    for (let page = 1; page <= reviews.pagination.pages; page += 1) {
      expect((await read(`/casino/games/?page=${page}`, 'GB')).html.includes(address)).toBe(false);
    }
  });
});

describe('§2.2 the review of a game', () => {
  test('says how the game pays, within the law of the visitor’s market', async () => {
    const inGreatBritain = await review('the-masked-fox-returns');
    const { pays, facts, themes } = inGreatBritain.page;
    expect(pays.rtp?.meaning).toContain(`about £${pays.rtp?.value.replace('%', '')} comes back`);
    expect(pays.volatility).toMatchObject({ value: 'High', level: 4 });
    expect(valueOf(pays.facts, 'stakes')).toMatch(/ to £5$/u);
    expect(valueOf(pays.facts, 'stakeLimit')).toContain('£5 a spin');
    expect(facts[0]).toEqual({
      key: 'provider',
      value: 'Quillback Interactive',
      href: '/providers/quillback/',
    });
    expect(themes.map(({ href }) => href)).toContain('/themes/animal/');
    expect(inGreatBritain.html).toContain('How it pays');

    const elsewhere = (await review('the-masked-fox-returns', 'MT')).page.pays.facts;
    expect(valueOf(elsewhere, 'stakeLimit')).toBeUndefined();
    expect(valueOf(elsewhere, 'stakes')).toMatch(/ to €(?:20|50|100)$/u);
  });

  test('leads to games of the same theme, and not to itself', async () => {
    const { page } = await review('the-masked-fox-returns');
    if (page.similar === null || page.similar instanceof Promise) throw new TypeError('No similar games');
    const animals = pageDataOf((await read('/themes/animal/', 'GB')).html).page;
    if (animals.name !== 'theme') throw new TypeError('No theme');
    const ids = page.similar.map(({ id }) => id);
    expect(ids.length).toBe(10);
    expect(ids).not.toContain(page.game?.id);
    const themed = new Set(animals.tiles.map(({ id }) => id));
    expect(ids.some((id) => themed.has(id))).toBe(true);
  });

  test('of a game that the catalogue does not know is a whole page without a panel', async () => {
    await editPost(site.sandbox.origin, {
      type: 'games',
      slug: 'unheard-of',
      patch: { title: 'Unheard of', content: '<p>Nothing is known of it.</p>' },
    });
    const notice = signedNotice({ type: 'games', slug: 'unheard-of' });
    expect((await fetch(`${site.origin}/ops/revalidate`, notice)).status).toBe(200);
    const { page, html } = await review('unheard-of');
    expect(page).toMatchObject({ game: null, facts: [], themes: [], similar: null });
    expect(html).toContain('Nothing is known of it.');
    expect(mainOf(html)).not.toContain('<aside');
    expect(headingsOf(html)).toEqual(['h1']);
  });
});

describe('§2.2 the page of a studio', () => {
  test('says who it is, and shows its best and newest games before all of them', async () => {
    const { page, html } = await studio('brass-orrery/');
    expect(page.facts.map(({ key }) => key)).toEqual(['founded', 'home', 'people', 'returns']);
    expect(valueOf(page.facts, 'home')).toBe('Sheffield, United Kingdom');
    expect(page.best.length).toBeGreaterThan(3);
    expect(page.newest.length).toBeGreaterThan(0);
    expect(page.newest.every(({ tag }) => tag === 'new')).toBe(true);
    expect(page.others.map(({ slug }) => slug)).not.toContain('brass-orrery');
    expect(page.others.length).toBe(4);
    expect(html.indexOf('Best of Brass Orrery')).toBeLessThan(html.indexOf('id="all-games"'));
    expect(headingsOf(html).slice(0, 4)).toEqual(['h1', 'h2', 'h2', 'h2']);
  });

  test('has on its further pages the list alone', async () => {
    const { page } = await studio('brass-orrery/?page=2');
    expect(page).toMatchObject({ facts: [], body: null, best: [], newest: [], others: [] });
    expect(page.tiles.length).toBeGreaterThan(0);
  });

  test('§3 is at the slug of the list alone: the automatic one leads there, and the search overlay is told', async () => {
    const moved = await site.request('/providers/tidewright-games/', { country: 'GB' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/providers/tidewright/']);
    const { page: search } = await read('/all-games-search/', 'GB');
    if (search.name !== 'game-search') throw new TypeError('no search page');
    expect(search.providerSlugs).toContainEqual(['Tidewright Games', 'tidewright']);
    for (const [name, slug] of search.providerSlugs) expect(nameSlug(name)).not.toBe(slug);
  });

  test.each([
    ['/all-games-search/?q=', 'egipto', '/themes/egypt/', 'Egypt'],
    ['/search/?q=', 'egypt', '/themes/egypt/', 'Egypt'],
    ['/es/all-games-search/?q=', 'slots', '/slots/', 'Tragaperras'],
  ])('§2.10 %s%s leads to %s', async (path, query, target, name) => {
    const { page, html } = await read(path + query, 'GB');
    if (page.name !== 'game-search' && page.name !== 'site-search') throw new TypeError('no search page');
    expect(page.groups).toContainEqual(expect.objectContaining({ path: target, name }));
    expect(html.slice(html.indexOf('<main'))).toContain(
      `href="${path.startsWith('/es') ? '/es' : ''}${target}"`,
    );
  });

  test('without a text or a logo has a sign, and leads to the studio that it is part of', async () => {
    const { page, html } = await studio('orrery-originals/');
    expect(page.body).toBeNull();
    expect(page.provider.logo).toBeNull();
    expect(page.facts[0]).toEqual({ key: 'partOf', value: 'Brass Orrery', href: '/providers/brass-orrery/' });
    expect(html).toContain('>OO</span>');
  });
});
