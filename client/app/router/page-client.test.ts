import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SIZES } from '../../../shared/domain/lobby-sizes.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { createPageClient, RefusedError } from './page-client.ts';

function edge(
  respond: () => Response | Promise<Response> = () => Response.json(testPageData({ title: 'Slots' })),
  sizes = DEFAULT_SIZES,
) {
  const asked: string[] = [];
  let nowMs = 0;
  const pages = createPageClient({
    now: () => nowMs,
    dataFormat: 'format-1',
    sizes: () => sizes,
    fetch: async (input, { signal }) => {
      asked.push(input);
      signal?.throwIfAborted();
      return respond();
    },
  });
  const { signal } = new AbortController();
  return {
    pages,
    asked,
    pass(ms: number) {
      nowMs += ms;
    },
    visit: () => pages.get(slots, { signal, returning: false }),
    goBack: () => pages.get(slots, { signal, returning: true }),
  };
}

const slots = new URL('https://casino.example/es/slots/?page=2#top');

describe('the next page’s data', () => {
  test('is requested from the edge with locale and query, without the hash', async () => {
    const { asked, visit } = edge();
    expect((await visit()).meta.title).toBe('Slots');
    expect(asked).toEqual(['/api/page?path=%2Fes%2Fslots%2F%3Fpage%3D2']);
  });

  test('§3 is requested with the sizes that the page on show has, or with those that its address names', async () => {
    const { asked, pages, visit } = edge(undefined, { gridSize: 6, reelSize: 10 });
    await visit();
    await pages.get(new URL('https://casino.example/?reelSize=12&gridSize=8'), {
      signal: new AbortController().signal,
      returning: false,
    });
    expect(asked).toEqual([
      '/api/page?path=%2Fes%2Fslots%2F%3Fpage%3D2&gridSize=6',
      '/api/page?path=%2F%3FreelSize%3D12%26gridSize%3D8&reelSize=12',
    ]);
  });

  test('once prefetched, is not requested again within 30 s', async () => {
    const { pages, asked, visit, pass } = edge();
    pages.prefetch(slots);
    pages.prefetch(slots);
    pass(29_999);
    await visit();
    expect(asked).toHaveLength(1);
    pass(1);
    await visit();
    expect(asked).toHaveLength(2);
  });

  test('§8 is requested by the visit itself where what was asked for ahead does not come', async () => {
    const stalled = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stalled.signal);
    onTestFinished(() => limit.mockRestore());
    const answers = [
      new Promise<Response>((_resolve, reject) => {
        stalled.signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
    ];
    const { pages, asked, visit } = edge(
      () => answers.pop() ?? Response.json(testPageData({ title: 'Slots' })),
    );
    pages.prefetch(slots);
    const visited = visit();
    expect(limit).toHaveBeenCalledExactlyOnceWith(15_000);
    stalled.abort();
    expect((await visited).meta.title).toBe('Slots');
    expect(asked).toHaveLength(2);
  });

  test('§4 a page visited before is requested again; Back uses what was shown, for 5 minutes', async () => {
    const { pages, asked, visit, goBack, pass } = edge();
    pages.keep(slots, testPageData({ title: 'As it was' }));
    expect((await goBack()).meta.title).toBe('As it was');
    expect(asked).toHaveLength(0);
    expect((await visit()).meta.title).toBe('Slots');
    pass(5 * 60_000);
    expect((await goBack()).meta.title).toBe('Slots');
    expect(asked).toHaveLength(2);
  });

  test('nothing is kept for longer where the device’s clock is set back', async () => {
    const { pages, asked, visit, goBack, pass } = edge();
    pages.prefetch(slots);
    pages.keep(new URL('/blog/', slots), testPageData());
    pass(-3_600_000);
    await visit();
    expect(asked).toHaveLength(2);
    pages.keep(slots, testPageData({ title: 'As it was' }));
    pass(-3_600_000);
    expect((await goBack()).meta.title).toBe('Slots');
  });

  test('§4 of more than twelve pages the one that was shown the longest ago is requested again', async () => {
    const { pages, asked, goBack } = edge();
    const show = (path: string) => pages.keep(new URL(path, slots), testPageData());
    show(slots.href);
    for (let page = 1; page <= 11; page += 1) show(`/blog/${page}/`);
    show(slots.href);
    show('/blog/12/');
    await goBack();
    expect(asked).toEqual([]);
  });

  test('§4 Back uses what was shown, although the page was prefetched since; a visit uses what was prefetched', async () => {
    const { pages, asked, visit, goBack, pass } = edge();
    pages.keep(slots, testPageData({ title: 'As it was' }));
    pages.prefetch(slots);
    expect((await goBack()).meta.title).toBe('As it was');
    expect((await visit()).meta.title).toBe('Slots');
    pass(5 * 60_000 - 1);
    expect((await goBack()).meta.title).toBe('As it was');
    expect(asked).toHaveLength(1);
  });

  test('§4 Back to a page that is not kept uses what was prefetched', async () => {
    const { pages, asked, goBack, pass } = edge();
    pages.keep(slots, testPageData({ title: 'As it was' }));
    pass(5 * 60_000);
    pages.prefetch(slots);
    expect((await goBack()).meta.title).toBe('Slots');
    expect(asked).toHaveLength(1);
  });

  test('§4 a page that was prefetched and shown is requested again by the next visit', async () => {
    const { pages, asked, visit } = edge();
    pages.prefetch(slots);
    pages.keep(slots, await visit());
    await visit();
    expect(asked).toHaveLength(2);
  });

  test('§4 Back uses what was shown, however many pages were prefetched since; of these the last twelve are kept', async () => {
    const { pages, asked, goBack } = edge();
    pages.keep(slots, testPageData({ title: 'As it was' }));
    const prefetch = (page: number) => pages.prefetch(new URL(`/blog/${page}/`, slots));
    for (let page = 1; page <= 13; page += 1) prefetch(page);
    expect(asked).toHaveLength(13);
    expect((await goBack()).meta.title).toBe('As it was');
    prefetch(2);
    expect(asked).toHaveLength(13);
    prefetch(1);
    expect(asked).toHaveLength(14);
  });

  test('§4 a page prefetched is used, however many were shown since', async () => {
    const { pages, asked, visit } = edge();
    pages.prefetch(slots);
    for (let page = 1; page <= 13; page += 1) pages.keep(new URL(`/blog/${page}/`, slots), testPageData());
    await visit();
    expect(asked).toHaveLength(1);
  });

  test('§4 offline a prefetch that fails leaves Back what was shown', async () => {
    const { pages, goBack } = edge(() => {
      throw new TypeError('Failed to fetch');
    });
    pages.keep(slots, testPageData({ title: 'As it was' }));
    pages.prefetch(slots);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await goBack()).meta.title).toBe('As it was');
  });

  test('a prefetch that fails late leaves the one that took its place', async () => {
    const late = Promise.withResolvers<Response>();
    const responses = [late.promise];
    const { pages, asked, visit, pass } = edge(() => responses.shift() ?? Response.json(testPageData()));
    pages.prefetch(slots);
    pass(30_000);
    pages.prefetch(slots);
    late.reject(new TypeError('Failed to fetch'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await visit();
    expect(asked).toHaveLength(2);
  });

  test('a failed prefetch is dropped', async () => {
    let isDown = true;
    const { pages, visit } = edge(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return Response.json(testPageData());
    });
    pages.prefetch(slots);
    await new Promise((resolve) => setTimeout(resolve, 0));
    isDown = false;
    await expect(visit()).resolves.toBeDefined();
  });

  const overloaded = () =>
    Response.json(
      testPageData({ status: 503, page: { name: 'error', code: 503, message: null, traceId: '' } }),
      { status: 503 },
    );

  test('§8 an error page that was prefetched is not the page that is visited', async () => {
    let isOver = false;
    const { pages, visit } = edge(() => (isOver ? Response.json(testPageData()) : overloaded()));
    pages.prefetch(slots);
    isOver = true;
    expect((await visit()).status).toBe(200);
    expect((await visit()).status).toBe(200);
  });

  test('§8 a prefetch under way that fails leaves it to the visit', async () => {
    const responses = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const { pages, visit } = edge(() => responses.shift()?.promise ?? overloaded());
    const [ahead, own] = responses;
    pages.prefetch(slots);
    const visited = visit();
    ahead?.resolve(overloaded());
    own?.resolve(Response.json(testPageData()));
    expect((await visited).status).toBe(200);
  });

  test('§8 Back to an error page asks again', async () => {
    const { pages, asked, goBack } = edge();
    pages.keep(slots, testPageData());
    pages.keep(slots, testPageData({ status: 503 }));
    expect((await goBack()).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test('§2.4 an error page is accepted as a page', async () => {
    const lost = testPageData({ page: { name: 'not-found', message: null } });
    const { visit } = edge(() => Response.json(lost, { status: 404 }));
    expect((await visit()).page).toEqual({ name: 'not-found', message: null });
  });

  test.each([
    ['HTML', () => new Response('<!doctype html>')],
    ['another JSON', () => Response.json({ code: 'invalid', message: 'no' }, { status: 400 })],
    ['null', () => Response.json(null)],
    [
      'a page of another format',
      () => Response.json(testPageData(), { headers: { 'x-data-format': 'format-2' } }),
    ],
  ])('%s is refused, so that a full load follows', async (_name, respond) => {
    await expect(edge(respond).visit()).rejects.toThrow();
  });

  test('§2.2 that a page is not for visitors from there is told apart from an edge that fails', async () => {
    const saying = (status: number) => edge(() => Response.json({ code: 'restricted' }, { status })).visit();
    await expect(saying(403)).rejects.toBeInstanceOf(RefusedError);
    await expect(saying(503)).rejects.not.toBeInstanceOf(RefusedError);
  });
});
