import { definitionOf, LINKED_PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import type { AddressLister, Loaded, Moved, PageRequest } from './loader.ts';

/** What the file of a page in `worker/pages` exports. Each types itself by its name; here they are all alike. */
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

/** The module of a page that has an address. */
export function loaderOf(name: PageName): PageModule {
  return loaders.get(name) ?? moduleOf(name);
}

/** @throws TypeError saying which file is missing, or what it must export, before the first request is answered */
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
