import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { failureOf, json } from '../../testing/worker/http-server.ts';
import { listOf, post, servicesFor } from '../../testing/worker/wordpress-lists.ts';

const FIRST_PAGE = { type: 'magazine', locale: 'en', page: 1, perPage: 12 } as const;

describe('§7.3 how long a list is', () => {
  test.each([
    ['150', '13', 150, 13],
    ['abc', 'NaN', 1, 1],
    ['Infinity', '1e9', 1, 1],
    ['', '', 1, 1],
    ['-5', '2.5', 1, 1],
    ['12345678', '0x10', 1, 1],
  ])('of the headers %j and %j are %i posts on %i pages', async (total, pages, posts, read) => {
    const { content } = await servicesFor(
      listOf([post(1)], { 'x-wp-total': total, 'x-wp-totalpages': pages }),
    );
    expect(await content.posts(FIRST_PAGE)).toMatchObject({ total: posts, pages: read });
  });

  test('a full page that does not say how many there are is malformed', async () => {
    const posts = (count: number) => Array.from({ length: count }, (_, id) => post(id + 1));
    const slugsOf = async (listener: RequestListener) =>
      (await servicesFor(listener)).content.slugs('magazine', 'en');
    expect(await failureOf(slugsOf(listOf(posts(100))))).toBe('wrong-shape');
    expect(await failureOf(slugsOf(listOf(posts(100), { 'x-wp-totalpages': 'NaN' })))).toBe('wrong-shape');
    expect(await slugsOf(listOf(posts(100), { 'x-wp-totalpages': '1' }))).toHaveLength(100);
    expect(await slugsOf(listOf(posts(99)))).toHaveLength(99);
    const later = slugsOf((request, response) => {
      const isFirst = request.url?.includes('&page=1&') === true;
      listOf(posts(100), isFirst ? { 'x-wp-totalpages': '3' } : {})(request, response);
    });
    expect(await failureOf(later)).toBe('wrong-shape');
    const { content } = await servicesFor(listOf(posts(12)));
    await expect(content.posts(FIRST_PAGE)).rejects.toThrow('(a full page of 12 without a count of pages)');
  });

  test('a list that says it has no end is read to the sixtieth page, and not believed where it ends before', async () => {
    const headers = { 'x-wp-total': '999999', 'x-wp-totalpages': '999999' };
    const asksFor = (urls: readonly string[], list = 'themes') =>
      urls.filter((url) => url.includes(`/${list}?`)).length;
    const hundred = Array.from({ length: 100 }, (_, id) => post(id + 1));
    const endless = await servicesFor(listOf(hundred, headers));
    // On a busy machine sixty pages take longer than a visitor waits: they are there for a later one.
    const isRead = () =>
      endless.content.groups('themes', 'en').then(
        () => true,
        () => false,
      );
    await expect.poll(isRead).toBe(true);
    expect(asksFor(endless.urls)).toBe(60);
    const ended = await servicesFor((request, response) => {
      const page = new URL(request.url ?? '', 'http://x').searchParams.get('page');
      listOf(page === '3' ? [] : hundred, headers)(request, response);
    });
    await expect(ended.content.groups('themes', 'en')).rejects.toThrow('an empty page 3 of a list of 999999');
    // Its categories are not believed either, and may be read sooner.
    await expect.poll(() => asksFor(ended.urls)).toBe(3);
  });

  test('a page of protected posts alone is not the end of a list', async () => {
    const posts = [[post(1)], [post(2, { content: { protected: true } })], [post(3)]];
    const { content, urls } = await servicesFor((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
      listOf(posts[page - 1] ?? [], { 'x-wp-total': '3', 'x-wp-totalpages': '3' })(request, response);
    });
    const groups = await content.groups('themes', 'en');
    const shown = groups.filter(({ hasPost }) => hasPost).map(({ slug }) => slug);
    expect(shown).toEqual(['post-1', 'post-3']);
    expect(urls.filter((url) => url.includes('/themes?'))).toHaveLength(3);
  });

  test.each([
    ['none on its only page', [0], 'an empty page 1 of a list of 250'],
    ['none on a later page', [100, 0], 'an empty page 2 of a list of 250'],
    ['few', [20, 20, 20], 'only 60 of a list of 250'],
  ])('§7.3 a list of 250 that sends %s is not believed', async (_, pages, said) => {
    const { content } = await servicesFor((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 1);
      response.setHeader('x-wp-total', '250');
      response.setHeader('x-wp-totalpages', '3');
      const posts = Array.from({ length: pages[page - 1] ?? 0 }, (_item, index) => ({
        slug: `slug-${page}-${index}`,
      }));
      return json(posts)(request, response);
    });
    await expect(content.slugs('games', 'en')).rejects.toThrow(said);
  });

  test('§7.3 a list that lacks some of what was counted, or shrinks while it is read, is one', async () => {
    const { content } = await servicesFor((request, response) => {
      const page = new URL(request.url ?? '', 'http://x').searchParams.get('page');
      if (page === '2') return json({ code: 'rest_post_invalid_page_number' }, 400)(request, response);
      response.setHeader('x-wp-total', '101');
      response.setHeader('x-wp-totalpages', '2');
      return json(Array.from({ length: 98 }, (_, index) => ({ slug: `slug-${index}` })))(request, response);
    });
    expect(await content.slugs('games', 'en')).toHaveLength(98);
  });
});
