import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editPost } from '../../testing/editor.ts';
import { OPS_TOKEN } from '../../testing/site.ts';
import { inGroups } from '../../testing/worker/in-groups.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { openLaboratory, type Laboratory } from '../../testing/worker/laboratory.ts';

/** WordPress behind a proxy that can leave one kind of call without an answer, or give it a faulty one. */
let hanging: RegExp | null = null;
let broken: RegExp | null = null;
/** Of these it says how many posts there are, and sends none. */
let emptied: RegExp | null = null;
const left: ServerResponse[] = [];
let sandboxOrigin = '';
async function pass(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(sandboxOrigin + url);
  for (const name of ['content-type', 'x-wp-total', 'x-wp-totalpages'])
    response.setHeader(name, answer.headers.get(name) ?? '');
  response.writeHead(answer.status).end(await answer.text());
}
const proxy = createServer(({ url = '/' }, response) => {
  if (hanging?.test(url) === true) left.push(response);
  else if (broken?.test(url) === true) response.writeHead(500).end('{}');
  else if (emptied?.test(url) === true)
    response.writeHead(200, { 'x-wp-total': '300', 'x-wp-totalpages': '3' }).end('[]');
  else void pass(url, response);
});

let site: Laboratory;
let articles: readonly string[];

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const address = proxy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await openLaboratory({
    settings: (sandbox) => {
      sandboxOrigin = sandbox;
      return { CMS_ORIGIN: `http://127.0.0.1:${port}` };
    },
  });
  const html = await (await site.request('/blog/')).text();
  articles = [...new Set([...html.matchAll(/href="(\/blog\/[a-z0-9-]+\/)"/gu)].map(([, path = '']) => path))];
});
beforeEach(() => {
  hanging = null;
  broken = null;
  emptied = null;
});
afterAll(async () => {
  for (const response of left) response.destroy();
  proxy.closeAllConnections();
  proxy.close();
  await site.stop();
});

const statusOf = async (path: string): Promise<number> => {
  const response = await site.request(path);
  await response.text();
  return response.status;
};

interface Calls {
  readonly calls: Readonly<Record<string, { breaker: string; budgetLeft: number | null }>>;
}
const calls = async (): Promise<Calls['calls']> => {
  const response = await site.request('/ops/status', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  return (JSON.parse(await response.text()) as Calls).calls;
};

describe('§8 every kind of call has its own fate', () => {
  test('searches that hang open the breaker of searching alone: an article that is not cached is served', async () => {
    hanging = /\/wp\/v2\/search/u;
    const searches = await Promise.all(
      Array.from({ length: 7 }, async (_, index) =>
        (await site.request(`/api/page?path=${encodeURIComponent(`/search/?q=word-${index}`)}`)).json(),
      ),
    );
    // That nothing was found cannot be told, and is not.
    for (const found of searches)
      expect(found).toMatchObject({ status: 200, page: { isContentMissing: true } });
    const state = await calls();
    expect(state['cms.search']?.breaker).toBe('open');
    expect(state['cms.post-magazine']?.breaker).toBe('closed');
    expect(await statusOf(articles[0] ?? '')).toBe(200);
    const page = await (await site.request('/search/?q=other')).text();
    expect(page).toContain('Our pages cannot be searched just now');
    expect(page).not.toContain('Nothing found');
  });

  test('an article on which WordPress always fails takes no other with it, however often it is asked for', async () => {
    const [, slug = ''] = /\/blog\/(.+)\//u.exec(articles[3] ?? '') ?? [];
    broken = new RegExp(`/wp/v2/magazine\\?.*slug=${slug}(?:&|$)`, 'u');
    for (let visit = 0; visit < 8; visit += 1)
      expect(await statusOf(`/api/page?path=${articles[3]}`)).toBeGreaterThanOrEqual(500);
    expect((await calls())['cms.post-magazine']?.breaker).toBe('closed');
    expect(await statusOf(articles[4] ?? '')).toBe(200);
  });

  test('reviews of which every one fails take no article with them', async () => {
    const html = await (await site.request('/casino/games/')).text();
    const reviews = new Set(
      [...html.matchAll(/href="(\/casino\/games\/[a-z0-9-]+\/)"/gu)].map(([, path = '']) => path),
    );
    broken = /\/wp\/v2\/games\?.*slug=/u;
    for (const path of [...reviews].slice(0, 8))
      expect(await statusOf(`/api/page?path=${path}`)).toBeGreaterThanOrEqual(500);
    const state = await calls();
    expect(state['cms.post-games']?.breaker).toBe('open');
    expect(state['cms.post-magazine']?.breaker).toBe('closed');
    expect(await statusOf(articles[5] ?? '')).toBe(200);
  });

  test('a spent budget for renamed articles is never “does not exist”: cached answers stay, others come later', async () => {
    const [, slug = ''] = /\/blog\/(.+)\//u.exec(articles[1] ?? '') ?? [];
    await editPost(sandboxOrigin, { type: 'magazine', slug, patch: { slug: `${slug}-renamed` } });
    await site.advance(70);
    await statusOf('/blog/');
    await site.advance(11);
    expect(await statusOf(`/blog/${slug}/`)).toBe(301);
    const guessed = await inGroups(
      Array.from({ length: 40 }, (_, index) => index),
      4,
      (index) => statusOf(`/blog/made-up-${index}/`),
    );
    // Those that WordPress was asked about do not exist; of the others nothing is known.
    expect(guessed.filter((status) => status === 404).length).toBe(19);
    expect(guessed.filter((status) => status === 503).length).toBe(21);
    expect((await calls())['cms.renamed']?.budgetLeft).toBe(0);
    expect(await statusOf(`/blog/${slug}/`)).toBe(301);
    const refused = await site.request('/blog/made-up-too/');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.headers.get('cache-control')).toBe('private, no-cache');
    expect(await refused.text()).toContain('Error 503');
    expect(await statusOf('/api/page?path=/blog/made-up-too/')).toBe(503);
    await site.advance(11);
    expect(await statusOf('/blog/made-up-too/')).toBe(404);
  });

  test('a list of all posts that is plainly not whole takes no article away, nor out of the sitemap', async () => {
    const [, , path = ''] = articles;
    expect(await statusOf(path)).toBe(200);
    await site.advance(LIFETIMES.content.behind + 1);
    emptied = /\/wp\/v2\/magazine\?/u;
    expect(await statusOf(path)).toBe(200);
    expect(await (await site.request('/sitemap.xml')).text()).toContain(path);
  });

  test('while WordPress cannot say whether a slug was renamed, the answer is 503, not 404', async () => {
    await site.advance(20);
    hanging = /\/casino\/v1\/resolve/u;
    expect(await statusOf('/blog/never-written/')).toBe(503);
    expect(await statusOf(articles[2] ?? '')).toBe(200);
    hanging = null;
    expect(await statusOf('/blog/never-written/')).toBe(404);
    // It may have been written since.
    broken = /\/casino\/v1\/resolve/u;
    expect(await statusOf('/blog/never-written/')).toBe(404);
    await site.advance(LIFETIMES.content.negative + 1);
    expect(await statusOf('/blog/never-written/')).toBe(503);
  });
});
