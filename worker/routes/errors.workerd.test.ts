import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logLineOf, startTestSite, type TestSite } from '../../testing/site.ts';
import { json, serve } from '../../testing/worker/http-server.ts';
import { buildWorker } from '../../testing/worker/build-worker.ts';
import { words } from '../../testing/worker/fault-matrix.ts';
import { openLaboratory } from '../../testing/worker/laboratory.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

const read = async (path: string, country = 'GB') => {
  const response = await site.request(path, { country });
  return { status: response.status, html: await response.text(), headers: response.headers };
};

/** The text of the page's h1, without markup. */
const headline = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1]?.replaceAll(/<[^>]+>/gu, '') ?? '';

const expectShell = (html: string): void => {
  for (const landmark of ['<header', '<main', '<footer', '</html>']) expect(html).toContain(landmark);
  expect(html).toContain('gamcare.org.uk');
  expect(html).not.toMatch(/\bat \S+ \((?:file|index|worker)|UpstreamError/u);
};

/** The page's data, as its scripts read it. */
const PAYLOAD = /<script[^>]* id="page-data"[^>]*>(.*?)<\/script>/su;
const payloadOf = (html: string): { readonly pageData: unknown } =>
  JSON.parse(PAYLOAD.exec(html)?.[1] ?? 'null');

const NOT_FOUND = { en: 'This page could not be found', es: 'No se ha podido encontrar esta página' };
const BROKEN = { en: 'Unknown error please reload', es: 'Error desconocido, vuelve a cargar la página' };

describe('§2.4, §8 what cannot be found', () => {
  test.each([
    ['an unknown route', '/nothing-here/'],
    ['a route too deep', '/blog/a/b/c/'],
    ['an unknown tab', '/no-such-tab/'],
    ['an unknown tab of all games', '/all-games/no-such-tab/'],
    ['an unknown article', '/blog/no-such-article/'],
    ['an unknown promotion', '/promotions/no-such-promotion/'],
    ['an unknown studio', '/providers/no-such-studio/'],
    ['an unknown theme', '/themes/no-such-theme/'],
    ['an unknown review', '/casino/games/no-such-game/'],
    ['an unknown info page', '/info/no-such-page/'],
    ['a page past the end', '/blog/?page=999'],
    ['a page of games past the end', '/slots/?page=999'],
    ['an unknown category', '/blog/?category=no-such-category'],
    ['an address that is none', '/%e0%a4%a/'],
    ['an address that a file could have', '/no-such-file.txt'],
  ])('%s: 404, §8’s text, a link home, and the layout around it', async (_name, path) => {
    const { status, html, headers } = await read(path);
    expect(status).toBe(404);
    expect(headline(html)).toBe(NOT_FOUND.en);
    expect(html).toMatch(/<a[^>]*href="\/"/u);
    expect(html).toContain('name="robots" content="noindex,follow"');
    expect(html).not.toContain('rel="alternate"');
    expect(headers.get('etag')).toBeNull();
    expectShell(html);
  });

  test.each([
    ['/es/nothing-here/', 'es-ES', NOT_FOUND.es, '/es/'],
    ['/es/blog/no-such-article/', 'es-ES', NOT_FOUND.es, '/es/'],
    ['/en-ca/nothing-here/', 'en-CA', NOT_FOUND.en, '/en-ca/'],
    ['/es/%ff/', 'es-ES', NOT_FOUND.es, '/es/'],
  ])('%s is in the reader’s language', async (path, tag, message, home) => {
    const { status, html } = await read(path);
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${tag}"`);
    expect(headline(html)).toBe(message);
    expect(html).toContain(`href="${home}"`);
  });

  test('§2.4 a post that does not exist: the page says what the content service says of it, cleaned', async () => {
    const errors: Readonly<Record<string, object>> = {
      long: { code: 'casino_unknown_slug', message: 'x'.repeat(900) },
      gone: { code: 'casino_unknown_slug', message: 'Sorry &amp; <b>gone</b><script>alert(1)</script>' },
      developers: { code: 'rest_no_route', message: 'No route was found matching the URL' },
      strange: { code: 'casino_unknown_slug', message: { a: 1 } },
    };
    const { origin } = await serve((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      const error = errors[searchParams.get('slug') ?? ''];
      const isAsked = pathname.endsWith('/resolve') && error !== undefined;
      json(isAsked ? error : [], isAsked ? 404 : 200)(request, response);
    });
    const alone = await startTestSite({ CMS_ORIGIN: origin });
    const shown = async (slug: string) => {
      const response = await alone.request(`/blog/${slug}/`, { country: 'GB' });
      expect(response.status, slug).toBe(404);
      const html = await response.text();
      expect(html, slug).toMatch(/<a[^>]*href="\/"/u);
      expect(html, slug).not.toContain('alert(1)');
      return headline(html);
    };
    try {
      expect(await shown('gone')).toBe('Sorry &amp; gone');
      // Once more, out of the cache of what does not exist.
      expect(await shown('gone')).toBe('Sorry &amp; gone');
      expect(await shown('long')).toBe('x'.repeat(200));
      expect(await shown('developers')).toBe(NOT_FOUND.en);
      expect(await shown('strange')).toBe(NOT_FOUND.en);
    } finally {
      await alone.stop();
    }
  });

  test.each(['/made-up-canary/of/no/route/', '/made-up-canary/%ff/'])(
    '%s: the page’s data has the requested address for its scripts, and the page shows nothing of it',
    async (path) => {
      const { html } = await read(path);
      expect(payloadOf(html)).toMatchObject({ pageData: { address: { locale: 'en', path } } });
      expect(html.replace(PAYLOAD, '')).not.toContain('made-up-canary');
      expect(html).not.toMatch(/aria-current="page"|rel="canonical"/u);
    },
  );
});

test.each(['/nothing-here-to-log/', '/nothing-here-to-log/%ff/'])(
  '%s has the route not-found in the log',
  async (path) => {
    const response = await site.request(path, { country: 'GB' });
    expect(await logLineOf(site, response)).toMatchObject({
      'url.path': path,
      'http.response.status_code': 404,
      'http.route': 'not-found',
    });
  },
);

describe('§2.4, §8 what cannot be made', () => {
  test.each([
    ['/blog/', BROKEN.en],
    ['/es/blog/', BROKEN.es],
    ['/info/terms/', BROKEN.en],
    ['/es/info/terms/', BROKEN.es],
  ])(
    '%s with its upstream down and nothing stored: 500, “%s”, and the layout around it',
    async (path, message) => {
      const cold = await startTestSite();
      try {
        await cold.sandbox.fault('*', '500');
        const response = await cold.request(path, { country: 'GB' });
        const html = await response.text();
        expect(response.status).toBe(500);
        expect(headline(html)).toBe(message);
        expect(html).toContain('name="robots" content="noindex,follow"');
        expectShell(html);
        // No upstream's name or response, no message of an error.
        expect(words(html)).not.toMatch(/cms|platform:|status 500|wp-json/iu);
        const line = await logLineOf(cold, response);
        expect(line).toMatchObject({ severity_text: 'ERROR', 'http.response.status_code': 500 });
        expect(line['casino.errors']?.join()).toMatch(/(?:cms|platform): /u);
        // Once it is back, the next visitor gets the page.
        await cold.sandbox.fault('*', null);
      } finally {
        await cold.stop();
      }
    },
  );

  test('a route that names an unknown middleware: 500 and its name (§8)', async () => {
    const laboratory = await openLaboratory({
      module: await buildWorker('testing/worker/unguarded-site.ts'),
    });
    try {
      for (const [path, tag] of [
        ['/themes/', 'en-GB'],
        ['/es/themes/', 'es-ES'],
      ] as const) {
        const response = await laboratory.request(path);
        const html = await response.text();
        expect(response.status).toBe(500);
        expect(html).toContain(`<html lang="${tag}"`);
        expect(headline(html)).toBe('Unknown middleware no-such-guard');
        expectShell(html);
      }
      expect((await laboratory.request('/')).status).toBe(200);
    } finally {
      await laboratory.stop();
    }
  });

  test('when not even the error page can be made: §8’s text and a link home, in the reader’s language', async () => {
    // A client build without a single file, so that no document can be made.
    const laboratory = await openLaboratory({
      module: await buildWorker('worker/index.ts', { manifest: {}, styleSheets: {} }),
    });
    try {
      const cases = [
        ['/', 'en-GB', 'An error occurred while showing the error page', '/'],
        ['/nothing-here/', 'en-GB', 'An error occurred while showing the error page', '/'],
        ['/es/slots/', 'es-ES', 'Se ha producido un error al mostrar la página de error', '/es/'],
      ] as const;
      for (const [path, tag, message, home] of cases) {
        const response = await laboratory.request(path);
        const html = await response.text();
        expect(response.status).toBe(500);
        expect(html).toContain(`<html lang="${tag}">`);
        expect(headline(html)).toBe(message);
        expect(html).toContain(`<a href="${home}"`);
        expect(html).not.toMatch(/client build|\bat \S+ \(/u);
        // §2.5 blank: the page alone.
        expect(html).toContain('<main');
        expect(html).not.toMatch(/<header|<footer|<nav|<script|<link/u);
        expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      }
      const line = (await laboratory.log()).findLast((one) => one['url.path'] === '/es/slots/');
      expect(line?.['casino.errors']?.join()).toContain('The client build has no');
    } finally {
      await laboratory.stop();
    }
  });

  test('a deployment with wrong settings serves nothing, and names them to its operator', async () => {
    const laboratory = await openLaboratory({ settings: { GTM_ID: 'not-a-tag', BRAND_ID: 'x' } });
    try {
      const response = await laboratory.request('/');
      expect(response.status).toBe(500);
      expect(await response.text()).not.toMatch(/GTM_ID|BRAND_ID|not-a-tag/u);
      for (const path of ['/', '/healthz', '/api/geo', '/assets/app.js']) {
        const { status, headers } = await laboratory.request(path);
        expect(status, path).toBe(500);
        expect(Object.fromEntries(headers), path).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'strict-origin-when-cross-origin',
        });
      }
    } finally {
      await laboratory.stop();
    }
  });
});
