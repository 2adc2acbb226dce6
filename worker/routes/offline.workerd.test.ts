import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES } from '../../shared/i18n/locales.ts';
import { OFFLINE_MARKS } from '../../shared/domain/offline.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let off: TestSite;

beforeAll(async () => {
  [site, off] = await Promise.all([startTestSite(), startTestSite({ SERVICE_WORKER: 'off' })]);
});
afterAll(async () => {
  await Promise.all([site.stop(), off.stop()]);
});

describe('the service worker', () => {
  test('is served from the root, asked for anew with each visit, and may ask this site alone', async () => {
    const response = await site.request('/service-worker.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/u);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    const script = await response.text();
    expect(script).toContain('respondWith');
    expect(script).not.toMatch(/^(?:import|export)\b/mu);
    expect(script.length).toBeLessThan(4_000);
  });

  test('is sent as it was compressed when it was built', async () => {
    const response = await site.request('/service-worker.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('respondWith');
  });

  test('is one that removes itself where SERVICE_WORKER is off', async () => {
    const response = await off.request('/service-worker.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const script = await response.text();
    expect(script).toContain('unregister');
    expect(script).not.toContain('respondWith');
  });
});

describe('the offline document', () => {
  test.each(LOCALES)(
    'in %s: help that can be called, the age and the licence; no script, no file',
    async (locale) => {
      const { prefix, tag } = LOCALE_FACTS[locale];
      const response = await site.request(`${prefix}/offline/`, { country: 'GB' });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('content-language')).toBe(tag);
      const html = await response.text();
      for (const said of [
        `lang="${tag}"`,
        'tel:08088020133',
        'GAMSTOP',
        '18+',
        'Gambling Commission',
        OFFLINE_MARKS.hidden,
        OFFLINE_MARKS.when,
        OFFLINE_MARKS.lobby,
      ])
        expect(html).toContain(said);
      expect(html).not.toMatch(/<script|<link|<img|src=/u);
    },
  );

  test('has the duties of the visitor’s market', async () => {
    const html = await (await site.request('/offline/', { country: 'MT' })).text();
    expect(html).toContain('1777');
    expect(html).not.toContain('GAMSTOP');
  });
});
