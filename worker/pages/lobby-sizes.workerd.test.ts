import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageDataOf } from '../../testing/read-page-data.ts';
import { OPS_TOKEN, startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

describe('§3 sizes of grid and reel', () => {
  const rowsOf = (html: string) => {
    const { page } = pageDataOf(html);
    if (page.name !== 'home' && page.name !== 'tab') throw new TypeError(`${page.name} has no rows`);
    return page.rows;
  };
  /** How many games each row holds: those of one visitor's sizes are in the data. */
  const sizesOf = (html: string) =>
    rowsOf(html).map((row) => {
      if ('isInDocument' in row) throw new TypeError(`${row.id} has no games in the data`);
      return { id: row.id, layout: row.layout, total: row.total, shown: row.tiles.length };
    });
  const load = async (path: string) => (await site.request(path, { country: 'GB' })).text();
  const tilesIn = (html: string, reel: string): number =>
    (new RegExp(`id="reel-${reel}"[^>]*>(.*?)</ul>`, 'su').exec(html)?.[1] ?? '').split('data-action="play"')
      .length - 1;

  test('a visitor who asks for others gets rows of them, on home, on a tab and in later navigations', async () => {
    const usual = rowsOf(await load('/'));
    const html = await load('/?gridSize=6&reelSize=12');
    const asked = sizesOf(html);
    expect(asked.map(({ id, layout }) => ({ id, layout, isInDocument: true }))).toEqual(usual);
    expect(asked).toEqual(
      asked.map((row) => ({ ...row, shown: Math.min(row.layout === 'grid' ? 6 : 12, row.total) })),
    );
    expect(asked.filter(({ shown }) => shown === 12).length).toBeGreaterThan(4);
    expect(tilesIn(html, 'slots')).toBe(12);
    expect(sizesOf(await load('/slots/?reelSize=3')).every(({ shown }) => shown <= 3)).toBe(true);
    const data: unknown = await (
      await site.request('/api/page?path=%2F&gridSize=6', { country: 'GB' })
    ).json();
    expect(data).toMatchObject({ visitor: { gridSize: 6, reelSize: 10 } });
    expect(data).toHaveProperty('page.rows[0].tiles.length', 6);
  });

  test('no other visitor gets their page, and none of them is kept', async () => {
    const before = await load('/');
    const kept = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${OPS_TOKEN}` };
      const status: { pageCache: { pages: number } } = JSON.parse(
        await (await site.request('/ops/status', { headers })).text(),
      );
      return status.pageCache.pages;
    };
    const pages = await kept();
    for (let size = 1; size <= 24; size += 1) {
      const response = await site.request(`/?gridSize=${size}&reelSize=12`, { country: 'GB' });
      expect(response.headers.get('etag')).toBeNull();
      await response.text();
    }
    expect(await kept()).toBe(pages);
    expect(await load('/')).toBe(before);
    // The default, asked for, is the page of all.
    expect(await load('/?gridSize=8&reelSize=10')).toBe(before);
  });
});
