import { describe, expect, test } from 'vitest';
import { isRecord } from '../answer.ts';
import { startSandbox } from '../../testing.ts';

const ask = startSandbox();

function wp(path: string, init: RequestInit = {}): Promise<Response> {
  return ask(`/wp-json/wp/v2/${path}`, init);
}

async function items(path: string): Promise<Record<string, unknown>[]> {
  const body: unknown = await (await wp(path)).json();
  if (!Array.isArray(body) || !body.every(isRecord)) throw new Error(`${path} is no list`);
  return body;
}

async function one(path: string): Promise<Record<string, unknown>> {
  const [first] = await items(path);
  if (first === undefined) throw new Error(`${path} has nothing`);
  return first;
}

const TYPES = ['pages', 'promotions', 'games', 'magazine', 'providers', 'themes'];

describe('§7.3 lists', () => {
  test.each(TYPES)('%s is a bare array with its totals in headers, in two languages', async (type) => {
    for (const lang of ['en', 'es']) {
      const answer = await wp(`${type}?per_page=5&lang=${lang}`);
      const body: unknown = await answer.json();
      expect(body).toBeInstanceOf(Array);
      const total = Number(answer.headers.get('x-wp-total'));
      expect(total).toBeGreaterThan(5);
      expect(answer.headers.get('x-wp-totalpages')).toBe(String(Math.ceil(total / 5)));
      expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ lang })]));
    }
  });

  test('the promised amounts are there', async () => {
    const total = async (path: string): Promise<number> => Number((await wp(path)).headers.get('x-wp-total'));
    expect(await total('magazine?lang=es')).toBe(30);
    expect(await total('promotions?lang=es')).toBe(12);
    expect(await total('providers')).toBe(30);
    expect(await total('themes')).toBe(9);
    expect(await total('games')).toBeGreaterThan(300);
    expect(await total('categories?parent=87')).toBe(9);
    expect(await total('categories?parent=132')).toBe(30);
  });

  test('pages follow one another without a gap, and Link names the neighbours', async () => {
    const first = await wp('magazine?per_page=7&lang=es');
    expect(first.headers.get('link')).toMatch(/^<[^>]+page=2[^>]*>; rel="next"$/);
    const second = await wp('magazine?per_page=7&lang=es&page=2');
    expect(second.headers.get('link')).toMatch(/page=1>; rel="prev", <[^>]+page=3>; rel="next"$/);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => items(`magazine?per_page=7&lang=es&page=${page}`)),
    );
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(30);
  });

  test.each([
    ['magazine?page=99', 400, 'rest_post_invalid_page_number'],
    ['magazine?per_page=101', 400, 'rest_invalid_param'],
    ['magazine?per_page=0', 400, 'rest_invalid_param'],
    ['magazine?page=0', 400, 'rest_invalid_param'],
    ['magazine?page=two', 400, 'rest_invalid_param'],
    ['magazine?orderby=luck', 400, 'rest_invalid_param'],
    ['magazine?order=up', 400, 'rest_invalid_param'],
    ['magazine?categories=x', 400, 'rest_invalid_param'],
    ['magazine?status=draft', 400, 'rest_invalid_param'],
    ['magazine/999999', 404, 'rest_post_invalid_id'],
    ['media/999999', 404, 'rest_post_invalid_id'],
    ['categories/999999', 404, 'rest_term_invalid'],
    ['nothing', 404, 'rest_no_route'],
  ])('%s is %i %s', async (path, status, code) => {
    const answer = await wp(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, data: { status } });
  });

  test('an unknown slug is 200 and empty', async () => {
    const answer = await wp('pages?slug=no-such-page');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    expect(answer.headers.get('x-wp-total')).toBe('0');
  });

  test('a page of categories past the end is empty, not an error', async () => {
    expect(await items('categories?page=99')).toEqual([]);
  });

  test('categories narrows posts, search finds words in titles and texts', async () => {
    const egypt = await one('categories?slug=egypt');
    const posts = await items(`games?categories=${String(egypt['id'])}&per_page=100`);
    expect(posts.length).toBe(egypt['count'] === 0 ? -1 : Number(egypt['count']) - 1);
    expect((await items('magazine?search=martingale')).map(({ slug }) => slug)).toEqual(['roulette-bets']);
    const hits = await items('search?search=roulette&per_page=50');
    expect(new Set(hits.map(({ subtype }) => subtype)).size).toBeGreaterThan(2);
  });

  test('an unknown language is English, an empty one is all', async () => {
    const slugs = 'magazine?slug=how-slots-pay';
    expect((await items(`${slugs}&lang=fi`)).map(({ lang }) => lang)).toEqual(['en']);
    expect((await items(`${slugs}&lang=`)).map(({ lang }) => lang).toSorted()).toEqual(['en', 'es']);
  });
});

describe('§7.3 _fields and _embed', () => {
  test('_fields keeps what it names, nested fields too', async () => {
    expect(await one('games?slug=thunder-howl&_fields=slug,title.rendered')).toEqual({
      slug: 'thunder-howl',
      title: { rendered: 'Thunder Howl' },
    });
  });

  test('_fields without _links drops the embeds, with it they are there', async () => {
    const without = await one('magazine?slug=how-slots-pay&_embed&_fields=slug,_embedded');
    expect(without).not.toHaveProperty('_embedded');
    const withLinks = await one('magazine?slug=how-slots-pay&_embed&_fields=slug,_links,_embedded');
    expect(withLinks).toHaveProperty(['_embedded', 'wp:featuredmedia', 0, 'source_url']);
  });

  test('_embed brings author, categories and the picture with its sizes', async () => {
    const article = await one('magazine?slug=how-slots-pay&_embed');
    expect(article['_embedded']).toMatchObject({
      author: [{ name: 'Tomás Arrieta' }],
      'wp:term': [[{ slug: 'guides' }]],
      'wp:featuredmedia': [
        {
          source_url: 'http://sandbox.test/media/wide/article-how-slots-pay.webp',
          media_details: { sizes: { medium_large: { width: 768 }, full: { width: 1200 } } },
        },
      ],
    });
    const onlyPicture = await one('magazine?slug=how-slots-pay&_embed=wp:featuredmedia');
    expect(Object.keys(Object(onlyPicture['_embedded']))).toEqual(['wp:featuredmedia']);
  });

  test('acf_format=standard makes an object of an image, else it is an id', async () => {
    const path = 'promotions?slug=welcome-package';
    expect(await one(`${path}&acf_format=standard`)).toMatchObject({
      acf: { banner: { url: 'http://sandbox.test/media/wide/promo-welcome-package.webp', width: 1200 } },
    });
    expect(await one(path)).toMatchObject({ acf: { banner: expect.any(Number) } });
  });
});

describe('what a CMS that has been lived in answers', () => {
  test.each([
    ['odd-acf-empty-list', { acf: [] }],
    [
      'odd-protected',
      { content: { rendered: '', protected: true }, excerpt: { rendered: '', protected: true } },
    ],
    ['odd-no-title', { title: { rendered: '' } }],
    ['odd-empty-content', { content: { rendered: '' } }],
    ['odd-dangling-image', { _embedded: { 'wp:featuredmedia': [{ code: 'rest_post_invalid_id' }] } }],
    ['odd-index-for-image', { _embedded: { 'wp:featuredmedia': [{ namespaces: expect.any(Array) }] } }],
  ])('%s', async (slug, shape) => {
    expect(await one(`magazine?slug=${slug}&_embed`)).toMatchObject(shape);
  });

  test('odd-missing-embed has the link and not the embed', async () => {
    const post = await one('magazine?slug=odd-missing-embed&_embed');
    expect(post).toHaveProperty(['_links', 'wp:featuredmedia']);
    expect(post['_embedded']).not.toHaveProperty('wp:featuredmedia');
  });

  test('odd-acf-false has false for an image', async () => {
    expect(await one('promotions?slug=odd-acf-false')).toMatchObject({
      acf: { banner: false, subtitle: '' },
    });
  });

  test('titles of two hundred words, words of ten thousand letters, lists ten deep, scripts', async () => {
    const rendered = async (slug: string): Promise<string> =>
      JSON.stringify((await one(`magazine?slug=${slug}`))['content']);
    expect(JSON.stringify((await one('magazine?slug=odd-long-title'))['title']).split(' ')).toHaveLength(200);
    expect(await rendered('odd-long-word')).toContain('a'.repeat(10_000));
    expect((await rendered('odd-deep-list')).match(/<ul/g)).toHaveLength(10);
    expect(await rendered('odd-script')).toContain('<script>');
    expect(await rendered('odd-right-to-left')).toContain('dir=\\"rtl\\"');
  });

  test('odd posts stand last, and only in English', async () => {
    const slugs = (await items('magazine?per_page=100')).map(({ slug }) => String(slug));
    expect(slugs.slice(0, 30).some((slug) => slug.startsWith('odd-'))).toBe(false);
    expect(slugs.slice(30).every((slug) => slug.startsWith('odd-'))).toBe(true);
  });
});

describe('what editors do', () => {
  const DESK = { headers: { authorization: 'Basic ZWRpdG9yOng=' } };

  test('drafts and scheduled posts are for those who are logged in', async () => {
    expect(await items('magazine?slug=odd-draft,odd-scheduled')).toEqual([]);
    expect(await (await wp('magazine?slug=odd-draft&status=draft', DESK)).json()).toMatchObject([
      { slug: 'odd-draft', status: 'draft' },
    ]);
  });

  test('a post can be published, changed and removed while the sandbox runs', async () => {
    const edit = (patch: unknown): Promise<Response> =>
      ask('/__content', {
        method: 'POST',
        body: JSON.stringify({ type: 'promotions', slug: 'flash', lang: 'en', patch }),
      });
    expect((await edit({ title: 'Flash', content: '<p>Now</p>' })).status).toBe(200);
    expect(await one('promotions?slug=flash')).toMatchObject({ title: { rendered: 'Flash' } });
    await edit({ title: 'Later' });
    expect(await one('promotions?slug=flash')).toMatchObject({
      title: { rendered: 'Later' },
      content: { rendered: '<p>Now</p>' },
    });
    await edit(null);
    expect(await items('promotions?slug=flash')).toEqual([]);
    expect((await edit({ titel: 'x' })).status).toBe(400);
  });

  test('an old slug leads to the new one', async () => {
    const answer = await ask('/wp-json/casino/v1/resolve?type=magazine&slug=odd-old-address');
    expect(await answer.json()).toEqual({
      type: 'magazine',
      slug: 'odd-old-address-new',
      lang: 'en',
      moved: true,
    });
    const unknown = await ask('/wp-json/casino/v1/resolve?type=magazine&slug=never-was');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'casino_unknown_slug' }]);
  });

  test.each([
    ['es', 'No se ha podido encontrar esta página'],
    // The site says it in its own words.
    ['de', ''],
  ])('an unknown slug is told in the language %s, and in no other: “%s”', async (lang, message) => {
    const unknown = await ask(`/wp-json/casino/v1/resolve?type=magazine&slug=never-was&lang=${lang}`);
    expect(await unknown.json()).toMatchObject({ code: 'casino_unknown_slug', message });
  });

  test('a preview needs a signature that is still good', async () => {
    const secret = 'a secret of more than thirty-two letters';
    const draft = await (await wp('magazine?slug=odd-draft&status=draft', DESK)).json();
    const id = Array.isArray(draft) && isRecord(draft[0]) ? String(draft[0]['id']) : '';
    const expires = Math.floor(Date.now() / 1_000) + 60;
    const signature = await signed(secret, `preview.magazine.${id}.${expires}`);
    const askWithSecret = startSandbox({ REVALIDATE_SECRET: secret });
    const preview = (query: string): Promise<Response> =>
      askWithSecret(`/wp-json/casino/v1/preview/magazine/${id}?${query}`);
    const good = await preview(`expires=${expires}&signature=${signature}`);
    expect(await good.json()).toMatchObject({
      slug: 'odd-draft',
      content: { rendered: '<p>Not published yet.</p>' },
    });
    expect((await preview(`expires=${expires + 1}&signature=${signature}`)).status).toBe(401);
    expect((await preview(`expires=1&signature=${signature}`)).status).toBe(401);
  });
});

async function signed(secret: string, message: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
