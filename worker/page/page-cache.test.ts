import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { joined } from './bytes.ts';
import { renderedPage, type RenderedPage } from './kept-page.ts';
import { PageCache, pageKey } from './page-cache.ts';
import { KEPT_MEMORY } from '../kept-memory.ts';
import { ISOLATE_PACKER, type Packer } from './packing.ts';

const FACTS = { renderedAt: 0, until: null, isOutdated: false };
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

const page = async (html: string, facts: Partial<typeof FACTS> = {}): Promise<RenderedPage> =>
  renderedPage(joined([html]), { ...FACTS, ...facts });

/** Compresses to a marked copy, so that a test can tell forms apart and count what was asked. */
function countingPacker(): Packer & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    brotliQualities: [5, 11],
    async pack(html, coding, quality) {
      asked.push(`${coding} ${quality} ${text(html)}`);
      return new Uint8Array(coding === 'gzip' ? gzipSync(html) : brotliCompressSync(html));
    },
  };
}

/** Packs to a tenth of a page's size, whatever it holds. */
const SIZED_PACKER: Packer = {
  brotliQualities: [11],
  pack: async (html) => new Uint8Array(html.length / 10),
};

describe('§7.9 a cached page', () => {
  test('has another key for each fact that its HTML depends on', () => {
    const { visitor, address } = testPageData();
    const others = [
      pageKey('2', { visitor, address }),
      pageKey('1', { visitor, address: { ...address, locale: 'es' } }),
      pageKey('1', { visitor, address: { ...address, path: '/slots/' } }),
      pageKey('1', { visitor: { ...visitor, country: 'AT' }, address }),
      pageKey('1', { visitor: { ...visitor, market: 'elsewhere' }, address }),
      pageKey('1', { visitor: { ...visitor, isServed: false }, address }),
      pageKey('1', { visitor: { ...visitor, rulesAsOf: '2026-01-19' }, address }),
      pageKey('1', { visitor: { ...visitor, device: 'C' }, address }),
      pageKey('1', { visitor: { ...visitor, isNative: true }, address }),
      pageKey('1', { visitor: { ...visitor, isIosApp: true }, address }),
      pageKey('1', { visitor: { ...visitor, bannerChoice: 2 }, address }),
    ];
    expect(new Set([pageKey('1', { visitor, address }), ...others]).size).toBe(others.length + 1);
  });
});

describe('§8 the page cache', () => {
  test('serves a page for 15 s, then makes it anew in the background, and after ten minutes does not serve it', async () => {
    const cache = new PageCache();
    await cache.keep('home', await page('home'), ISOLATE_PACKER);
    expect(cache.find('home', 15_000)?.isStale).toBe(false);
    expect(cache.find('home', 15_001)?.isStale).toBe(true);
    expect(cache.find('home', 600_000)?.isStale).toBe(true);
    expect(cache.find('home', 120_000)?.isOverdue).toBe(false);
    expect(cache.find('home', 120_001)?.isOverdue).toBe(true);
    expect(cache.find('home', 600_001)).toBeNull();
    expect(cache.find('slots', 0)).toBeNull();
  });

  test('makes a page of outdated data anew after a second and a half', async () => {
    const cache = new PageCache();
    await cache.keep('home', await page('home', { isOutdated: true }), ISOLATE_PACKER);
    expect(cache.find('home', 1_500)?.isStale).toBe(false);
    expect(cache.find('home', 1_501)?.isStale).toBe(true);
    // Also while visitors wait for other pages.
    expect(cache.find('home', 15_000)?.isOverdue).toBe(false);
    expect(cache.find('home', 15_001)?.isOverdue).toBe(true);
    // The same HTML, of data that is known to be right.
    await cache.keep('home', await page('home', { renderedAt: 1_501 }), ISOLATE_PACKER);
    expect(cache.find('home', 16_501)?.isStale).toBe(false);
  });

  test('serves no page from before its clock was set back', async () => {
    const cache = new PageCache();
    await cache.keep('home', await page('home', { renderedAt: 3_600_000 }), ISOLATE_PACKER);
    expect(cache.find('home', 0)).toBeNull();
    await cache.keep('home', await page('new'), ISOLATE_PACKER);
    expect(cache.find('home', 1)?.isStale).toBe(false);
  });

  test('serves no page after the time it became wrong', async () => {
    const cache = new PageCache();
    await cache.keep('home', { ...(await page('home')), until: 5_000 }, ISOLATE_PACKER);
    expect(cache.find('home', 4_999)).not.toBeNull();
    expect(cache.find('home', 5_000)).toBeNull();
  });

  test('makes a page anew once at a time, and again when that has failed', async () => {
    const cache = new PageCache();
    const made: string[] = [];
    const failing = cache.once('home', 0, 100, async () => {
      made.push('first');
      throw new Error('no');
    });
    const second = cache.once('home', 0, 100, async () => void made.push('second'));
    await expect(failing).rejects.toThrow('no');
    await second;
    await cache.once('home', 1, 100, async () => void made.push('third'));
    expect(made).toEqual(['first', 'third']);
  });

  test('is bounded in bytes as they are packed: four hundred pages that pack to 200 KB each stay under 40 MB', async () => {
    const cache = new PageCache();
    const packer: Packer = { ...SIZED_PACKER, pack: async () => new Uint8Array(100_000) };
    for (let index = 0; index < 400; index += 1) {
      await cache.keep(`page ${index}`, await page(String(index)), packer);
    }
    expect(cache.stats.bytes).toBeLessThanOrEqual(40_000_000);
    expect(cache.stats.bytes).toBe(cache.stats.pages * 200_000);
    expect(cache.stats.pages).toBeGreaterThan(190);
    expect(cache.find('page 399', 0)).not.toBeNull();
    expect(cache.find('page 0', 0)).toBeNull();
  });

  test('keeps no more than there is room for beside its packer: on Cloudflare less than where the site hosts itself', async () => {
    const cache = new PageCache();
    const packer: Packer = { ...SIZED_PACKER, roomBytes: 1_000, pack: async () => new Uint8Array(100) };
    for (let index = 0; index < 10; index += 1) {
      await cache.keep(`page ${index}`, await page(String(index)), packer);
    }
    expect(cache.stats).toEqual({ pages: 5, bytes: 1_000 });
    expect(cache.find('page 9', 0)).not.toBeNull();
    expect(ISOLATE_PACKER.roomBytes).toBe(KEPT_MEMORY.pageBytes);
  });

  test('is bounded in number: small pages are removed too, the least recently used first', async () => {
    const cache = new PageCache();
    await cache.keep('home', await page('home'.padEnd(10)), SIZED_PACKER);
    for (let index = 0; index < 4_000; index += 1) {
      await cache.keep(`page ${index}`, await page(String(index).padEnd(10)), SIZED_PACKER);
      if (index % 100 === 0) cache.find('home', 0);
    }
    expect(cache.stats.pages).toBeLessThanOrEqual(3_000);
    expect(cache.find('home', 0)).not.toBeNull();
  });

  test('frees the bytes of a page that is replaced or deleted', async () => {
    const cache = new PageCache();
    await cache.keep('home', await page('old'.padEnd(1_000)), SIZED_PACKER);
    await cache.keep('home', await page('new'.padEnd(100), { renderedAt: 1 }), SIZED_PACKER);
    expect(cache.stats).toEqual({ pages: 1, bytes: 20 });
    cache.delete('home');
    cache.delete('home');
    expect(cache.stats).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('§8 a page is compressed once, when it is kept', () => {
  const bodyOf = (cache: PageCache) => cache.find('home', 1)?.page.body;

  test('it is served as it was rendered until it is packed, then in its packed forms alone', async () => {
    const cache = new PageCache();
    const keeping = cache.keep('home', await page('<h1>Lobby 🎰</h1>'), ISOLATE_PACKER);
    expect(bodyOf(cache)?.kind).toBe('rendered');
    await keeping;
    const body = bodyOf(cache);
    if (body?.kind !== 'packed') throw new Error('The page is not packed');
    expect(text(brotliDecompressSync(body.br))).toBe('<h1>Lobby 🎰</h1>');
    expect(text(gunzipSync(body.gzip))).toBe('<h1>Lobby 🎰</h1>');
    expect(cache.stats.bytes).toBe(body.br.length + body.gzip.length);
  });

  test('soon at first, then at the best quality', async () => {
    const cache = new PageCache();
    const packer = countingPacker();
    await cache.keep('home', await page('A'), packer);
    expect(packer.asked).toEqual(['br 5 A', 'gzip 6 A', 'br 11 A']);
    expect(bodyOf(cache)).toMatchObject({ isSmallest: true });
  });

  test('while a page is packed, its predecessor is served', async () => {
    const cache = new PageCache();
    await cache.keep('home', await page('A'), ISOLATE_PACKER);
    const before = cache.find('home', 0)?.page;
    const keeping = cache.keep('home', await page('B', { renderedAt: 1 }), ISOLATE_PACKER);
    expect(cache.find('home', 1)?.page).toBe(before);
    await keeping;
    expect(cache.find('home', 1)?.page.etag).not.toBe(before?.etag);
  });

  test('a page that is the same when it is made anew is fresh again, and not packed again', async () => {
    const cache = new PageCache();
    const packer = countingPacker();
    await cache.keep('home', await page('A'), packer);
    await cache.keep('home', await page('A', { renderedAt: 20_000 }), packer);
    expect(packer.asked).toHaveLength(3);
    expect(cache.find('home', 20_001)?.isStale).toBe(false);
    expect(cache.find('home', 20_001)?.page.body.kind).toBe('packed');
  });

  test('fifty visitors who come while a page is packed do not have it packed fifty times', async () => {
    const cache = new PageCache();
    const packer = countingPacker();
    const pages = await Promise.all(Array.from({ length: 50 }, () => page('A')));
    await Promise.all(pages.map((one) => cache.keep('home', one, packer)));
    expect(packer.asked).toHaveLength(3);
  });

  test('a page that is slow to pack does not replace a newer one, nor come back when it is gone', async () => {
    const cache = new PageCache();
    const waiting: (() => void)[] = [];
    const slow: Packer = {
      brotliQualities: [11],
      pack: (html) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(html));
        }),
    };
    const late = cache.keep('home', await page('A'), slow);
    await cache.keep('home', await page('B', { renderedAt: 1 }), ISOLATE_PACKER);
    const newer = cache.find('home', 1)?.page;
    for (const finish of waiting.splice(0)) finish();
    await late;
    expect(cache.find('home', 1)?.page).toBe(newer);

    const gone = cache.keep('slots', await page('S'), slow);
    cache.delete('slots');
    for (const finish of waiting.splice(0)) finish();
    await gone;
    expect(cache.find('slots', 0)).toBeNull();
  });

  test('a packer that fails leaves the page as it was rendered, and is asked again with the next one', async () => {
    const cache = new PageCache();
    const failing: Packer = { brotliQualities: [5], pack: () => Promise.reject(new Error('packer')) };
    await expect(cache.keep('home', await page('A'), failing)).rejects.toThrow('packer');
    expect(bodyOf(cache)?.kind).toBe('rendered');
    await cache.keep('home', await page('A', { renderedAt: 1 }), ISOLATE_PACKER);
    expect(bodyOf(cache)?.kind).toBe('packed');
  });

  test('what is new is served also where the packer fails: not the page before it', async () => {
    const cache = new PageCache();
    const failing: Packer = { brotliQualities: [5], pack: () => Promise.reject(new Error('packer')) };
    await cache.keep('home', await page('A'), ISOLATE_PACKER);
    const renewed = await page('B', { renderedAt: 20_000 });
    await expect(cache.keep('home', renewed, failing)).rejects.toThrow('packer');
    expect(cache.find('home', 20_001)).toEqual({ page: renewed, isStale: false, isOverdue: false });
  });

  test('a page that was packed soon stays so where its best form fails', async () => {
    const cache = new PageCache();
    const packer: Packer = {
      brotliQualities: [5, 11],
      pack: (html, coding, quality) =>
        quality === 11 ? Promise.reject(new Error('packer')) : ISOLATE_PACKER.pack(html, coding, quality),
    };
    await expect(cache.keep('home', await page('A'), packer)).rejects.toThrow('packer');
    expect(bodyOf(cache)).toMatchObject({ kind: 'packed', isSmallest: false });
  });

  test('a packer that does not answer keeps no page back for longer than two minutes', async () => {
    const cache = new PageCache();
    const silent: Packer = { brotliQualities: [5], pack: () => new Promise(() => undefined) };
    await cache.keep('home', await page('A'), ISOLATE_PACKER);
    const before = cache.find('home', 0)?.page;
    void cache.keep('home', await page('B', { renderedAt: 20_000 }), silent);
    expect(cache.find('home', 20_000)?.page).toBe(before);
    const renewed = await page('C', { renderedAt: 120_001 });
    void cache.keep('home', renewed, silent);
    expect(cache.find('home', 120_001)?.page).toBe(renewed);
  });

  test('a client without compression gets the HTML; of such pages only the last are held in memory', async () => {
    const cache = new PageCache();
    const bodies: number[] = [];
    const pageBytes = 1_000_000;
    for (let index = 0; index < 40; index += 1) {
      const html = `page ${index} `.padEnd(pageBytes, 'x');
      await cache.keep(String(index), await page(html), ISOLATE_PACKER);
      const kept = cache.find(String(index), 0)?.page;
      if (kept?.body.kind !== 'packed') throw new Error('The page is not packed');
      expect(text(cache.unpacked(kept, kept.body))).toBe(html);
      bodies.push(kept.body.br.length + kept.body.gzip.length);
    }
    const packed = bodies.reduce((sum, size) => sum + size, 0);
    expect(cache.stats.bytes - packed).toBe(
      KEPT_MEMORY.unpackedBytes - (KEPT_MEMORY.unpackedBytes % pageBytes),
    );
  });
});
