import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const modulesOf = async (path: string): Promise<readonly string[]> => {
  const html = await (await site.request(path, { country: 'GB' })).text();
  return /<script[^>]* data-modules="([^"]+)"/u.exec(html)?.[1]?.split(' ') ?? [];
};

describe('§7.9 first paint', () => {
  test.each(['/', '/blog/', '/slots/', '/nothing-here/', '/welcome/', '/info/terms/'])(
    'what paints %s travels in its document: it has its styles, and asks for no script before it is painted',
    async (path) => {
      const response = await site.request(path, { country: 'GB' });
      const html = await response.text();
      const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu), ([, text]) => text).join('');
      expect(styles).toContain('--night:');
      const main = /<main[^>]* class="([\w-]+)/u.exec(html)?.[1];
      expect(styles).toContain(`.${main}{`);
      // The files that those came from are named for the loader of later chunks, and not fetched.
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"( disabled="")?\/>/gu)];
      expect(sheets.length).toBeGreaterThan(0);
      for (const [, file = '', disabled] of sheets) {
        expect(disabled, file).toBeDefined();
        expect((await site.request(file)).status, file).toBe(200);
      }
      expect(html).not.toMatch(/<link[^>]*(?:modulepreload|as="(?:font|script|style)")/u);
      expect(html).not.toMatch(/<script[^>]* src=/u);
      expect(response.headers.get('link')).toBeNull();
    },
  );

  test('the document names every module that its entry needs, and each exists', async () => {
    const modules = await modulesOf('/info/terms/');
    expect(modules.some((file) => file.includes('/info-page-'))).toBe(true);
    expect(modules.some((file) => file.includes('/react-'))).toBe(true);
    for (const file of modules) expect((await site.request(file)).status, file).toBe(200);
  });

  test.each(['/', '/slots/', '/blog/', '/info/terms/', '/welcome/', '/contact-us/', '/nothing-here/'])(
    'no module that %s asks for is empty, or leads to one that is',
    async (path) => {
      const asked = new Set(await modulesOf(path));
      for (const file of asked) {
        const code = await (await site.request(file)).text();
        expect(code.trim(), file).not.toBe('');
        for (const [, name = ''] of code.matchAll(/(?:from|import)"\.(\/[\w.-]+\.js)"/gu))
          asked.add(`/assets${name}`);
      }
      expect(asked.size).toBeGreaterThan(5);
    },
  );

  test('the lobby’s document is at most 14 KB without the styles that it carries, as it is kept', async () => {
    const html = await (await site.request('/', { country: 'GB' })).text();
    expect(html.match(/data-action="play"/gu)?.length).toBeGreaterThan(140);
    const alone = html.replaceAll(/<style[^>]*>.*?<\/style>/gsu, '');
    expect(brotliCompressSync(alone).length).toBeLessThanOrEqual(14_000);
  });
});
