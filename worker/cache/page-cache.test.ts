import { describe, expect, test } from 'vitest';
import { joinWithNonce, PageCache, sizeOf, splitAtNonce, type CachedPage } from './page-cache.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const page = (size: number): CachedPage => ({
  parts: [new Uint8Array(size)],
  size,
  etag: 'etag',
  renderedAt: 0,
  until: null,
  headers: {},
});

describe('§7.9 a kept page', () => {
  test('is the same page with another nonce, wherever the nonce stands', () => {
    const html = '<script nonce="OLD">1</script>é🎰<style nonce="OLD"></style>';
    const parts = splitAtNonce(html, 'OLD');
    expect(decode(joinWithNonce({ parts, size: sizeOf(parts) }, 'brand-new/nonce=='))).toBe(
      html.replaceAll('OLD', 'brand-new/nonce=='),
    );
  });

  test('without a nonce is joined as it was', () => {
    const parts = splitAtNonce('<p>plain</p>', 'OLD');
    expect(decode(joinWithNonce({ parts, size: sizeOf(parts) }, 'x'))).toBe('<p>plain</p>');
  });
});

describe('§8 the page cache is bounded', () => {
  test('in bytes: ten thousand pages of 100 KB stay under 48 MB', () => {
    const cache = new PageCache();
    for (let index = 0; index < 10_000; index += 1) cache.set(`page ${index}`, page(100_000));
    expect(cache.stats.bytes).toBeLessThanOrEqual(48_000_000);
    expect(cache.stats.bytes).toBe(cache.stats.pages * 100_000);
    expect(cache.get('page 9999')).toBeDefined();
    expect(cache.get('page 0')).toBeUndefined();
  });

  test('in number: small pages too go, the longest unused first', () => {
    const cache = new PageCache();
    cache.set('home', page(1));
    for (let index = 0; index < 10_000; index += 1) {
      cache.set(`page ${index}`, page(1));
      if (index % 100 === 0) cache.get('home');
    }
    expect(cache.stats.pages).toBeLessThanOrEqual(3_000);
    expect(cache.get('home')).toBeDefined();
  });

  test('a page that is replaced or deleted gives its bytes back', () => {
    const cache = new PageCache();
    cache.set('home', page(1_000));
    cache.set('home', page(10));
    expect(cache.stats).toEqual({ pages: 1, bytes: 10 });
    cache.delete('home');
    cache.delete('home');
    expect(cache.stats).toEqual({ pages: 0, bytes: 0 });
  });
});
