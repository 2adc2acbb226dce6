import { resolveInfoPage } from '../../shared/config/info-page-names.ts';
import { localePath, splitLocale } from '../../shared/routing/locale-path.ts';
import { matchPage } from '../../shared/routing/match-page.ts';
import { pathTo } from '../../shared/routing/path-to.ts';

/**
 * Where a redirect leads, a path of this site with its query: another name of an info page (§2.3) becomes the page's own address,
 * which would be a second redirect.
 */
export function withoutAlias(location: string): string {
  const [pathname = '', ...query] = location.split(/(?=\?)/u);
  const { locale, path } = splitLocale(pathname);
  const named = matchPage(path);
  const page = named?.name === 'info' ? resolveInfoPage(named.parameters['page'] ?? '') : undefined;
  return page === undefined
    ? location
    : [localePath(locale, pathTo('info', { page: page.slug })), ...query].join('');
}
