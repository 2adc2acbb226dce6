import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CRITERION_IDS } from '../../shared/config/accessibility.ts';
import { LOCALE_FACTS, LOCALES } from '../../shared/i18n/locales.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const read = async (path: string, country = 'GB') => {
  const response = await site.request(path, { country });
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
};

describe('the accessibility statement', () => {
  test.each([
    ['en', 'Accessibility statement', 'conform in part', '22 November 2026', 'Equality Act 2010'],
    ['en-ca', 'Accessibility statement', 'conform in part', 'November 22, 2026', 'Equality Act 2010'],
    ['en-ie', 'Accessibility statement', 'conform in part', '22 November 2026', 'Equality Act 2010'],
    [
      'es',
      'Declaración de accesibilidad',
      'cumplen en parte',
      '22 de noviembre de 2026',
      'Equality Act 2010',
    ],
  ] as const)(
    '%s: is made of the table: status, what is missing, each criterion, the law of the market',
    async (locale, ...said) => {
      const { prefix } = LOCALE_FACTS[locale];
      const { status, html } = await read(`${prefix}/accessibility/`);
      expect(status).toBe(200);
      for (const words of [...said, 'EN 301 549', `href="${prefix}/contact-us/"`])
        expect(html).toContain(words);
      for (const id of CRITERION_IDS) expect(html, id).toContain(`<th scope="row">${id} `);
    },
  );

  test('names the law of the visitor’s market, and is readable where nothing is served', async () => {
    expect((await read('/accessibility/', 'MT')).html).toContain('European Accessibility Act');
    const { status, html } = await read('/accessibility/', 'US');
    expect(status).toBe(200);
    expect(html).not.toContain('Equality Act');
  });

  test.each(LOCALES)('is linked in the footer of every layout: %s', async (locale) => {
    const { prefix } = LOCALE_FACTS[locale];
    for (const path of ['/', '/info/terms/', '/welcome/', '/restricted-access/', '/?isnative=true']) {
      const { html } = await read(prefix + path);
      const footer = html.slice(html.lastIndexOf('<footer'));
      expect(footer, path).toContain(
        `href="${prefix}/accessibility/${path.includes('native') ? '?isnative=true' : ''}"`,
      );
    }
  });
});
