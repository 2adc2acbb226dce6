import { DEFAULT_SIZES } from '../../shared/domain/lobby-sizes.ts';
import { policyOn } from '../../shared/domain/markets/policy.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import { definitionOf, type AnyPage } from '../../shared/pages/pages.ts';
import type { Address } from '../../shared/routing/address.ts';

interface TestPage {
  readonly title?: string;
  readonly page?: AnyPage;
  readonly address?: Partial<Address>;
  readonly status?: PageData['status'];
}

/** Data of a small page for a visitor in Great Britain. */
export function testPageData({
  title = 'Home',
  page = {
    name: 'home',
    hero: [],
    rows: [],
    awaitsGames: false,
    liveTables: { id: 'live-tables', isFleeting: true, areAll: false, tables: [] },
  },
  address = {},
  status = 200,
}: TestPage = {}): PageData {
  return {
    address: { locale: 'en', path: '/', ...address },
    layout: definitionOf(page.name).layout,
    status,
    visitor: {
      country: 'GB',
      market: 'GB',
      isServed: true,
      rulesAsOf: '2026-09-30',
      regulation: 'GB',
      currency: 'GBP',
      device: 'W',
      isNative: false,
      isIosApp: false,
      bannerChoice: 0,
      ...DEFAULT_SIZES,
    },
    policy: policyOn('GB', '2026-09-30'),
    meta: {
      title,
      description: 'A page of a test',
      canonical: 'https://casino.example/',
      robots: 'index,follow',
      image: null,
      openGraphType: 'website',
      structuredData: [],
    },
    shell: {
      settings: {
        siteUrl: 'https://casino.example',
        brandName: 'Casino',
        licenseeName: 'Casino Ltd',
        platformScriptUrl: 'https://platform.example/framework.js',
        feedOrigin: 'https://feed.example',
        gtmId: 'GTM-1',
        recaptcha: null,
        affiliateUrl: '',
        appStoreUrl: '',
        playStoreUrl: '',
        ukMarketingOptIn: 'ticked',
        serviceWorker: false,
        vitalsShare: 0,
      },
      licence: { number: 'GB-1', registerUrl: 'https://register.example/' },
      footer: { iconsHtml: null, copyright: null },
    },
    page,
    version: 'test',
  };
}
