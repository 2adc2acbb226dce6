import { INFO_PAGES, type InfoPage } from './info-pages.ts';

const HELP = 'help-';
/** No info page has a longer name; longer input is not normalised. */
const MAX_NAME_LENGTH = 60;
/** §2.6: keys of the page-open event that open nothing. */
const IGNORED_OPEN_KEYS: ReadonlySet<string> = new Set(['Play', 'GamesLobby']);

const PAGE_BY_NAME = indexByName(INFO_PAGES);

/**
 * The info page that a name means (§2.3): a slug, a resource name, a popup id or an alias, in any case,
 * with words parted by hyphens, spaces, underscores or capitals, with or without `help-` and `.html`.
 * Undefined when no page has that name.
 */
export function resolveInfoPage(name: string): InfoPage | undefined {
  return PAGE_BY_NAME.get(kebabCase(name));
}

/**
 * The help page of one method from the platform's `paymentLink` (§5): a name (`AstroPay Card`), a page
 * (`help-deposit-visa.html`) or an address of one. Undefined for a method without a help page.
 */
export function paymentHelpPage(paymentLink: string): InfoPage | undefined {
  const lastSegment =
    paymentLink
      .split(/[?#]/u, 1)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? '';
  const name = kebabCase(lastSegment)
    .replace(/^help-/u, '')
    .replace(/^deposit-/u, '');
  const page = PAGE_BY_NAME.get(`deposit-${name}`);
  return page?.kind === 'payment' ? page : undefined;
}

/**
 * The page that a page-open event's key opens (§2.6): `HelpDepositMethods` is deposit-methods, `Play` and
 * `GamesLobby` are ignored.
 */
export function infoPageForOpenKey(key: string): InfoPage | undefined {
  return IGNORED_OPEN_KEYS.has(key) ? undefined : resolveInfoPage(key);
}

/** `HelpDepositMethods`, `help_deposit methods` and `help-deposit-methods.html` are one name. */
function kebabCase(name: string): string {
  if (name.length > MAX_NAME_LENGTH) return '';
  return name
    .trim()
    .replace(/\.(?:html?|php|aspx?)$/iu, '')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, '-');
}

/**
 * The pages by name. Slugs, resource names and popup ids come first: an alias or a derived spelling never replaces the
 * name of another page.
 */
function indexByName(pages: readonly InfoPage[]): ReadonlyMap<string, InfoPage> {
  const index = new Map<string, InfoPage>();
  for (const page of pages) {
    for (const name of [page.slug, page.resourceName, page.popupId]) index.set(name, page);
  }
  for (const page of pages) {
    for (const name of [page.slug, page.resourceName, page.popupId, ...page.aliases]) {
      const derived = name.startsWith(HELP) ? name.slice(HELP.length) : HELP + name;
      if (!index.has(name)) index.set(name, page);
      if (!index.has(derived)) index.set(derived, page);
    }
  }
  return index;
}
