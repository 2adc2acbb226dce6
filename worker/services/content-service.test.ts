import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { json, serve } from '../../testing/worker/http-server.ts';
import type { Bindings } from '../env.ts';
import { RequestRecord } from '../request-record.ts';
import { traceContext } from '../telemetry/trace-context.ts';
import { createIsolate } from './isolate.ts';
import { createServices, type Services } from './services.ts';

/** The services over a WordPress that answers as a test says, and what is noted of it. */
async function servicesFor(
  listener: RequestListener,
): Promise<Pick<Services, 'content'> & { readonly record: RequestRecord; readonly urls: readonly string[] }> {
  const { origin, urls } = await serve(listener);
  const record = new RequestRecord({
    startedAt: Date.now(),
    trace: traceContext(crypto.randomUUID(), { share: 0 }),
  });
  const { content } = createServices({
    env: {
      SANDBOX_ORIGIN: origin,
      SITE_URL: 'https://www.casino.example',
      CACHE: { get: async () => null, put: async () => undefined },
    } as unknown as Bindings,
    isolate: createIsolate(),
    record,
    waitUntil: (work) => void work.catch(() => undefined),
    deadline: Date.now() + 10_000,
  });
  return { content, record, urls };
}

/** A list as WordPress sends one, with what its headers say of its length. */
const listOf =
  (posts: readonly unknown[], headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    json(posts)(request, response);
  };

/** One that a list of categories may hold too. */
const post = (id: number, facts: object = {}) => ({
  id,
  name: `Post ${id}`,
  slug: `post-${id}`,
  title: { rendered: `Post ${id}` },
  ...facts,
});

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

  test('a list that says it has no end is read to a page without posts, or to the sixtieth', async () => {
    const headers = { 'x-wp-total': '999999', 'x-wp-totalpages': '999999' };
    const asksFor = (urls: readonly string[]) => urls.filter((url) => url.includes('/themes?')).length;
    const endless = await servicesFor(listOf([post(1)], headers));
    await endless.content.groups('themes', 'en');
    expect(asksFor(endless.urls)).toBe(60);
    const ended = await servicesFor((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
      listOf(page < 3 ? [post(page)] : [post(page, { content: { protected: true } })], headers)(
        request,
        response,
      );
    });
    await ended.content.groups('themes', 'en');
    expect(asksFor(ended.urls)).toBe(3);
  });
});
