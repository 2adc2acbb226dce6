import { describe, expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { cutPage, joinWithNonce, PageCache, pageKey, type CachedPage } from './page-cache.ts';

const FACTS = { renderedAt: 0, until: null, headers: {} };
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const page = (size: number): CachedPage => ({ ...FACTS, parts: [new Uint8Array(size)], size, etag: 'etag' });

describe('§7.9 a cached page', () => {
  test('is the same page with another nonce, wherever the nonce is', async () => {
    const html = '<script nonce="OLD">1</script>é🎰<style nonce="OLD"></style>';
    const cut = await cutPage(html, 'OLD', FACTS);
    expect(decode(joinWithNonce(cut, 'brand-new/nonce=='))).toBe(html.replaceAll('OLD', 'brand-new/nonce=='));
  });

  test('without a nonce is joined as it was', async () => {
    expect(decode(joinWithNonce(await cutPage('<p>plain</p>', 'OLD', FACTS), 'x'))).toBe('<p>plain</p>');
  });

  test('has one tag for one content, whatever its nonce', async () => {
    const tagOf = async (html: string, nonce: string) => (await cutPage(html, nonce, FACTS)).etag;
    const tag = await tagOf('<p nonce="A">1</p>', 'A');
    expect(await tagOf('<p nonce="B">1</p>', 'B')).toBe(tag);
    expect(await tagOf('<p nonce="A">2</p>', 'A')).not.toBe(tag);
  });

  test('has another key for each fact that its HTML depends on', () => {
    const { visitor, address } = testPageData();
    const others = [
      pageKey('2', { visitor, address }),
      pageKey('1', { visitor, address: { ...address, locale: 'es' } }),
      pageKey('1', { visitor, address: { ...address, path: '/slots/' } }),
      pageKey('1', { visitor: { ...visitor, country: 'AT' }, address }),
      pageKey('1', { visitor: { ...visitor, market: 'elsewhere' }, address }),
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
  test('serves a page for 15 s, then makes it anew in the background, and after ten minutes does not serve it', () => {
    const cache = new PageCache();
    cache.set('home', page(1));
    expect(cache.find('home', 15_000)?.isStale).toBe(false);
    expect(cache.find('home', 15_001)?.isStale).toBe(true);
    expect(cache.find('home', 600_000)?.isStale).toBe(true);
    expect(cache.find('home', 600_001)).toBeNull();
    expect(cache.find('slots', 0)).toBeNull();
  });

  test('serves no page after the time it became wrong', () => {
    const cache = new PageCache();
    cache.set('home', { ...page(1), until: 5_000 });
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

  test('is bounded in bytes: ten thousand pages of 100 KB stay under 48 MB', () => {
    const cache = new PageCache();
    for (let index = 0; index < 10_000; index += 1) cache.set(`page ${index}`, page(100_000));
    expect(cache.stats.bytes).toBeLessThanOrEqual(48_000_000);
    expect(cache.stats.bytes).toBe(cache.stats.pages * 100_000);
    expect(cache.find('page 9999', 0)).not.toBeNull();
    expect(cache.find('page 0', 0)).toBeNull();
  });

  test('is bounded in number: small pages are removed too, the least recently used first', () => {
    const cache = new PageCache();
    cache.set('home', page(1));
    for (let index = 0; index < 10_000; index += 1) {
      cache.set(`page ${index}`, page(1));
      if (index % 100 === 0) cache.find('home', 0);
    }
    expect(cache.stats.pages).toBeLessThanOrEqual(3_000);
    expect(cache.find('home', 0)).not.toBeNull();
  });

  test('frees the bytes of a page that is replaced or deleted', () => {
    const cache = new PageCache();
    cache.set('home', page(1_000));
    cache.set('home', page(10));
    expect(cache.stats).toEqual({ pages: 1, bytes: 10 });
    cache.delete('home');
    cache.delete('home');
    expect(cache.stats).toEqual({ pages: 0, bytes: 0 });
  });
});
