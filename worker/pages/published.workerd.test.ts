import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editPost, sign, signedNotice } from '../../testing/editor.ts';
import { pageDataOf } from '../../testing/read-page-data.ts';
import { REVALIDATE_SECRET, startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

/** Writes a post and tells the site, as WordPress does; `null` removes it. Resolves to its id. */
async function publish(type: string, slug: string, patch: object | null): Promise<number> {
  const id = await editPost(site.sandbox.origin, { type, slug, patch });
  const told = await fetch(`${site.origin}/ops/revalidate`, signedNotice({ type, slug }));
  expect(told.status).toBe(200);
  return id;
}

const page = async (path: string, country = 'GB') => {
  const response = await site.request(path, { country });
  return { status: response.status, html: await response.text() };
};
/** The styles of editors' content name the audiences, too. */
const withoutStyles = (html: string): string => html.replaceAll(/<style[^>]*>.*?<\/style>/gsu, '');

const data = async (path: string) => {
  const response = await site.request(`/api/page?path=${path}`, { country: 'GB' });
  const body: { page: { themes?: Listed[]; providers?: Listed[]; tiles?: { id: number; name: string }[] } } =
    await response.json();
  return body.page;
};
interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly gameCount: number;
}

describe('§2.2 a promotion', () => {
  test('that has ended stays readable, and invites nobody to take part or to deposit any more', async () => {
    // What the page says of itself, without the promotions that are listed below it.
    const own = async () =>
      /<h1.*?<\/article>/su.exec((await page('/promotions/free-spins-friday/')).html)?.[0] ?? '';
    expect(await own()).toMatch(/data-widget="registration"/u);
    await publish('promotions', 'free-spins-friday', { acf: { ends_at: '2020-01-01' } });
    expect(await own()).toContain('This offer has ended.');
    expect(await own()).not.toMatch(/data-widget=|data-action="play"/u);
  });

  test('that has ended, of the design with three steps to join, has them no more', async () => {
    const steps = async () => (await page('/promotions/welcome-package/')).html.includes('<h2>Deposit</h2>');
    expect(await steps()).toBe(true);
    await publish('promotions', 'welcome-package', { acf: { ends_at: '2020-01-01' } });
    expect(await steps()).toBe(false);
  });

  test('shows the games of the first list that its text links to, in every language; none once it is over', async () => {
    const games = async (slug: string, prefix = '') => {
      const { html } = await page(`${prefix}/promotions/${slug}/`);
      const [row = ''] = /<section[^>]*aria-labelledby="games".*?<\/section>/su.exec(html) ?? [];
      return [/<a[^>]* href="([^"]+)"/u.exec(row)?.[1], row.match(/data-game-id=/gu)?.length ?? 0];
    };
    const roulette = await games('roulette-rush');
    expect(roulette).toEqual(['/roulette/', expect.any(Number)]);
    expect(roulette[1]).toBeGreaterThan(4);
    expect((await games('roulette-rush', '/es'))[0]).toBe('/es/roulette/');
    expect(await games('weekend-reload')).toEqual([undefined, 0]);
    const text =
      '<p><a href="/blog/">Words</a>, <a href="/themes/egypt/">gods</a> and <a href="/slots/">slots</a>.</p>';
    await publish('promotions', 'weekend-reload', { content: text });
    expect((await games('weekend-reload'))[0]).toBe('/themes/egypt/');
    await publish('promotions', 'weekend-reload', { content: text, acf: { ends_at: '2020-01-01' } });
    expect(await games('weekend-reload')).toEqual([undefined, 0]);
  });
});

describe('§2.2 a promotion without a list of games', () => {
  const games = async (text: string) => {
    await publish('promotions', 'live-cashback', { content: text });
    const promotion = pageDataOf((await page('/promotions/live-cashback/')).html).page;
    return promotion.name === 'promotion' ? promotion.games : null;
  };

  test('shows those of the studio that its text links to, and leads to all of them', async () => {
    const row = await games('<p>By <a href="/providers/quillback/">the studio</a>.</p>');
    expect(row).toMatchObject({ title: 'Quillback Interactive', href: '/providers/quillback/' });
    expect(row?.tiles.length).toBeGreaterThan(4);
    expect(row?.total).toBeGreaterThanOrEqual(row?.tiles.length ?? 0);
  });

  test('shows the games whose reviews its text links to, in that order', async () => {
    const row = await games(
      '<p><a href="/casino/games/velvet-roulette/">One</a>, <a href="/casino/games/no-such-review/">none</a>, ' +
        '<a href="/casino/games/the-masked-fox-returns/">two</a>.</p>',
    );
    expect(row).toMatchObject({ title: 'Games in this offer', href: null });
    expect(row?.tiles.map(({ reviewSlug }) => reviewSlug)).toEqual([
      'velvet-roulette',
      'the-masked-fox-returns',
    ]);
  });

  test('prefers a list to a studio, and has no row for what nobody knows', async () => {
    const row = await games(
      '<p><a href="/providers/quillback/">A studio</a> and <a href="/roulette/">tables</a>.</p>',
    );
    expect(row?.href).toBe('/roulette/');
    expect(await games('<p><a href="/providers/nobody/">A studio</a>.</p>')).toBeNull();
  });
});

describe('§7.3 a theme or a provider that an editor publishes', () => {
  test('a theme is listed and has the games with its slug in their names, until it is removed', async () => {
    await publish('themes', 'comet', { title: 'Comets &#038; tails', content: '<p>About comets.</p>' });
    const listed = (await data('/themes/')).themes?.find(({ slug }) => slug === 'comet');
    expect(listed).toMatchObject({ name: 'Comets & tails', gameCount: expect.any(Number) });
    const { tiles = [] } = await data('/themes/comet/');
    expect(tiles.length).toBe(listed?.gameCount);
    expect(tiles.length).toBeGreaterThan(0);
    expect(tiles.every(({ name }) => /\bcomet\b/iu.test(name))).toBe(true);
    const { html } = await page('/themes/comet/');
    expect(html).toContain('About comets.');
    expect(html).toMatch(/<h1[^>]*>Comets &amp; tails<\/h1>/u);
    expect((await page('/sitemap.xml')).html).toContain('/themes/comet/');

    await publish('themes', 'comet', null);
    expect((await data('/themes/')).themes?.some(({ slug }) => slug === 'comet')).toBe(false);
    expect((await page('/themes/comet/')).status).toBe(404);
  });

  test('one of the nine has the name that its editor gives it, as title and heading', async () => {
    await publish('themes', 'fish', { title: 'Fish & nets' });
    const { html } = await page('/themes/fish/');
    expect(html).toMatch(/<title>Fish &amp; nets \|/u);
    expect(html).toMatch(/<h1[^>]*>Fish &amp; nets<\/h1>/u);
  });

  test('a theme has the games that its editor lists, in that order, and the curated ones after them', async () => {
    const { tiles: curated = [] } = await data('/themes/fish/');
    const [first, second] = (await data('/slots/')).tiles ?? [];
    await publish('themes', 'fish', { acf: { game_ids: `${second?.id}, nonsense, ${first?.id}` } });
    const ids = ((await data('/themes/fish/')).tiles ?? []).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(ids).toEqual(expect.arrayContaining(curated.slice(0, 40).map(({ id }) => id)));
  });

  test('a category below 87 without a post or a game is no theme; all nine curated ones are', async () => {
    const { themes = [] } = await data('/themes/');
    expect(themes.length).toBe(9);
    expect((await page('/themes/made-up/')).status).toBe(404);
  });

  test('a provider is listed: by the name of one in the catalogue with its games, in its place', async () => {
    const before = (await data('/providers/')).providers ?? [];
    const known = before.find(({ name }) => /^[A-Z][a-z]+$/u.test(name));
    await publish('providers', 'our-favourite-studio', { title: known?.name });
    await publish('providers', 'brand-new-studio', { title: 'Brand New', acf: { game_ids: '1' } });
    const after = (await data('/providers/')).providers ?? [];
    expect(after).toContainEqual({ ...known, slug: 'our-favourite-studio', logo: null });
    expect(after.some(({ slug }) => slug === known?.slug)).toBe(false);
    expect(after.at(-1)).toMatchObject({ slug: 'brand-new-studio', name: 'Brand New' });
    expect((await data('/providers/our-favourite-studio/')).tiles).toEqual(
      (await data(`/providers/${known?.slug}/`)).tiles,
    );
  });

  test('without the content service the nine themes and the catalogue’s providers stand', async () => {
    const alone = await startTestSite();
    try {
      await alone.sandbox.fault('cms', '500');
      const themes = await alone.request('/api/page?path=/themes/', { country: 'GB' });
      expect(await themes.json()).toMatchObject({ page: { themes: { length: 9 } } });
      expect((await alone.request('/themes/fish/', { country: 'GB' })).status).toBe(200);
      expect((await alone.request('/themes/made-up/', { country: 'GB' })).status).toBe(500);
      expect((await alone.request('/providers/', { country: 'GB' })).status).toBe(200);
    } finally {
      await alone.stop();
    }
  });
});

describe('§5 blocks for some countries', () => {
  const SLUG = 'lamps-by-country';
  const BLOCKS = {
    GB: 'British lamplighters may claim this',
    AT: 'Austrian lamplighters may claim this',
    elsewhere: 'Lamplighters abroad may claim this',
  };
  const content =
    '<p>Lamplight for everybody.</p>' +
    `<div class="wp-block-group uk-only"><p>${BLOCKS.GB}.</p></div>` +
    `<p class="at-only">${BLOCKS.AT}.</p><p class="generic-only">${BLOCKS.elsewhere}.</p>`;
  // As WordPress makes it when an editor wrote none: out of the whole text.
  const excerpt = `<p>Lamplight for everybody. ${BLOCKS.GB}. ${BLOCKS.AT}. [&hellip;]</p>`;
  const seo = { title: 'Lamps', description: `Lamplight for everybody. ${BLOCKS.GB}` };

  test.each([
    ['GB', 'GB'],
    ['AT', 'AT'],
    ['IE', 'elsewhere'],
  ] as const)(
    'a visitor from %s reads theirs on the page, and nobody’s anywhere else',
    async (country, own) => {
      const id = await publish('magazine', SLUG, { title: 'Lamps by country', content, excerpt, seo });
      const acf = { terms: '18+. Once a day, paid in cash.', terms_link: '/info/bonus-policy/' };
      await publish('promotions', SLUG, { title: 'Lamps by country', content, excerpt, acf });
      const others = Object.entries(BLOCKS).filter(
        ([name]) => name !== own && !(name === 'elsewhere' && country !== 'GB'),
      );
      for (const path of [`/blog/${SLUG}/`, `/promotions/${SLUG}/`, await draftLink('magazine', id)]) {
        const { html } = await page(path, country);
        const head = html.slice(0, html.indexOf('</head>'));
        expect(html, path).toContain(BLOCKS[own]);
        expect(head, path).toContain('Lamplight for everybody.');
        expect(head, path).not.toContain('lamplighters');
        for (const [, text] of others) expect(html, path).not.toContain(text);
      }
      for (const path of ['/blog/', '/promotions/', '/search/?q=lamps', '/api/page?path=/blog/']) {
        const { html } = await page(path, country);
        expect(html, path).toContain('Lamplight for everybody.');
        expect(html, path).not.toMatch(/lamplighters/iu);
      }
      // An offer stands nowhere without its terms, among what a search has found neither.
      for (const path of ['/promotions/', '/search/?q=lamps']) {
        expect((await page(path, country)).html, path).toContain('18+. Once a day, paid in cash.');
      }
    },
  );

  async function draftLink(type: string, id: number): Promise<string> {
    const expires = Math.floor(Date.now() / 1000) + 600;
    const signature = sign(REVALIDATE_SECRET, `preview.${type}.${id}.${expires}`);
    return `/preview/?type=${type}&id=${id}&expires=${expires}&signature=${signature}`;
  }

  test('the info popup’s API and the info page cut the platform’s text for the visitor', async () => {
    for (const path of ['/api/info/terms/', '/info/terms/']) {
      const texts = await Promise.all(
        ['GB', 'IE'].map(async (country) => withoutStyles((await page(path, country)).html)),
      );
      expect(texts[0], path).toContain('uk-only');
      expect(texts[0], path).not.toContain('generic-only');
      expect(texts[1], path).not.toContain('uk-only');
    }
  });
});

describe('§2.11 a review that an editor publishes', () => {
  const tilesOf = (html: string, id: number): readonly string[] =>
    [...html.matchAll(/<li[^>]*>(?:(?!<li).)*<\/li>/gsu)]
      .map(([tile]) => tile)
      .filter((tile) => tile.includes(`data-game-id="${id}"`));

  test('editors’ pages ask for its info icon: list of reviews, theme, promotion; other lists do not', async () => {
    const { games }: { games: { id: number; name: string }[] } = JSON.parse(
      await (await site.request('/api/games', { country: 'GB' })).text(),
    );
    const reviewed = new Set<number>();
    for (let number = 1; ; number += 1) {
      const { status, html } = await page(`/casino/games/?page=${number}`);
      if (status !== 200) break;
      for (const [, id] of html.matchAll(/data-game-id="(\d+)"/gu)) reviewed.add(Number(id));
    }
    const game = games.find(({ id }) => !reviewed.has(id));
    if (game === undefined) throw new Error('Every game has a review');

    await publish('games', 'a-new-review', { title: `About ${game.name}`, acf: { game_id: game.id } });
    await publish('themes', 'fish', { acf: { game_ids: String(game.id) } });
    const [promotion]: readonly { acf: Record<string, unknown> }[] = JSON.parse(
      await (await fetch(`${site.sandbox.origin}/wp-json/wp/v2/promotions?slug=game-of-the-week`)).text(),
    );
    const fields = Object.entries(promotion?.acf ?? {}).filter(([, value]) => typeof value === 'string');
    await publish('promotions', 'game-of-the-week', {
      acf: { ...Object.fromEntries(fields), game_id: String(game.id) },
    });
    const last = Math.ceil((reviewed.size + 1) / 48);
    for (const path of [`/casino/games/?page=${last}`, '/themes/fish/', '/promotions/game-of-the-week/']) {
      const { html } = await page(path);
      expect(tilesOf(html, game.id)[0], path).toContain('href="/casino/games/a-new-review/"');
    }
    expect((await page('/casino/games/a-new-review/')).html).toContain(`About ${game.name}`);
    expect((await page(`/all-games/?letter=${game.name.charAt(0)}`)).html).not.toContain('a-new-review');
  });
});
