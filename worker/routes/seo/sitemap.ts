import { encodeXML } from 'entities';
import type { Context } from 'hono';
import { DEFAULT_COUNTRY } from '../../../shared/config/constants.ts';
import { currencyOf } from '../../../shared/config/currencies.ts';
import { regulationOf } from '../../../shared/config/policies.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../shared/i18n/locales.ts';
import { definitionOf, LINKED_PAGE_NAMES, type PageName } from '../../../shared/pages/pages.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { alternates } from '../../../shared/routing/alternates.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { fixedPathsOf, pathTo, pathToPost } from '../../../shared/routing/path-to.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { edgeMessages } from '../../messages.ts';
import type { AddressLister, AnyLoaderContext, ListedAddress } from '../../page/loader.ts';
import { loaderOf } from '../../page/loaders.ts';
import { safely } from '../../pages/parts/safely.ts';

/** There is one sitemap for all: it is made for a visitor from the default country. */
const VISITOR: Visitor = {
  country: DEFAULT_COUNTRY,
  regulation: regulationOf(DEFAULT_COUNTRY),
  currency: currencyOf(DEFAULT_COUNTRY),
  device: 'W',
  isNative: false,
  isIosApp: false,
  bannerChoice: 0,
};

/** GET /sitemap.xml : what each page's definition says of it, in every locale, with alternates and dates. */
export async function getSitemap(c: Context<AppEnv>): Promise<Response> {
  const settings = settingsOf(c.env);
  const context: AnyLoaderContext = {
    address: { locale: DEFAULT_LOCALE, path: pathTo('home') },
    visitor: VISITOR,
    services: c.get('services'),
    settings,
    messages: edgeMessages(DEFAULT_LOCALE),
    now: Date.now(),
  };
  const lists = await Promise.all(
    LINKED_PAGE_NAMES.map((name) => LISTERS[definitionOf(name).sitemap](name, context)),
  );
  const pages = new Map(lists.flatMap(({ addresses }) => addresses.map((one) => [one.path, one] as const)));
  // An incomplete sitemap is not cached.
  const complete = lists.every((list) => list.complete);
  c.header('Cache-Control', complete ? 'public, max-age=600' : 'no-store');
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages.values()].map((page) => entries(page, settings.siteUrl)).join('\n')}
</urlset>
`,
    200,
    { 'Content-Type': 'application/xml; charset=UTF-8' },
  );
}

type Listing = ReturnType<AddressLister>;

const NOTHING = { addresses: [], complete: true };

/**
 * How the addresses of a page are listed, by its definition's `sitemap`. When one part fails, the others are still
 * listed.
 */
const LISTERS: Readonly<
  Record<ReturnType<typeof definitionOf>['sitemap'], (name: PageName, context: AnyLoaderContext) => Listing>
> = {
  none: async () => NOTHING,
  addresses: async (name) => ({ addresses: fixedPathsOf(name).map((path) => ({ path })), complete: true }),
  posts: listPosts,
  listed: async (name, context) => loaderOf(name).listAddresses?.(context) ?? NOTHING,
};

async function listPosts(name: PageName, { address, services }: AnyLoaderContext): Listing {
  const { posts } = definitionOf(name);
  if (posts === undefined) throw new TypeError(`The page ${name} lists posts in the sitemap, and has none`);
  const slugs = await safely(services.content.slugs(posts.type, address.locale), services);
  return {
    addresses: (slugs ?? []).flatMap(({ slug, modified }) => {
      const path = pathToPost(posts.type, slug);
      return path === null ? [] : [{ path, modified: modified?.slice(0, 10) ?? null }];
    }),
    complete: slugs !== null,
  };
}

/** One page's address in each locale; each names the others. */
function entries({ path, modified }: ListedAddress, siteUrl: string): string {
  const links = [
    ...alternates(path).map(({ tag, path: address }) => link(tag, siteUrl + address)),
    link('x-default', siteUrl + path),
  ].join('');
  const date = modified ? `<lastmod>${encodeXML(modified)}</lastmod>` : '';
  return LOCALES.map(
    (locale) => `<url><loc>${encodeXML(siteUrl + localePath(locale, path))}</loc>${date}${links}</url>`,
  ).join('\n');
}

function link(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${encodeXML(address)}"/>`;
}
