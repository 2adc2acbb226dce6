import { definitionOf, LINKED_PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import type { AddressLister, Loaded, Moved, PageRequest } from './loader.ts';

/** The exports of a page's file in `worker/pages`. Each file types them by its own name; here they share one type. */
interface PageModule {
  readonly load: (request: PageRequest) => Promise<Loaded | Moved>;
  readonly listAddresses?: AddressLister;
}

const modules = import.meta.glob<Partial<PageModule>>(['../pages/*.ts', '!../pages/*.test.ts'], {
  eager: true,
});

const loaders: ReadonlyMap<PageName, PageModule> = new Map(
  LINKED_PAGE_NAMES.map((name) => [name, moduleOf(name)]),
);

/**
 * The module of a page that has an address.
 * @throws TypeError when the page has none
 */
export function loaderOf(name: PageName): PageModule {
  const found = loaders.get(name);
  if (found === undefined) throw new TypeError(`The page ${name} has no address, and so no loader`);
  return found;
}

/**
 * What lists the addresses of a page whose definition says `sitemap: 'listed'`.
 * @throws TypeError when its file exports none
 */
export function addressListerOf(name: PageName): AddressLister {
  const { listAddresses } = loaderOf(name);
  if (listAddresses === undefined) throw new TypeError(`worker/pages/${name}.ts exports no listAddresses`);
  return listAddresses;
}

/**
 * Checked at start, before the first request.
 * @throws TypeError when the file is missing or lacks an export; the message says what to do
 */
function moduleOf(name: PageName): PageModule {
  const file = `../pages/${name}.ts`;
  const { load, listAddresses } = modules[file] ?? {};
  const isListed = definitionOf(name).sitemap === 'listed';
  if (load === undefined || (isListed && listAddresses === undefined)) {
    throw new TypeError(
      `worker/pages/${name}.ts must export load${isListed ? ' and listAddresses' : ''} (docs/how-to/page.md)`,
    );
  }
  return { load, ...(listAddresses === undefined ? {} : { listAddresses }) };
}
