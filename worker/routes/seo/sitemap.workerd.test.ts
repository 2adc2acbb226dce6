import { expect, test } from 'vitest';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES } from '../../../shared/i18n/locales.ts';
import { openLaboratory } from '../../../testing/worker/laboratory.ts';
import { editPost, signedNotice } from '../../../testing/editor.ts';
import { startTestSite } from '../../../testing/site.ts';

const SITE_URL = 'https://www.velvet-comet.example';
/** Editors write in English and Spanish; any other language has the English posts in the sandbox. */
const SPANISH = LOCALES.filter((locale) => LOCALE_FACTS[locale].language === 'es');
const OTHERS = LOCALES.filter((locale) => !SPANISH.includes(locale));

test('§2.2 the promotions with a design of their own are in the sitemap, even with WordPress down', async () => {
  const site = await startTestSite({ SITE_URL });
  try {
    await site.sandbox.fault('cms', '500');
    const xml = await (await site.request('/sitemap.xml')).text();
    for (const slug of ['game-of-the-week', 'oktoberfest', 'welcome-package']) {
      for (const locale of LOCALES) {
        const address = SITE_URL + localePath(locale, `/promotions/${slug}/`);
        expect(xml).toContain(`<loc>${address}</loc>`);
      }
    }
  } finally {
    await site.stop();
  }
});

test('§2.2 what an editor keeps from search engines, and an offer that has no page for them now, is not in the sitemap', async () => {
  const site = await startTestSite({ SITE_URL });
  const noindex = { seo: { title: 'Kept', description: 'Kept', noindex: true } };
  const kept: readonly (readonly [string, string, string, object])[] = [
    ['/blog/rtp-explained/', 'magazine', 'rtp-explained', noindex],
    ['/providers/brass-orrery/', 'providers', 'brass-orrery', noindex],
    ['/themes/egypt/', 'themes', 'egypt', noindex],
    ['/welcome/', 'pages', 'welcome', noindex],
    ['/promotions/free-spins-friday/', 'promotions', 'free-spins-friday', noindex],
    ['/promotions/oktoberfest/', 'promotions', 'oktoberfest', { acf: { ends_at: '2020-01-01' } }],
    ['/promotions/game-of-the-week/', 'promotions', 'game-of-the-week', { acf: { starts_at: '2090-01-01' } }],
  ];
  const listed = async () =>
    new Set(
      [...(await (await site.request('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
        ([, address]) => address?.replace(SITE_URL, ''),
      ),
    );
  try {
    const before = await listed();
    for (const [path, type, slug, patch] of kept) {
      expect(before).toContain(path);
      await editPost(site.sandbox.origin, { type, slug, patch });
      await site.request('/ops/revalidate', signedNotice({ type, slug, lang: 'en' }));
    }
    const after = await listed();
    for (const [path] of kept) {
      const response = await site.request(path, { country: 'GB' });
      const html = await response.text();
      expect(response.status === 404 || html.includes('content="noindex,follow"'), path).toBe(true);
      expect(after).not.toContain(path);
    }
    expect(after).toContain('/promotions/welcome-package/');
  } finally {
    await site.stop();
  }
});

test('§8 the sitemap is made once a minute, and anew when an editor has published', async () => {
  const site = await openLaboratory();
  const sitemap = async () => (await site.request('/sitemap.xml')).text();
  try {
    const first = await sitemap();
    const slug = /\/blog\/([a-z0-9-]+)\//u.exec(first)?.[1] ?? '';
    const listed = `${SITE_URL}/blog/${slug}/</loc>`;
    expect(first).toContain(listed);
    await editPost(site.sandbox.origin, { type: 'magazine', slug, patch: { status: 'draft' } });
    await site.advance(30);
    expect(await sitemap()).toBe(first);
    // No part of it was read for the second.
    expect(
      (await site.log())
        .filter((line) => line['url.path'] === '/sitemap.xml')
        .map((line) => line['casino.data_cache.state'] !== undefined),
    ).toEqual([true, false]);
    await site.request('/ops/revalidate', signedNotice({ type: 'magazine', slug, lang: 'en' }));
    expect(await sitemap()).not.toContain(listed);
  } finally {
    await site.stop();
  }
});

test('§7.3 what was before a publication, because WordPress fails after it, is no current sitemap and for no cache', async () => {
  const site = await startTestSite({ SITE_URL });
  const caching = async (path: string) => {
    const response = await site.request(path, { country: 'GB' });
    return { text: await response.text(), cacheControl: response.headers.get('cache-control') };
  };
  try {
    expect((await caching('/sitemap.xml')).cacheControl).toBe('public, max-age=600');
    const { text, cacheControl } = await caching('/api/categories');
    expect(cacheControl).toBe('private, max-age=60');
    const [slug = ''] = Object.values(
      (JSON.parse(text) as { reviewSlugs: Record<string, string> }).reviewSlugs,
    );
    await editPost(site.sandbox.origin, { type: 'games', slug, patch: { status: 'draft' } });
    await site.sandbox.fault('cms', '500');
    await site.request('/ops/revalidate', signedNotice({ type: 'games', slug, lang: 'en' }));
    expect((await caching('/sitemap.xml')).cacheControl).toBe('no-store');
    expect((await caching('/api/categories')).cacheControl).toBe('private, no-store');
    await site.sandbox.fault('cms', null);
    await expect
      .poll(async () => (await caching('/sitemap.xml')).cacheControl, { timeout: 10_000, interval: 500 })
      .toBe('public, max-age=600');
    expect((await caching('/sitemap.xml')).text).not.toContain(
      `<loc>${SITE_URL}/casino/games/${slug}/</loc>`,
    );
  } finally {
    await site.stop();
  }
});

test('§2.7 nothing leads to a translation that there is not; a translation under a slug of its own is in the sitemap', async () => {
  const site = await startTestSite({ SITE_URL });
  const text = async (path: string) => (await site.request(path, { country: 'GB' })).text();
  const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, href]) => href);
  const alternatesOf = (html: string) =>
    addresses(html, /<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gu);
  const languagesOf = (html: string) => new Set(addresses(html, /<a href="([^"]+)" hrefLang="[^"]+"/gu));
  try {
    const slug = /\/blog\/([a-z0-9-]+)\//u.exec(await text('/blog/'))?.[1] ?? '';
    const own = 'una-entrada-propia';
    await editPost(site.sandbox.origin, { type: 'magazine', slug, lang: 'es', patch: { slug: own } });
    await site.request('/ops/revalidate', signedNotice({ type: 'magazine', slug, lang: 'es' }));

    const english = await text(`/blog/${slug}/`);
    const inEnglish = OTHERS.map((locale) => SITE_URL + localePath(locale, `/blog/${slug}/`));
    expect(alternatesOf(english)).toEqual([...inEnglish, `${SITE_URL}/blog/${slug}/`]);
    expect(languagesOf(english)).toEqual(
      new Set(
        LOCALES.map((locale) => localePath(locale, OTHERS.includes(locale) ? `/blog/${slug}/` : '/blog/')),
      ),
    );

    const spanish = await text(`/es/blog/${own}/`);
    const inSpanish = SPANISH.map((locale) => SITE_URL + localePath(locale, `/blog/${own}/`));
    expect(alternatesOf(spanish)).toEqual(inSpanish);
    expect(languagesOf(spanish)).toEqual(
      new Set(
        LOCALES.map((locale) => {
          if (locale === DEFAULT_LOCALE) return '/blog/?lang=en';
          return localePath(locale, SPANISH.includes(locale) ? `/blog/${own}/` : '/blog/');
        }),
      ),
    );

    const listed = addresses(await text('/sitemap.xml'), /<loc>([^<]+)<\/loc>/gu).filter(
      (address) => address?.endsWith(`/blog/${slug}/`) === true || address?.includes(own) === true,
    );
    expect(listed).toEqual([...inEnglish, ...inSpanish]);
  } finally {
    await site.stop();
  }
});
