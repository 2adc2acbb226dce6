import { encodeXML } from 'entities';
import type { Context } from 'hono';
import { infoPath, resolveInfoPage } from '../../../shared/config/info-page-names.ts';
import { INFO_PAGES } from '../../../shared/config/info-pages.ts';
import { DEFAULT_COUNTRY } from '../../../shared/config/constants.ts';
import { regulationOf } from '../../../shared/config/policies.ts';
import { isThemeTab, TABS, THEME_TABS } from '../../../shared/config/tabs.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../shared/i18n/locales.ts';
import { listProviders } from '../../../shared/domain/games/providers.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { alternates } from '../../../shared/routing/alternates.ts';
import { ROUTES } from '../../../shared/routes.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { safely } from '../../loaders/safely.ts';
import type { ContentType } from '../../upstream/wordpress.ts';

interface SitemapPage {
  /** Without locale prefix. */
  readonly path: string;
  readonly modified: string | null;
}

/** Pages without a parameter that are not for search engines. */
const HIDDEN = new Set(['restricted', 'search', 'allGamesSearch']);
const CONTENT: readonly (readonly [type: ContentType, base: string])[] = [
  ['magazine', '/blog/'],
  ['promotions', '/promotions/'],
  ['games', '/casino/games/'],
];

/** The map is one for all; it is drawn as the default country sees the site. */
const BRITISH_VISITOR: Visitor = {
  country: DEFAULT_COUNTRY,
  regulation: regulationOf(DEFAULT_COUNTRY),
  currency: 'GBP',
  device: 'W',
  isNative: false,
  isIosApp: false,
  bannerChoice: 0,
};

/** GET /sitemap.xml : every route and every slug in every locale, with alternates and dates. */
export async function sitemapAnswer(c: Context<AppEnv>): Promise<Response> {
  const { siteUrl } = settingsOf(c.env);
  const pages = new Map<string, SitemapPage>();
  const add = (path: string, modified: string | null = null): void => {
    if (!pages.has(path)) pages.set(path, { path, modified });
  };
  for (const { name, pattern } of ROUTES) {
    if (!pattern.includes(':') && !HIDDEN.has(name)) add(pattern);
  }
  for (const tab of TABS) if (!isThemeTab(tab)) add(`/${tab}/`);
  for (const theme of THEME_TABS) add(`/themes/${theme}/`);
  for (const page of INFO_PAGES) if (page.kind !== 'payment') add(infoPath(page));
  const content = await contentPages(c);
  for (const { path, modified } of content.pages) add(path, modified);
  // A map with holes is not to be believed for long.
  c.header('Cache-Control', content.complete ? 'public, max-age=600' : 'no-store');
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages.values()].map((page) => entries(page, siteUrl)).join('\n')}
</urlset>
`,
    200,
    { 'Content-Type': 'application/xml; charset=UTF-8' },
  );
}

/** The pages that upstreams name. A part that cannot be had is missing; the rest of the map stands. */
async function contentPages(
  c: Context<AppEnv>,
): Promise<{ readonly pages: readonly SitemapPage[]; readonly complete: boolean }> {
  const services = c.get('services');
  const [{ lobby, complete }, payments, ...lists] = await Promise.all([
    services.catalogue.lobby({ locale: DEFAULT_LOCALE, currency: 'GBP', device: 'W' }),
    safely(services.platform.paymentMethods(DEFAULT_LOCALE, BRITISH_VISITOR), services),
    ...CONTENT.map(async ([type, base]) => {
      const slugs = await safely(services.content.slugs(type, DEFAULT_LOCALE), services);
      return slugs?.map(({ slug, modified }) => ({
        path: `${base}${encodeURIComponent(slug)}/`,
        modified: modified?.slice(0, 10) ?? null,
      }));
    }),
  ]);
  const providers = listProviders(lobby.sources.index.games, lobby.settings.providerSlugs, DEFAULT_LOCALE);
  return {
    pages: [
      ...lists.flatMap((list) => list ?? []),
      // Of the help pages for means of payment, those that the cashier has.
      ...(payments?.methods ?? []).flatMap(({ helpPage }) => {
        const page = resolveInfoPage(helpPage);
        return page === undefined ? [] : [{ path: infoPath(page), modified: null }];
      }),
      ...providers.map(({ slug }) => ({ path: `/providers/${slug}/`, modified: null })),
    ],
    complete: complete && payments !== null && !lists.includes(undefined),
  };
}

/** One page's four addresses; each names the others. */
function entries({ path, modified }: SitemapPage, siteUrl: string): string {
  const links = [
    ...alternates(path).map(({ tag, path: address }) => link(tag, siteUrl + address)),
    link('x-default', siteUrl + path),
  ].join('');
  const date = modified === null ? '' : `<lastmod>${encodeXML(modified)}</lastmod>`;
  return LOCALES.map(
    (locale) => `<url><loc>${encodeXML(siteUrl + localePath(locale, path))}</loc>${date}${links}</url>`,
  ).join('\n');
}

function link(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${encodeXML(address)}"/>`;
}
