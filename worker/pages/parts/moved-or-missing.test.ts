import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { PageNotFoundError, TryAgainError, type AnyLoaderContext } from '../../page/loader.ts';
import { movedOrMissing } from './moved-or-missing.ts';

/** A WordPress that has posts under some slugs (`null`: it cannot be asked), and says what was renamed to what. */
function contextFor(
  known: readonly string[] | null,
  renamed: Readonly<Record<string, string>>,
): AnyLoaderContext {
  const content = {
    renamed: async (_type: string, slug: string) => ({
      slug: renamed[slug] ?? null,
      message: 'Gone for good',
    }),
    knownLocalesOf: async () => ['en', 'es'],
    post: async (_type: string, slug: string) => {
      if (known === null) throw new Error('cms: status 500');
      return known.includes(slug) ? { slug } : null;
    },
  };
  return { address: { locale: 'en' }, services: { content } } as unknown as AnyLoaderContext;
}

describe('§7.3 a slug that no post has', () => {
  test('leads to the post that has it now', async () => {
    const context = contextFor(['new'], { old: 'new' });
    expect(await movedOrMissing(context, { type: 'magazine', slug: 'old' })).toEqual({
      movedTo: '/blog/new/',
    });
  });

  test.each([
    ['another that no post has, and that may lead back', { ping: 'pong', pong: 'ping' }],
    ['itself', { ping: 'ping' }],
    ['one that no address can have', { ping: '\ud800' }],
    ['none', {}],
  ])('leads nowhere when WordPress resolves it to %s', async (_what, renamed) => {
    const missing = movedOrMissing(contextFor(['new'], renamed), { type: 'magazine', slug: 'ping' });
    await expect(missing).rejects.toEqual(new PageNotFoundError('Gone for good', ['es']));
  });

  test.each<[Locale, readonly Locale[]]>([
    ['es', ['en']],
    ['en-ca', ['es']],
  ])('§2.7 is missing in %s alone where the list of %j is known to have it', async (locale, locales) => {
    const { services } = contextFor([], {});
    const context = { address: { locale }, services } as unknown as AnyLoaderContext;
    const missing = movedOrMissing(context, { type: 'magazine', slug: 'untranslated' });
    await expect(missing).rejects.toMatchObject({ locales });
  });

  test('is not known to have moved while the post that has it cannot be had', async () => {
    const unknown = movedOrMissing(contextFor(null, { old: 'new' }), { type: 'magazine', slug: 'old' });
    await expect(unknown).rejects.toBeInstanceOf(TryAgainError);
  });
});
