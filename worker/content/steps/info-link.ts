import { resolveInfoPage } from '../../../shared/config/info-page-names.ts';
import type { InfoPage } from '../../../shared/config/info-pages.ts';

/** Folders under which the platform and old sites have their info pages. */
const FOLDERS: ReadonlySet<string> = new Set([
  'info',
  'help',
  'info-page',
  'infopage',
  'page',
  'pages',
  'popup',
]);
/** Query parameters that name an info page. */
const PARAMETERS = ['resourceName', 'resourcename', 'page', 'infoPage', 'infopage', 'popup'] as const;

/**
 * The info page that one of our addresses names (§2.3, §2.8), in any of the forms that content has: `/info/terms`,
 * `/help-deposit.html`, `help-deposit`, `/?page=terms`, `/api/info-page?resourceName=faq`. `path` has no locale prefix.
 * `/blog/help/` names an article and is none.
 */
export function infoPageOf(path: string, query: URLSearchParams): InfoPage | undefined {
  for (const parameter of PARAMETERS) {
    const named = resolveInfoPage(query.get(parameter) ?? '');
    if (named !== undefined) return named;
  }
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = '', second] = segments;
  if (segments.length === 1) return resolveInfoPage(first);
  if (segments.length === 2 && FOLDERS.has(first.toLowerCase())) return resolveInfoPage(second ?? '');
  return undefined;
}
