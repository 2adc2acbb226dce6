import { definitionOf, LINKED_PAGE_NAMES, type PageName } from '../../../shared/pages/pages.ts';
import { fixedPathsOf } from '../../../shared/routing/path-to.ts';
import type { AddressLister, AnyLoaderContext, ListedAddress } from '../../page/loader.ts';
import { addressListerOf } from '../../page/loaders.ts';
import { postAddresses } from '../../pages/parts/post-addresses.ts';
import { safely } from '../../pages/parts/safely.ts';
import type { Services } from '../../services/services.ts';

type Listing = ReturnType<AddressLister>;

interface SiteAddresses {
  /** Each path once, with the date of the listing that knows one. */
  readonly addresses: readonly ListedAddress[];
  /** False when some could not be loaded. */
  readonly complete: boolean;
}

/** The addresses of every page, as its definition's `sitemap` says. */
export function siteAddresses(context: AnyLoaderContext): Promise<SiteAddresses> {
  return collectAddresses(
    LINKED_PAGE_NAMES.map((name) => addressesOfPage(name, context)),
    context.services,
  );
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
    case 'addresses':
      return { addresses: fixedPathsOf(name).map((path) => ({ path })), complete: true };
    case 'posts':
      return postAddresses(definition.posts, context);
    case 'listed':
      return addressListerOf(name)(context);
  }
}
