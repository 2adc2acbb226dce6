import { policyOn } from '../../shared/domain/markets/policy.ts';
import { fill } from '../../shared/i18n/format.ts';
import type { PageWords } from '../../shared/i18n/en/edge.ts';
import { LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import type { PageMeta } from '../../shared/pages/page-data.ts';
import type { PageName } from '../../shared/pages/pages.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AnyLoaderContext, LoadedMeta } from './loader.ts';
import { breadcrumbs } from './structured-data.ts';

type MetaContext = Pick<AnyLoaderContext, 'address' | 'messages' | 'settings' | 'visitor'>;

/** The metadata of a page that exists, from its messages and what its loader returned. */
export function pageMeta(name: PageName, meta: LoadedMeta, context: MetaContext): PageMeta {
  const { address, messages, settings, visitor } = context;
  const {
    pageNumber = 1,
    canonicalPath = address.path,
    trail,
    structuredData = [],
    locales = LOCALES,
  } = meta;
  const { title, description } = wordsOf(name, meta, context);
  const isFirst = pageNumber === 1;
  return {
    title: isFirst ? title : withPage(title, fill(messages.content.page, { page: pageNumber }), settings),
    description,
    canonical:
      settings.siteUrl + localePath(address.locale, canonicalPath) + (isFirst ? '' : `?page=${pageNumber}`),
    ...(locales.length < LOCALES.length
      ? { translations: { locales, otherwise: trail?.at(-2)?.path ?? pathTo('home') } }
      : {}),
    // A native app's pages repeat the site's: they are not for search engines.
    robots: visitor.isNative ? 'noindex,follow' : (meta.robots ?? 'index,follow'),
    image: meta.image ?? socialCard(settings),
    openGraphType: meta.openGraphType ?? 'website',
    structuredData: [
      ...structuredData,
      ...(trail === undefined ? [] : [breadcrumbs(settings, address.locale, trail)]),
    ].map((value) => JSON.stringify(value)),
  };
}

/** The metadata of an error or an unknown address, which has no canonical address. `locales`: those that have the page. */
export function statusMeta(
  name: Extract<PageName, 'error' | 'not-found'>,
  context: Omit<MetaContext, 'address'>,
  locales: readonly Locale[],
): PageMeta {
  return {
    ...wordsOf(name, {}, context),
    canonical: null,
    ...(locales.length > 0 ? { translations: { locales, otherwise: pathTo('home') } } : {}),
    robots: 'noindex,follow',
    image: socialCard(context.settings),
    openGraphType: 'website',
    structuredData: [],
  };
}

function wordsOf(
  page: PageName,
  { title, description, name }: LoadedMeta,
  { messages, settings, visitor }: Omit<MetaContext, 'address'>,
): Pick<PageMeta, 'title' | 'description'> {
  const words: PageWords = messages.pages[page];
  const { ageBadge: age } = policyOn(visitor.market, visitor.rulesAsOf);
  const values = { brand: settings.brandName, name: name ?? words.name ?? '', age };
  return {
    title: title ?? fill(words.title ?? '{name} | {brand}', values),
    description: description ?? fill(words.description, values),
  };
}

/** Each page of a list has its own title. The brand stays last, as everywhere. */
function withPage(title: string, page: string, { brandName }: MetaContext['settings']): string {
  const brand = ` | ${brandName}`;
  return title.endsWith(brand) ? `${title.slice(0, -brand.length)} | ${page}${brand}` : `${title} | ${page}`;
}

function socialCard({ siteUrl }: MetaContext['settings']): string {
  return `${siteUrl}/social-card.png`;
}
