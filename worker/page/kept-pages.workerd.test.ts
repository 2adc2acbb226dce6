import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editPost, signedNotice } from '../../testing/editor.ts';
import { readDocument } from '../../testing/read-document.ts';
import { pageDataOf } from '../../testing/read-page-data.ts';
import { openLaboratory, type Laboratory } from '../../testing/worker/laboratory.ts';
import { until } from '../../testing/worker/until.ts';
import type { PromotionCard } from '../../shared/domain/content.ts';

let site: Laboratory;

beforeAll(async () => {
  site = await openLaboratory();
});
afterAll(() => site.stop());

/** How the last of some visits was served, by the log. */
async function lastVisit(laboratory: Laboratory, path: string, visits: number): Promise<string | undefined> {
  for (let visit = 0; visit < visits; visit += 1) {
    const response = await laboratory.request(path);
    expect(response.status, path).toBe(200);
    await response.text();
  }
  return (await laboratory.log()).findLast((line) => line['url.path'] === path)?.['casino.page_cache.state'];
}

interface Answered {
  readonly page: {
    readonly body?: object | null;
    readonly providers?: readonly { readonly slug: string }[];
    readonly themes?: readonly { readonly slug: string }[];
  };
}

const read = async (path: string): Promise<Answered['page']> => {
  const { page }: Answered = JSON.parse(await (await site.request(`/api/page?path=${path}`)).text());
  return page;
};

/** The first of some pages with or without an editors' text. */
async function pageOf(paths: readonly string[], written: boolean): Promise<string> {
  for (const path of paths) if (((await read(path)).body !== null) === written) return path;
  throw new Error(`None of ${paths.length} pages is ${written ? 'written' : 'unwritten'}`);
}

const providers = async () =>
  ((await read('/providers/')).providers ?? []).map(({ slug }) => `/providers/${slug}/`);
const themes = async () => ((await read('/themes/')).themes ?? []).map(({ slug }) => `/themes/${slug}/`);

describe('§8 which pages are cached', () => {
  test('a studio without an editors’ text is a complete page: the next visitor gets the cached one', async () => {
    expect(await lastVisit(site, await pageOf(await providers(), false), 3)).toBe('hit');
  });

  test('a page whose text failed to load is shown, and not cached', async () => {
    const paths = [
      await pageOf(await providers(), true),
      await pageOf(await themes(), true),
      '/welcome/',
      '/contact-us/',
    ];
    const cold = await openLaboratory();
    try {
      await cold.sandbox.fault('cms', '500');
      for (const path of paths) expect(await lastVisit(cold, path, 3), path).toBe('miss');
    } finally {
      await cold.stop();
    }
    for (const path of paths) expect(await lastVisit(site, path, 3), path).toBe('hit');
  });
});

test('§8 a kept page is known by its tag, by one among others, and by a star, and by no other', async () => {
  const ask = (known: string) => site.request('/roulette/', { headers: { 'if-none-match': known } });
  const page = await site.request('/roulette/');
  await page.text();
  const etag = page.headers.get('etag') ?? '';
  for (const known of [etag, `"other", ${etag}`, '*']) expect((await ask(known)).status, known).toBe(304);
  expect((await ask('"other"')).status).toBe(200);
});

test('§8 a kept page, a rendered one and one that is rendered again of kept parts are the same, byte for byte', async () => {
  const uncached = await openLaboratory({
    settings: { PAGE_CACHE: 'off', SANDBOX_ORIGIN: site.sandbox.origin },
  });
  const bytesOf = async (laboratory: Laboratory, path: string): Promise<string> =>
    (await laboratory.request(path)).text();
  try {
    for (const path of ['/', '/es/', '/slots/', '/promotions/', '/blog/']) {
      expect(await lastVisit(site, path, 3), path).toBe('hit');
      // The first page of an isolate may lack what was late.
      expect(await lastVisit(uncached, path, 2), path).toBe('miss');
      const kept = await bytesOf(site, path);
      expect(await bytesOf(uncached, path), path).toBe(kept);
      expect(await bytesOf(uncached, path), path).toBe(kept);
    }
  } finally {
    await uncached.stop();
  }
});

/** What differs from answer to answer, and what says how the bytes of one are sent. */
const OF_ONE_ANSWER = new Set([
  'traceresponse',
  'etag',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

test('§8 a kept page says the same of itself as a rendered one, and sets the same cookies', async () => {
  const uncached = await openLaboratory({
    settings: { PAGE_CACHE: 'off', SANDBOX_ORIGIN: site.sandbox.origin },
  });
  const path = '/es/?iosapp=1&isnative=true';
  const answerOf = async (laboratory: Laboratory) => {
    const response = await laboratory.request(path);
    const headers = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name)).toSorted();
    return { headers, html: await response.text() };
  };
  try {
    for (let visit = 0; visit < 3; visit += 1) {
      await answerOf(site);
      await answerOf(uncached);
    }
    const kept = await answerOf(site);
    const log = await site.log();
    expect(log.findLast((line) => line['url.path'] === '/es/')?.['casino.page_cache.state']).toBe('hit');
    expect(kept.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(3);
    expect(kept).toEqual(await answerOf(uncached));
  } finally {
    await uncached.stop();
  }
});

test('§2.2 an editor’s promotion begins and ends on time, although its page is cached', async () => {
  const slug = 'loyalty-orbit';
  const begins = Date.now() + 60_000;
  const ends = begins + 60_000;
  await editPost(site.sandbox.origin, {
    type: 'promotions',
    slug,
    patch: {
      acf: {
        starts_at: new Date(begins).toISOString(),
        ends_at: new Date(ends).toISOString(),
        terms: '18+. A point for every £10 on slots. Points expire after 12 months.',
        terms_link: '/info/bonus-policy/',
      },
    },
  });
  await site.request('/ops/revalidate', signedNotice({ type: 'promotions', slug, lang: 'en' }));
  const isListed = async () =>
    (await (await site.request('/promotions/')).text()).includes(`href="/promotions/${slug}/"`);
  expect(await isListed()).toBe(false);
  expect((await site.request(`/promotions/${slug}/`)).status).toBe(404);
  await site.advance(61);
  expect(await isListed()).toBe(true);
  expect((await site.request(`/promotions/${slug}/`)).status).toBe(200);
  await site.advance(60);
  expect(await isListed()).toBe(false);
  expect(readDocument(await (await site.request(`/promotions/${slug}/`)).text()).robots).toBe(
    'noindex,follow',
  );
});

test('§2.2 a landing page has its offer from its beginning to its end, although it is cached, and so has a search', async () => {
  const laboratory = await openLaboratory();
  const slug = '150-bonus';
  const begins = Date.now() + 60_000;
  const [starts_at, ends_at] = [begins, begins + 60_000].map((at) => new Date(at).toISOString());
  const acf = {
    starts_at,
    ends_at,
    terms: '18+. Once a day, paid in cash.',
    terms_link: '/info/bonus-policy/',
  };
  const patch = { title: 'A kestrel for all', content: '<p>A feather.</p>', excerpt: '<p>Come.</p>', acf };
  const has = async (path: string) =>
    (await (await laboratory.request(path)).text()).includes('kestrel for all');
  const isShown = async () => [await has(`/${slug}/`), await has('/search/?q=kestrel')];
  try {
    await editPost(laboratory.sandbox.origin, { type: 'pages', slug, patch });
    expect(await lastVisit(laboratory, `/${slug}/`, 3)).toBe('hit');
    expect(await isShown()).toEqual([false, false]);
    await laboratory.advance(61);
    expect(await isShown()).toEqual([true, true]);
    expect(await lastVisit(laboratory, `/${slug}/`, 3)).toBe('hit');
    await laboratory.advance(60);
    expect(await isShown()).toEqual([false, false]);
  } finally {
    await laboratory.stop();
  }
});

test('§2.2 beside a promotion stands none that has ended since its page was cached', async () => {
  const laboratory = await openLaboratory();
  const path = '/promotions/oktoberfest/';
  const others = async () => {
    let shown: readonly PromotionCard[] = [];
    // On a busy machine they may be late for their page, which then comes in parts.
    await until(async () => {
      const { page } = pageDataOf(await (await laboratory.request(path)).text());
      if (page.name !== 'promotion') throw new TypeError(`${path} is no promotion`);
      const list: unknown = await page.others;
      if (!isList(list)) return false;
      shown = list;
      return true;
    });
    return shown;
  };
  const isList = (list: unknown): list is readonly PromotionCard[] => Array.isArray(list);
  try {
    await lastVisit(laboratory, path, 2);
    const ends = (await others()).flatMap(({ endsAt }) => endsAt ?? []);
    const first = Math.min(...ends);
    const isThere = async () => (await others()).some(({ endsAt }) => endsAt === first);
    await laboratory.advance((first - Date.now()) / 1_000 - 300);
    expect(await lastVisit(laboratory, path, 3)).toBe('hit');
    expect(await isThere()).toBe(true);
    await laboratory.advance(301);
    expect(await isThere()).toBe(false);
  } finally {
    await laboratory.stop();
  }
});
