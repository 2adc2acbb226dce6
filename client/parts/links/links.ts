import { pathTo, type LinkArguments } from '../../../shared/routing/path-to.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import type { LinkedPageName } from '../../../shared/pages/pages.ts';
import { useLocale, usePageData } from '../../state/app-context.tsx';

/** Writes the address of a page of this site in the language on show. */
export type LinkTo = <Name extends LinkedPageName>(name: Name, ...parameters: LinkArguments<Name>) => string;

/** Gives addresses of pages: `linkTo('blog')` is `/es/blog/` on a Spanish page. */
export function useLinkTo(): LinkTo {
  const locale = useLocale();
  return (name, ...parameters) => localePath(locale, pathTo(name, ...parameters));
}

/** Puts the locale prefix before a path that the page's data brought without it. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}

/** Says of a link's path (without prefix) whether it leads to the page on show: the value of its `aria-current`. */
export function useCurrentPage(): (path: string) => 'page' | undefined {
  const { address } = usePageData();
  return (path) => (address.path === path ? 'page' : undefined);
}
