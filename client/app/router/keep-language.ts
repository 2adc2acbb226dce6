import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../../shared/config/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../shared/i18n/locales.ts';
import type { Cookies } from '../../state/collaborators.ts';
import { splitLocale } from '../../../shared/routing/locale-path.ts';
import { addressOf } from '../browser/address-of.ts';
import { leavingTarget } from './link-target.ts';

interface KeepLanguageParts {
  /** Of this document. */
  readonly locale: Locale;
  readonly cookies: Cookies;
  /** The page of that address is left for another language, and its entry will be lost: the edge redirects from what it names then. */
  readonly onLeft: (address: string) => void;
  /** Whether something lies over the page, whose entry in the history is the current one. */
  readonly isCovered: () => boolean;
}

/**
 * A page that was left for another language, by whichever link, is in its own when Back or Forward leads to it, and so are its
 * links, which the cookie of the language that was chosen would lead on to that one (§2.1). A document that the browser has kept
 * says so itself; where it has not, the address of its entry does, which of the default language alone names none.
 * @returns to be called where the document is left for an address by code, with the page's own entry as the current one
 */
export function keepLanguage({ locale, cookies, onLeft, isCovered }: KeepLanguageParts): (url: URL) => void {
  /** The entry that names the language, and the address without it. */
  let named: { readonly address: string; readonly hash: string; readonly url: string } | null = null;
  const isOther = () => (cookies.get(LOCALE_COOKIE) ?? locale) !== locale;
  const nameEntry = (url: string) => history.replaceState(history.state, '', url);
  const isNamed = () => named?.url === addressOf(location) + location.hash;
  const leave = () => {
    if (named === null || !isNamed()) {
      const { search, hash } = location;
      const address = addressOf(location);
      named = { address, hash, url: `${address}${search === '' ? '?' : '&'}lang=${locale}${hash}` };
      nameEntry(named.url);
    }
    onLeft(named.address);
  };

  window.addEventListener('pagehide', () => {
    if (locale === DEFAULT_LOCALE && isOther()) leave();
  });
  // Firefox changes no entry any more while it hides a document that it means to keep, and then may not keep it.
  const leaveFor = (url: URL) => {
    const isOwn = locale !== DEFAULT_LOCALE || url.origin !== location.origin || languageOf(url) === locale;
    if (!isOwn) leave();
  };
  window.addEventListener('click', (event) => {
    const url = event.defaultPrevented || isCovered() ? null : leavingTarget(event, location);
    if (url !== null) leaveFor(url);
  });

  /** The document has stayed, or is back. */
  const takeBack = () => {
    // The visitor may have gone to another page of it since.
    if (named !== null && isNamed()) nameEntry(named.address + named.hash);
    named = null;
  };
  // The load was stopped, where the visitor goes on here.
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, takeBack, { capture: true });

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isOther()) cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_MAX_AGE_S);
    takeBack();
  };
  // Before anything looks at where it is.
  window.addEventListener('pageshow', comeBack, { capture: true });
  return leaveFor;
}

function languageOf({ pathname, searchParams }: URL): string {
  return searchParams.get('lang') ?? splitLocale(pathname).locale;
}
