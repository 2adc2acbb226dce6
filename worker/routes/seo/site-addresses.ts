import { LOCALE_FACTS, LOCALES, type Language, type Locale } from '../../../shared/i18n/locales.ts';
import { definitionOf, LINKED_PAGE_NAMES, type PageName } from '../../../shared/pages/pages.ts';
import { fixedPathsOf } from '../../../shared/routing/path-to.ts';
import type { AddressLister, AnyLoaderContext, ListedAddress } from '../../page/loader.ts';
import { addressListerOf } from '../../page/loaders.ts';
import { indexedAddresses, postAddresses } from '../../pages/parts/post-addresses.ts';
import { safely } from '../../pages/parts/safely.ts';
import type { Services } from '../../services/services.ts';

type Listing = ReturnType<AddressLister>;

interface SiteAddresses {
  /** Each path once, with the date of the listing that knows one. */
  readonly addresses: readonly ListedAddress[];
  /** False when some could not be loaded. */
  readonly complete: boolean;
}

interface TranslatedAddresses {
  /** For each path the locales that have it, with the day of the last change there, where it is known. */
  readonly byPath: ReadonlyMap<string, ReadonlyMap<Locale, string | null>>;
  /** False when some could not be loaded. */
  readonly complete: boolean;
}

/** The addresses of every page in a locale, as its definition's `sitemap` says. */
export function siteAddresses(context: AnyLoaderContext): Promise<SiteAddresses> {
  return collectAddresses(
    LINKED_PAGE_NAMES.map((name) => addressesOfPage(name, context)),
    context.services,
  );
}

/** The listings of all languages as one: what is listed in a language is there in each of its locales. */
export function translatedAddresses(
  listings: readonly (SiteAddresses & { readonly language: Language })[],
): TranslatedAddresses {
  const byPath = new Map<string, Map<Locale, string | null>>();
  for (const { language, addresses } of listings) {
    for (const { path, modified = null } of addresses) {
      const locales = byPath.get(path) ?? new Map<Locale, string | null>();
      for (const locale of LOCALES) {
        if (LOCALE_FACTS[locale].language === language) locales.set(locale, modified);
      }
      byPath.set(path, locales);
    }
  }
  return { byPath, complete: listings.every(({ complete }) => complete) };
}

/** All listings as one. A listing that fails is logged and left out, and the others are still listed. */
export async function collectAddresses(
  listings: readonly Listing[],
  services: Pick<Services, 'report'>,
): Promise<SiteAddresses> {
  const found = await Promise.all(listings.map((listing) => safely(listing, services)));
  const byPath = new Map(
    found.flatMap((one) => one?.addresses ?? []).map((address) => [address.path, address] as const),
  );
  return { addresses: [...byPath.values()], complete: found.every((one) => one?.complete === true) };
}

async function addressesOfPage(name: PageName, context: AnyLoaderContext): Listing {
  const definition = definitionOf(name);
  switch (definition.sitemap) {
    case 'none':
      return { addresses: [], complete: true };
    case 'addresses': {
      const { posts } = definition;
      const paths = fixedPathsOf(name);
      return posts !== undefined && 'parameter' in posts
        ? indexedAddresses(posts.type, paths, context)
        : { addresses: paths.map((path) => ({ path })), complete: true };
    }
    case 'posts':
      return postAddresses(definition.posts, context);
    case 'listed':
      return addressListerOf(name)(context);
  }
}
