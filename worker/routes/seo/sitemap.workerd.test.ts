import { expect, test } from 'vitest';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { openLaboratory } from '../../../testing/worker/laboratory.ts';
import { editPost, signedNotice } from '../../../testing/editor.ts';
import { startTestSite } from '../../../testing/site.ts';

const SITE_URL = 'https://www.velvet-comet.example';

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

test('§8 the sitemap is made once a minute, and anew when an editor has published', async () => {
  const site = await openLaboratory();
  const sitemap = async () => (await site.request('/sitemap.xml')).text();
  try {
    const first = await sitemap();
    const slug = /\/blog\/([a-z0-9-]+)\//u.exec(first)?.[1] ?? '';
    const listed = `/blog/${slug}/</loc>`;
    expect(first).toContain(listed);
    await editPost(site.sandbox.origin, { type: 'magazine', slug, patch: { status: 'draft' } });
    await site.advance(50);
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
