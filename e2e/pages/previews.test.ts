import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editPost, sign, signedNotice } from '../../testing/editor.ts';
import { readDocument } from '../../testing/read-document.ts';
import { REVALIDATE_SECRET, startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(async () => {
  await site.stop();
});

interface Draft {
  readonly type: string;
  readonly slug: string;
  readonly lang?: 'en' | 'es';
}

/** The id of a published post in the sandbox's WordPress. */
async function idOf({ type, slug, lang = 'en' }: Draft): Promise<number> {
  const address = `${site.sandbox.origin}/wp-json/wp/v2/${type}?slug=${slug}&lang=${lang}&_fields=id`;
  const posts: readonly { readonly id: number }[] = JSON.parse(await (await fetch(address)).text());
  const [post] = posts;
  if (post === undefined) throw new Error(`The sandbox has no ${type}/${slug} in ${lang}`);
  return post.id;
}

/** The address that the editor's Preview button opens (wordpress/README.md). */
async function previewLink(type: string, id: number, expiresInS = 600): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + expiresInS;
  const signature = sign(REVALIDATE_SECRET, `preview.${type}.${id}.${expires}`);
  return `/preview/?type=${type}&id=${id}&expires=${expires}&signature=${signature}`;
}

describe('a draft’s preview', () => {
  it.each([
    [{ type: 'magazine', slug: 'rtp-explained' }, 'en-GB', 'article h1, Magazine', 'Magazine'],
    [{ type: 'magazine', slug: 'rtp-explained', lang: 'es' }, 'es-ES', 'in Spanish', 'Revista'],
    [{ type: 'promotions', slug: 'oktoberfest' }, 'en-GB', 'the designed page', 'Take part'],
    [{ type: 'games', slug: 'velvet-roulette' }, 'en-GB', 'a review with its facts', 'At a glance'],
    [{ type: 'providers', slug: 'brass-orrery' }, 'en-GB', 'a studio with its games', '111 games'],
    [{ type: 'themes', slug: 'egypt' }, 'en-GB', 'a theme with its games', 'games'],
    [{ type: 'pages', slug: 'contact-us' }, 'en-GB', 'the contact page', 'Send message'],
  ] as const)(
    '%o is shown as the page it becomes, in its language: %s, %s',
    async (draft, lang, _what, words) => {
      const response = await site.request(await previewLink(draft.type, await idOf(draft)));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      const document = readDocument(await response.text());
      expect(document.lang).toBe(lang);
      expect(document.robots).toBe('noindex,nofollow');
      expect(document.alternates.size).toBe(0);
      expect(document.text).toContain(words);
      const banner = document.all('output').find(({ text }) => text !== '' && text.includes(':'));
      expect(banner?.text).toBe(
        lang === 'es-ES'
          ? 'Vista previa: esta página no está publicada.'
          : 'Preview: this page is not published.',
      );
    },
  );

  it('is not shown for a signature that is wrong, expired, or made for another post', async () => {
    const id = await idOf({ type: 'magazine', slug: 'rtp-explained' });
    const link = await previewLink('magazine', id);
    for (const wrong of [
      link.replace(/signature=.{4}/u, 'signature=0000'),
      link.replace(`id=${id}`, `id=${id + 1}`),
      await previewLink('magazine', id, -10),
      '/preview/',
    ]) {
      const response = await site.request(wrong);
      expect(response.status, wrong).toBe(404);
      expect(await response.text()).not.toContain('This page is not published');
    }
  });

  it('does not change the page that other visitors get', async () => {
    await site.request(await previewLink('magazine', await idOf({ type: 'magazine', slug: 'vikings' })));
    const published = await (await site.request('/blog/vikings/')).text();
    expect(published).not.toContain('this page is not published');
  });
});

it('§2.3 an editor’s links to WordPress’s home address stay on the site, in the visitor’s locale', async () => {
  const slug = 'odd-acf-empty-list';
  const patch = {
    content: '<p><a href="https://www.velvet-comet.example/promotions/oktoberfest/">The tent</a></p>',
  };
  await editPost(site.sandbox.origin, { type: 'magazine', slug, patch });
  await site.request('/ops/revalidate', signedNotice({ type: 'magazine', slug, lang: 'en' }));
  const html = await (await site.request(`/en-ie/blog/${slug}/`)).text();
  const link = readDocument(html)
    .all('a')
    .find(({ text }) => text === 'The tent');
  expect(link?.attribute('href')).toBe('/en-ie/promotions/oktoberfest/');
});
