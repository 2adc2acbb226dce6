import { expect, test } from 'vitest';
import { productionSettings, startTestSite } from '../../../testing/site.ts';

test('/ops/style is a page of the sandbox alone, in both languages, for no search engine and no cache', async () => {
  const site = await startTestSite();
  try {
    const english = await site.request('/ops/style');
    expect(english.status).toBe(200);
    expect(english.headers.get('x-robots-tag')).toBe('noindex');
    expect(english.headers.get('cache-control')).toBe('no-store');
    const html = await english.text();
    expect(html).toContain('<html lang="en-GB">');
    expect(html).not.toContain('<script');
    // A game's cover, an editor's blocks, and the styles that ship, with the states forced.
    expect(html).toMatch(/<img[^>]*290x192_/u);
    expect(html).toContain('wp-block-');
    expect(html).toContain("[data-state='hover'] *");
    expect(await (await site.request('/ops/style?lang=es')).text()).toContain('<html lang="es-ES">');
    expect((await site.request('/ops/style', { method: 'POST' })).status).toBe(405);
  } finally {
    await site.stop();
  }
});

test('/ops/style of an operator’s site is as any address that is none', async () => {
  const production = await startTestSite(({ origin }) => productionSettings(origin));
  try {
    for (const method of ['GET', 'POST']) {
      const response = await production.request('/ops/style', { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(
        await (await production.request('/ops/nothing', { method })).json(),
      );
    }
  } finally {
    await production.stop();
  }
});
