import { expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { selectHtml } from './audience.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanOptions } from './site-clean-options.ts';

const settings = parseSettings({
  SITE_URL: 'https://www.casino.example',
  SANDBOX_ORIGIN: 'https://sandbox.example',
  CMS_ORIGIN: 'https://cms.example',
  PLATFORM_ORIGIN: 'http://platform.internal',
  PROMOTIONS_ORIGIN: 'https://promotions.example',
  REVALIDATE_SECRET: 'a-secret-of-our-own-1',
  OPS_TOKEN: 'a-token-of-our-own-2',
  PUBLIC_ORIGINS: 'http://platform.internal=https://platform.example',
});

test('§2.3 a link to an address that only the sending service has leads there', () => {
  for (const [service, origin] of [
    ['cms', 'https://cms.example'],
    ['platform', 'https://platform.example'],
    ['promotions', 'https://promotions.example'],
  ] as const) {
    const html = selectHtml(
      cleanHtml('<p>a <a href="/account/limits">b</a></p>', cleanOptions(settings, 'en', { service })),
      'GB',
    );
    expect(html).toContain(`href="${origin}/account/limits"`);
  }
});

test.each([
  ['cms', 'https://cms.example'],
  ['platform', 'https://platform.example'],
  ['promotions', 'https://promotions.example'],
] as const)('§2.3 relative media and files in content of %s are at %s', (service, origin) => {
  const written = `<p>a <a href="/wp-content/uploads/b.pdf">b</a></p><img src="/media/c.png" srcset="/media/d.png 2x" alt="">
    <video src="/media/e.mp4" poster="//platform.example/f.png"></video><p><a href="/slots/">g</a></p>
    <a href="https://www.casino.example/wp-content/uploads/h.pdf">h</a>`;
  const html = selectHtml(cleanHtml(written, cleanOptions(settings, 'en', { service })), 'GB');
  for (const address of [
    `"${origin}/wp-content/uploads/b.pdf"`,
    `"${origin}/media/c.png"`,
    `${origin}/media/d.png 2x`,
    `"${origin}/media/e.mp4"`,
    '"https://platform.example/f.png"',
    '"/slots/"',
    // Under our own name it is WordPress's, whoever links to it.
    '"https://cms.example/wp-content/uploads/h.pdf"',
  ])
    expect(html).toContain(address);
});
