import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { keysOf, recordOf } from '../../shared/domain/records.ts';
import { LANGUAGES, LOCALE_FACTS, LOCALES, type Language } from '../../shared/i18n/locales.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';
import type { Services } from './services.ts';

async function contentOver(
  listener: RequestListener,
): Promise<Pick<Services, 'content'> & { readonly urls: readonly string[] }> {
  const { services, urls } = await servicesOver(listener);
  return { content: services.content, urls };
}

describe('§2.7 the locales of a post', () => {
  /** A WordPress whose lists hold the slugs of each language; `null`: it fails for that one. */
  const inLanguages =
    (slugs: Readonly<Record<string, readonly number[] | null>>): RequestListener =>
    (request, response) => {
      const listed = slugs[new URL(request.url ?? '', 'http://x').searchParams.get('lang') ?? ''] ?? null;
      if (listed === null) response.writeHead(500).end();
      else
        json(listed.map((id) => ({ id, slug: `post-${id}`, title: { rendered: `Post ${id}` } })))(
          request,
          response,
        );
    };

  test.each<[Readonly<Record<string, readonly number[] | null>>, readonly Language[]]>([
    [{ en: [1], es: [1] }, []],
    [{ en: [1, 2], es: [2] }, ['es']],
    [{ en: [2], es: [1] }, ['en']],
    [{ en: [1], es: null }, []],
  ])('are those whose list has it, or is not known: of %j all but those of %j', async (slugs, without) => {
    const { content } = await contentOver(inLanguages(slugs));
    // There before they are waited for, with a patience that a busy machine would lose.
    await Promise.allSettled(LOCALES.map((locale) => content.slugs('magazine', locale)));
    const others = LOCALES.filter((locale) => !without.includes(LOCALE_FACTS[locale].language));
    expect(await content.localesOf('magazine', 'post-1')).toEqual(others);
  });

  test.each<[Readonly<Record<string, readonly number[] | null>>, readonly Language[]]>([
    [{ en: [1], es: [2] }, ['en']],
    [{ en: [1], es: null }, ['en']],
    [{ en: null, es: [2] }, []],
  ])('are known where the list is: of %j those of %j', async (slugs, known) => {
    const { content } = await contentOver(inLanguages(slugs));
    await Promise.allSettled(LOCALES.map((locale) => content.slugs('magazine', locale)));
    const locales = LOCALES.filter((locale) => known.includes(LOCALE_FACTS[locale].language));
    expect(await content.knownLocalesOf('magazine', 'post-1')).toEqual(locales);
  });

  test('a list from before a publication says nothing of them', async () => {
    let isDown = false;
    const listed = inLanguages({ ...recordOf(keysOf(LANGUAGES), () => [2]), en: [1] });
    const { content } = await contentOver((request, response) =>
      isDown ? void response.writeHead(500).end() : void listed(request, response),
    );
    await Promise.all(LOCALES.map((locale) => content.slugs('magazine', locale)));
    isDown = true;
    await content.invalidate('magazine', 'post-1', 'a notice');
    expect(await content.knownLocalesOf('magazine', 'post-1')).toEqual([]);
    expect(await content.localesOf('magazine', 'post-1')).toEqual(LOCALES);
  });

  test('ask for each language’s list once, whatever the number of posts', async () => {
    const { content, urls } = await contentOver(inLanguages(recordOf(keysOf(LANGUAGES), () => [1])));
    for (const slug of ['post-1', 'post-2', 'post-3']) await content.localesOf('magazine', slug);
    expect(urls.length).toBe(keysOf(LANGUAGES).length);
  });
});
