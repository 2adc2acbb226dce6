import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

const { visitor } = testPageData();

test('§2.6 in native mode the copyright line’s links to the site’s pages have the flag, and others have not', async () => {
  const hrefs = [
    '/terms',
    '/promotions/?page=2#top',
    '/?page=privacy#cookies',
    '/robots.txt',
    'https://other.example/',
  ];
  const copyrightText = hrefs.map((href) => `<a href="${href}">a</a>`).join('');
  const { services } = await servicesOver(json({ data: { copyrightText, html: '' } }));
  const links = async (isNative: boolean) => {
    const { footer } = await services.shell.footer('en', { ...visitor, isNative });
    return [...(footer.copyright ?? '').matchAll(/href="([^"]*)"/gu)].map(([, href]) => href);
  };
  await expect
    .poll(() => links(true))
    .toEqual([
      '/info/terms/?isnative=true',
      '/promotions/?page=2&#x26;isnative=true#c-top',
      '/info/privacy/?isnative=true#c-cookies',
      '/robots.txt',
      'https://other.example/',
    ]);
  await expect
    .poll(() => links(false))
    .toEqual([
      '/info/terms/',
      '/promotions/?page=2#c-top',
      '/info/privacy/#c-cookies',
      '/robots.txt',
      'https://other.example/',
    ]);
});
