import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../../shared/config/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../shared/i18n/locales.ts';
import type { Cookies } from '../../state/collaborators.ts';
import { addressOf } from '../browser/address-of.ts';

interface KeepLanguageParts {
  /** Of this document. */
  readonly locale: Locale;
  readonly cookies: Cookies;
  /** The page of that address is left for another language, and its entry will be lost: the edge redirects from what it names then. */
  readonly onLeft: (address: string) => void;
}

/**
 * A page that was left for another language, by whichever link, is in its own when Back or Forward leads to it, and so are its
 * links, which the cookie of the language that was chosen would lead on to that one (§2.1). A document that the browser has kept
 * says so itself; where it has not, the address of its entry does, which of the default language alone names none.
 */
export function keepLanguage({ locale, cookies, onLeft }: KeepLanguageParts): void {
  let shown: string | null = null;
  const isOther = () => (cookies.get(LOCALE_COOKIE) ?? locale) !== locale;
  const nameEntry = (url: string) => history.replaceState(history.state, '', url);

  window.addEventListener('pagehide', () => {
    if (locale !== DEFAULT_LOCALE || !isOther()) return;
    const { search, hash } = location;
    const address = addressOf(location);
    shown = address + hash;
    onLeft(address);
    nameEntry(`${address}${search === '' ? '?' : '&'}lang=${locale}${hash}`);
  });

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isOther()) cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_MAX_AGE_S);
    if (shown !== null) nameEntry(shown);
    shown = null;
  };
  // Before anything looks at where it is.
  window.addEventListener('pageshow', comeBack, { capture: true });
}
