import { describe, expect, test, vi } from 'vitest';
import { LOCALE_FACTS, LOCALES, type Language } from '../../../shared/i18n/locales.ts';
import { collectAddresses, translatedAddresses } from './site-addresses.ts';

const listing = async (paths: readonly string[], complete = true) => ({
  addresses: paths.map((path) => ({ path })),
  complete,
});
const failing = async () => {
  throw new Error('the feed is down');
};

describe('§7.9 the addresses of the sitemap', () => {
  test('when one page’s listing fails, the others are still listed, and the failure is logged', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const found = await collectAddresses([listing(['/a/']), failing(), listing(['/b/'])], { report });
    expect(found).toEqual({ addresses: [{ path: '/a/' }, { path: '/b/' }], complete: false });
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('the feed is down'));
  });

  test('are complete when every listing is, and each path is there once', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const dated = async () => ({ addresses: [{ path: '/a/', modified: '2026-11-22' }], complete: true });
    const found = await collectAddresses([listing(['/a/', '/b/']), dated()], { report });
    expect(found).toEqual({
      addresses: [{ path: '/a/', modified: '2026-11-22' }, { path: '/b/' }],
      complete: true,
    });
    const holed = await collectAddresses([listing(['/a/'], false)], { report });
    expect(holed.complete).toBe(false);
    expect(report).not.toHaveBeenCalled();
  });
});

test('§7.9 what a language lists is there in its locales and in no others, changed when it was there', () => {
  const { byPath, complete } = translatedAddresses([
    {
      language: 'en',
      complete: true,
      addresses: [{ path: '/blog/' }, { path: '/blog/a/', modified: '2026-11-22' }],
    },
    {
      language: 'es',
      complete: false,
      addresses: [{ path: '/blog/' }, { path: '/blog/b/', modified: '2026-11-23' }],
    },
  ]);
  expect([...byPath].map(([path, locales]) => [path, Object.fromEntries(locales)])).toEqual([
    ['/blog/', { ...inLocalesOf('en', null), ...inLocalesOf('es', null) }],
    ['/blog/a/', inLocalesOf('en', '2026-11-22')],
    ['/blog/b/', inLocalesOf('es', '2026-11-23')],
  ]);
  expect(complete).toBe(false);
});

function inLocalesOf(language: Language, modified: string | null): Record<string, string | null> {
  const locales = LOCALES.filter((locale) => LOCALE_FACTS[locale].language === language);
  return Object.fromEntries(locales.map((locale) => [locale, modified]));
}
