import { pathTo, type LinkArguments } from '../../../shared/routing/path-to.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import type { LinkedPageName } from '../../../shared/pages/pages.ts';
import { useLocale, usePageData } from '../../state/app-context.tsx';

/** Builds the address of a page of this site in the current locale. */
export type LinkTo = <Name extends LinkedPageName>(name: Name, ...parameters: LinkArguments<Name>) => string;

/** On a Spanish page `linkTo('blog')` is `/es/blog/`. */
export function useLinkTo(): LinkTo {
  const locale = useLocale();
  return (name, ...parameters) => localePath(locale, pathTo(name, ...parameters));
}

/** Adds the locale prefix to a path from the page's data, which has none. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}

/** The address of the current page with another query, which is given without `?`; empty: none. */
export function useAddressWith(): (query: string) => string {
  const { address } = usePageData();
  const path = useLocalPath()(address.path);
  return (query) => (query === '' ? path : `${path}?${query}`);
}

/**
 * The value of `aria-current` for a link by its path (without prefix): `page` when it leads to the current page. An error
 * is at none of the addresses that links lead to, whatever its own: `/blog/?page=99` is not the magazine.
 */
export function useCurrentPage(): (path: string) => 'page' | undefined {
  const { address, status } = usePageData();
  return (path) => (status === 200 && address.path === path ? 'page' : undefined);
}
