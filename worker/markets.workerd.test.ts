import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKET_NAMES, MARKETS, type MarketName } from '../shared/config/markets.ts';
import { LOCALE_FACTS, LOCALES } from '../shared/i18n/locales.ts';
import { COUNTRIES, PROVINCES } from '../testing/areas.ts';
import { pageDataOf } from '../testing/read-page-data.ts';
import { OPS_TOKEN } from '../testing/site.ts';
import { inGroups } from '../testing/worker/in-groups.ts';
import { openLaboratory, type Laboratory } from '../testing/worker/laboratory.ts';

const REGION_HEADER = 'x-test-region';

let laboratory: Laboratory;

beforeAll(async () => {
  laboratory = await openLaboratory({
    settings: { MARKETS: 'GB,CA-ON', RESTRICTED_COUNTRIES: '', TRUSTED_REGION_HEADER: REGION_HEADER },
  });
});
afterAll(() => laboratory.stop());

const visit = (path: string, country: string, region = '') =>
  laboratory.request(path, { country, headers: { [REGION_HEADER]: region } });

describe('§5 MARKETS', () => {
  test('nothing is served that is not named: 249 countries, Canada’s provinces, four locales', async () => {
    const areas = [
      ...COUNTRIES.map((country) => ({ country, region: '' })),
      ...PROVINCES.map((region) => ({ country: 'CA', region })),
      { country: 'CA', region: 'CA-ON' },
    ];
    const asked = areas.flatMap((area) => LOCALES.map((locale) => ({ ...area, locale })));
    const served: string[] = [];
    await inGroups(asked, 16, async ({ country, region, locale }) => {
      const { prefix } = LOCALE_FACTS[locale];
      const response = await visit(`${prefix}/contact-us/`, country, region);
      await response.arrayBuffer();
      if (response.status === 200) served.push(`${locale} ${country}${region === '' ? '' : `/${region}`}`);
      else
        expect([response.status, response.headers.get('location')]).toEqual([
          302,
          `${prefix}/restricted-access/`,
        ]);
    });
    expect(served.toSorted()).toEqual(
      LOCALES.flatMap((locale) => [`${locale} CA/CA-ON`, `${locale} CA/ON`, `${locale} GB`]).toSorted(),
    );
  });

  test('who is refused reads why, and who helps where they are', async () => {
    const page = async (country: string, region?: string) =>
      (await visit('/restricted-access/', country, region)).text();
    /** The reason as the heading, the title and the description of the page give it. */
    const reasonsOn = (html: string) => [
      ...(html.match(/(?<=<h1[^>]*>)[^<]+/u) ?? []),
      html.match(/(?<=<title>)[^|]+(?= \|)/u)?.[0],
      html.match(/(?<=<meta name="description" content=")[^:]+/u)?.[0],
    ];
    const quebec = await page('CA', 'QC');
    expect(reasonsOn(quebec)).toEqual(Array(3).fill('Not available in your province or state'));
    const spain = await page('ES');
    expect(reasonsOn(spain)).toEqual(Array(3).fill('Not available in your country'));
    expect(spain).toContain('href="tel:900200225"');
  });

  test.each([
    '/restricted-access/',
    '/info/help/',
    '/info/responsible-gambling/',
    '/accessibility/',
    '/es/info/help/',
    '/no/such/page/',
  ])(
    '§2.2 on a page that those who are refused may read nothing joins, logs in, pays in, searches or plays: %s',
    async (path) => {
      const INVITES =
        /data-widget="(?:login|registration|deposit)"|data-action="(?:play|search-open|offers)"|NeoDL=(?:login|registration|deposit)"/gu;
      // The same country under the same regulation; the one that is served first, so that its page is in the cache.
      const served = await (await visit(path, 'CA', 'ON')).text();
      const refused = await (await visit(path, 'CA', 'QC')).text();
      expect(refused.match(INVITES)).toBeNull();
      expect(pageDataOf(refused).layout).toBe('default-minimal');
      if (path !== '/restricted-access/') expect(served.match(INVITES)).not.toBeNull();
      // What a player who travels needs.
      for (const way of ['withdraw', 'selfExclusion', 'coolOff']) {
        expect(refused).toContain(`data-widget="${way}"`);
      }
      expect(refused).toContain('data-overlay="contact"');
      expect(served).not.toContain('data-overlay="contact"');
      const data = await visit(`/api/page?path=${path}`, 'CA', 'QC');
      if (data.status === 200) expect(await data.json()).toMatchObject({ layout: 'default-minimal' });
    },
  );

  test('the operator reads which markets are served, and which laws of each nobody has confirmed', async () => {
    const response = await laboratory.request('/ops/status', {
      headers: { authorization: `Bearer ${OPS_TOKEN}` },
    });
    const { markets }: { markets: Record<MarketName, object> } = JSON.parse(await response.text());
    expect(Object.keys(markets)).toEqual(MARKET_NAMES);
    const limits = {
      duty: 'limit-prompts',
      law: 'Registrar’s Standards for Internet Gaming',
      url: 'https://www.agco.ca/book/export/html/57666/',
      from: '2022-04-04',
    };
    const accessible = {
      duty: 'accessible-service',
      law: 'Integrated Accessibility Standards (O. Reg. 191/11), section 14',
      url: 'https://www.ontario.ca/laws/regulation/110191',
      from: '2021-01-01',
    };
    expect(markets['CA-ON']).toEqual({ isServed: true, lawsToConfirm: [limits, accessible] });
    expect(markets.IE).toMatchObject({ isServed: false });
    for (const name of MARKET_NAMES) {
      const marked = MARKETS[name].duties.filter(({ law }) => law.confirmed === false);
      expect(markets[name], name).toMatchObject({
        lawsToConfirm: marked.map(({ kind, law }) => ({ duty: kind, law: law.name })),
      });
    }
  });

  test('nor in the app, whose own footer leads to games', async () => {
    const html = await (await visit('/info/help/?isnative=true', 'US')).text();
    expect(html).toContain('data-overlay="contact"');
    expect(html).toContain('data-action="logout"');
    expect(html).not.toContain('href="/slots/');
  });

  test.each([
    ['/', 'GB'],
    ['/?isnative=true', 'GB'],
    ['/welcome/', 'GB'],
    ['/info/cookies/', 'GB'],
    ['/info/cookies/', 'US'],
    ['/info/cookies/?isnative=true', 'US'],
    ['/restricted-access/', 'US'],
  ])('§4 every footer leads back to the choice about cookies: %s, from %s', async (path, country) => {
    expect(await (await visit(path, country)).text()).toContain('data-action="cookie-settings"');
  });

  test('the data of a page is refused as its document is', async () => {
    expect((await visit('/api/page?path=/slots/', 'CA', 'ON')).status).toBe(200);
    expect((await visit('/api/page?path=/slots/', 'CA', 'QC')).status).not.toBe(200);
  });

  test('Ontario: no bonus stands where advertisements or search engines lead', async () => {
    const landing = async (region: string, country: string) =>
      (await visit('/150-bonus/', country, region)).text();
    expect(await landing('', 'GB')).toContain('COMET150');
    expect(await landing('ON', 'CA')).not.toMatch(/COMET150|150\s?%/u);
    const promotions = async (region: string, country: string) =>
      pageDataOf(await (await visit('/promotions/', country, region)).text()).meta.robots;
    expect([await promotions('', 'GB'), await promotions('ON', 'CA')]).toEqual([
      'index,follow',
      'noindex,follow',
    ]);
  });

  test('Ontario shows its own age, helpline and licence line', async () => {
    const html = await (await visit('/contact-us/', 'CA', 'ON')).text();
    for (const words of ['19+', 'ConnexOntario', 'Alcohol and Gaming Commission of Ontario']) {
      expect(html).toContain(words);
    }
  });
});

test('§5 the page for responsible play has self-exclusion one click away, in every market', async () => {
  const everywhere = await openLaboratory({
    settings: { MARKETS: MARKET_NAMES.join(), TRUSTED_REGION_HEADER: REGION_HEADER },
  });
  try {
    for (const market of MARKET_NAMES) {
      // No market is named for New Zealand.
      const { country, region = '' } = MARKETS[market].area ?? { country: 'NZ' };
      const response = await everywhere.request('/info/responsible-gambling/', {
        country,
        headers: { [REGION_HEADER]: region },
      });
      const html = await response.text();
      expect(pageDataOf(html).visitor, market).toMatchObject({ market, isServed: true });
      const [main] = /<main[ >].*<\/main>/su.exec(html) ?? [];
      expect(main, market).toMatch(/<a [^>]*data-widget="selfExclusion"/u);
    }
  } finally {
    await everywhere.stop();
  }
});

describe('§5 a duty begins without a deployment', () => {
  test('on a page that was kept the second before', async () => {
    const eve = Date.parse('2026-09-29T22:59:50Z');
    await laboratory.advance((eve - Date.now()) / 1_000);
    const rules = async () => {
      const response = await visit('/info/responsible-gambling/', 'GB');
      const html = await response.text();
      return [
        pageDataOf(html).visitor.rulesAsOf,
        html.includes('A deposit limit counts all that you pay in'),
      ];
    };
    expect(await rules()).toEqual(['2026-01-19', false]);
    expect(await rules()).toEqual(['2026-01-19', false]);
    await laboratory.advance(11);
    expect(await rules()).toEqual(['2026-09-30', true]);
  });
});
