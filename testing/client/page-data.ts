import type { Page, PageData } from '../../shared/page-data.ts';
import type { RouteMatch } from '../../shared/routing/route.ts';

interface TestPage {
  readonly title?: string;
  readonly page?: Page;
  readonly route?: Partial<RouteMatch>;
}

/** Data of a small page, as a loader would give it to a visitor in Great Britain. */
export function testPageData({
  title = 'Home',
  page = { kind: 'home', hero: [], rows: [], liveTables: [], intro: null },
  route = {},
}: TestPage = {}): PageData {
  return {
    route: { name: 'home', locale: 'en', params: {}, path: '/', ...route },
    status: 200,
    visitor: {
      country: 'GB',
      regulation: 'GB',
      currency: 'GBP',
      device: 'W',
      isNative: false,
      isIosApp: false,
      bannerChoice: 0,
    },
    meta: {
      title,
      description: 'A page of a test',
      canonical: 'https://casino.example/',
      robots: 'index,follow',
      image: null,
      openGraphType: 'website',
      structuredData: [],
      hasAlternates: true,
    },
    shell: {
      settings: {
        siteUrl: 'https://casino.example',
        brandName: 'Casino',
        licenseeName: 'Casino Ltd',
        gbLicenceNumber: '1',
        mgaLicenceNumber: '2',
        platformScriptUrl: 'https://platform.example/framework.js',
        gtmId: 'GTM-1',
        recaptchaSiteKey: '',
        recaptchaVersion: '2',
        affiliateUrl: '',
        appStoreUrl: '',
        playStoreUrl: '',
        ukMarketingOptIn: 'ticked',
      },
      footer: { iconsHtml: null, copyright: null },
    },
    page,
    version: 'test',
  };
}
