import { expect, test } from 'vitest';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
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
