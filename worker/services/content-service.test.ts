import { describe, expect, test } from 'vitest';
import { parseShape } from '../../shared/contracts/parsing/shape.ts';
import { wordPressPost } from '../../shared/contracts/wordpress.ts';
import { failureOf, json } from '../../testing/worker/http-server.ts';
import { listOf, post, servicesFor } from '../../testing/worker/wordpress-lists.ts';

const FIRST_PAGE = { type: 'magazine', locale: 'en', page: 1, perPage: 12 } as const;

test('§7.3 a post that was shown is asked for beside the list of all posts, and gone where either says so', async () => {
  let gate = Promise.withResolvers<void>();
  let posts: readonly unknown[] = [post(1)];
  const { content, urls } = await servicesFor(async (request, response) => {
    const isList = request.url?.includes('_fields=slug') === true;
    if (isList) await gate.promise;
    if (isList || posts.length > 0) listOf(posts)(request, response);
    else json({}, 500)(request, response);
  });
  gate.resolve();
  expect(await content.post('magazine', 'post-1', 'en')).toMatchObject({ slug: 'post-1' });
  expect(urls).toHaveLength(2);
  gate = Promise.withResolvers();
  await content.invalidate('magazine', 'post-1', 'a signature');
  const shown = content.post('magazine', 'post-1', 'en');
  await expect.poll(() => urls.length).toBe(4);
  gate.resolve();
  expect(await shown).toMatchObject({ slug: 'post-1' });
  posts = [];
  await content.invalidate('magazine', 'post-1', 'another signature');
  expect(await content.post('magazine', 'post-1', 'en')).toBeNull();
});

test('§7.3 while the list of all posts alone fails, a post that was published since is there, and what is none is not', async () => {
  let isListed = true;
  let posts = [post(1)];
  const { content } = await servicesFor((request, response) => {
    const asked = new URL(request.url ?? '', 'http://x').searchParams;
    const slug = asked.get('slug');
    if (asked.get('_fields')?.startsWith('slug') === true && !isListed) json({}, 500)(request, response);
    else listOf(slug === null ? posts : posts.filter((one) => one.slug === slug))(request, response);
  });
  expect(await content.post('magazine', 'post-1', 'en')).toMatchObject({ slug: 'post-1' });
  isListed = false;
  posts = [post(2)];
  await content.invalidate('magazine', 'post-2', 'a signature');
  expect(await content.post('magazine', 'post-2', 'en')).toMatchObject({ slug: 'post-2' });
  expect(await content.post('magazine', 'post-1', 'en')).toBeNull();
  expect(await content.post('magazine', 'post-3', 'en')).toBeNull();
});

test('§7.3 WordPress without its plugin: a redirect that was known stays, and what never was one is not found', async () => {
  let says = json({ slug: 'new' });
  const { content, record } = await servicesFor((request, response) => says(request, response));
  const ask = (slug: string) => content.renamed('magazine', slug, 'en');
  expect((await ask('old')).slug).toBe('new');
  says = json({ code: 'rest_no_route', message: 'No route was found' }, 404);
  await content.invalidate('magazine', 'post-1', 'a signature');
  expect((await ask('old')).slug).toBe('new');
  expect(await ask('never')).toEqual({ slug: null, message: null });
  expect(record.notes).toContain('cms.renamed: this WordPress is without the companion plugin');
  says = json({ code: 'casino_unknown_slug', message: '' }, 404);
  await content.invalidate('magazine', 'post-1', 'another signature');
  expect((await ask('old')).slug).toBeNull();
});

test('§7.3 a list with more posts than a page has ends with the page, and a title after 200 letters', async () => {
  const posts = Array.from({ length: 500 }, (_, id) => post(id, { title: { rendered: 'y'.repeat(300) } }));
  const { content, record } = await servicesFor(listOf(posts, { 'x-wp-totalpages': '1' }));
  const { cards } = await content.posts(FIRST_PAGE);
  expect(cards.length).toBe(12);
  expect(cards[0]?.title).toBe(`${'y'.repeat(199)}…`);
  expect(record.notes).toEqual(['cms.list-magazine: 488 records past the 12 of a page left out']);
  expect((await content.slugs('magazine', 'en')).length).toBe(100);
});

test('§7.3 what was scheduled has changed no earlier than it came out, on its page, in lists and in the sitemap', async () => {
  const dates = (date_gmt: string, modified_gmt: string) => ({ date_gmt, modified_gmt });
  const scheduled = post(1, dates('2026-11-20T09:00:00', '2026-11-12T10:00:00'));
  const revised = post(2, dates('2026-11-10T09:00:00', '2026-11-12T10:00:00'));
  const { content } = await servicesFor(listOf([scheduled, revised]));
  const { cards } = await content.posts(FIRST_PAGE);
  expect(cards.map(({ modifiedAt }) => modifiedAt)).toEqual([
    '2026-11-20T09:00:00.000Z',
    '2026-11-12T10:00:00.000Z',
  ]);
  expect((await content.post('magazine', 'post-1', 'en'))?.modifiedAt).toBe('2026-11-20T09:00:00.000Z');
  const slugs = await content.slugs('magazine', 'en');
  expect(slugs.map(({ modified }) => modified)).toEqual(['2026-11-20T09:00:00', '2026-11-12T10:00:00']);
});

test.each([
  ['themes', 'Piratas'],
  ['providers', 'Pirates'],
] as const)('§7.3 of %s the name is that of the post or of the category', async (type, name) => {
  const { content } = await servicesFor(
    listOf([{ id: 1, slug: 'pirates', name: 'Pirates', title: { rendered: 'Piratas' } }]),
  );
  expect(await content.groups(type, 'es')).toMatchObject([{ slug: 'pirates', name, hasPost: true }]);
});

test('§7.3 a slug in other letters than those of English is read as it is in addresses', async () => {
  const { content, urls } = await servicesFor(
    listOf([post(1, { slug: 'más-fácil'.replaceAll(/[áé]/gu, encodeURIComponent).toLowerCase() })]),
  );
  const slug = 'más-fácil';
  expect((await content.slugs('magazine', 'es')).map((known) => known.slug)).toEqual([slug]);
  expect((await content.posts({ ...FIRST_PAGE, locale: 'es' })).cards.map((card) => card.slug)).toEqual([
    slug,
  ]);
  expect((await content.post('magazine', slug, 'es'))?.slug).toBe(slug);
  expect(urls.at(-1)).toContain('slug=m%C3%A1s-f%C3%A1cil');
  const renamed = await servicesFor(json({ slug: 'm%c3%a1s' }));
  expect((await renamed.content.renamed('magazine', 'mas', 'es')).slug).toBe('más');
});

describe('§7.3 what is malformed is left out alone', () => {
  const WRONG = ['lone \\ud800', '\ud800', '../x', 'a/b', 'x'.repeat(201), 7, null];

  test('a slug that no address can have, of a post, of the list of all slugs, and of a hit', async () => {
    const posts = [post(1), ...WRONG.map((slug, index) => post(index + 2, { slug }))];
    const { content, record } = await servicesFor(listOf(posts));
    const slugs = await content.slugs('magazine', 'en');
    expect(slugs).toEqual([{ slug: 'post-1', modified: null, noindex: false, categories: [], gameId: null }]);
    const { cards } = await content.posts(FIRST_PAGE);
    expect(cards.map(({ slug }) => slug)).toEqual(['post-1']);
    expect(record.notes).toEqual([
      expect.stringMatching(/^magazine slugs: 7 records dropped, the first at \$\.1\.slug: /u),
      expect.stringMatching(
        /^magazine: 7 records dropped, the first at \$\.1\.slug: .*\/magazine\?lang=en&page=1&/u,
      ),
    ]);
    const hits = await servicesFor(
      listOf(
        ['post-1', '\ud800'].map((slug, id) => ({
          id,
          title: 'Hit',
          subtype: 'magazine',
          url: '/',
          _embedded: { self: [{ slug }] },
        })),
      ),
    );
    const found = await hits.content.search('hit', 'en', 1, 20);
    expect(found.hits.map(({ slug }) => slug)).toEqual(['post-1']);
  });

  test('a date of change that is no text is none', async () => {
    const { content } = await servicesFor(listOf([post(1, { modified_gmt: null }), post(2)]));
    expect((await content.slugs('magazine', 'en')).map(({ slug }) => slug)).toEqual(['post-1', 'post-2']);
  });

  test('a category without a name, or with such a slug', async () => {
    const { content, record } = await servicesFor(
      listOf([post(1), post(2, { name: null }), post(3, { slug: '\ud800' })]),
    );
    expect(await content.categories('en')).toEqual([{ id: 1, slug: 'post-1', name: 'Post 1' }]);
    expect(record.notes).toEqual([
      expect.stringMatching(/^categories: 2 records dropped, the first at \$\.1\.name: /u),
    ]);
  });

  test('names come as HTML, and have 200 letters at most', async () => {
    const term = { name: `Tips &amp; ${'x'.repeat(300)}` };
    const short = `Tips & ${'x'.repeat(192)}…`;
    const { content } = await servicesFor(listOf([post(1, term)]));
    expect((await content.categories('en'))[0]?.name).toBe(short);
    expect((await content.groups('providers', 'en'))[0]?.name).toBe(short);
    const hit = { id: 1, title: term.name, subtype: 'magazine', url: '/tips/' };
    const hits = await servicesFor(listOf([hit]));
    expect((await hits.content.search('tips', 'en', 1, 20)).hits[0]?.title).toBe(short);
  });

  test('§8 a post that is none: the error names its address and the field', async () => {
    const none = { ...post(1), id: 'one' };
    const { content } = await servicesFor((request, response) => {
      const isAsked = new URL(request.url ?? '', 'http://x').searchParams.has('slug');
      listOf([isAsked ? none : post(1)])(request, response);
    });
    await expect(content.post('games', 'post-1', 'en')).rejects.toThrow(
      /^cms: wrong-shape at \S+\/games\?slug=post-1&lang=en&\S+ \(id: /u,
    );
    const lists = await servicesFor(listOf([none]));
    await expect(lists.content.posts(FIRST_PAGE)).rejects.toThrow(
      /^cms: wrong-shape at \S+\/magazine\?lang=en&page=1&\S+ \(none of 1 records can be read, the first at \$\.0\.id: /u,
    );
    const read = (raw: unknown) => parseShape(wordPressPost, raw);
    const drafts = lists.content.draft('magazine', { id: '1', expires: '9', signature: 'abc' }, read);
    await expect(drafts).rejects.toThrow(
      /^cms: wrong-shape at \S+\/preview\/magazine\/1\?expires=9&signature=…&_embed=1 \(id: /u,
    );
  });

  test('a list of posts behind passwords alone is empty, and nothing is malformed', async () => {
    const { content, record } = await servicesFor(listOf([post(1, { content: { protected: true } })]));
    expect((await content.posts(FIRST_PAGE)).cards).toEqual([]);
    expect(record.notes).toEqual([]);
  });

  test('a list whose readable posts are all behind passwords is empty, and not malformed', async () => {
    const posts = [post(1, { content: { protected: true } }), post(2, { id: 'two' })];
    const { content, record } = await servicesFor(listOf(posts));
    expect((await content.posts(FIRST_PAGE)).cards).toEqual([]);
    expect(record.notes.join('')).toMatch(/^magazine: 1 records dropped, the first at \$\.1\.id: /u);
    // One makes up for no more than one other: what was stored is not replaced by an empty list.
    const wrecked = await servicesFor(listOf([...posts, post(3, { id: 'three' })]));
    expect(await failureOf(wrecked.content.posts(FIRST_PAGE))).toBe('wrong-shape');
  });

  test.each([
    ['categories', { name: null }],
    ['slugs', { slug: '\ud800' }],
  ])('a list of %s of which none can be read is malformed', async (what, broken) => {
    const { content } = await servicesFor(listOf([post(1, broken)]));
    const list = what === 'slugs' ? content.slugs('magazine', 'en') : content.categories('en');
    expect(await failureOf(list)).toBe('wrong-shape');
  });
});
