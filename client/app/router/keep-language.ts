import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../../shared/config/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../shared/i18n/locales.ts';
import type { Cookies } from '../../state/collaborators.ts';

/**
 * A page that was left for another language, by whichever link, is in its own when Back or Forward leads to it, and so are its
 * links, which the cookie of the language that was chosen would lead on to that one (§2.1). A document that the browser has kept
 * says so itself; where it has not, the address of its entry does, which of the default language alone names none.
 */
export function keepLanguage(locale: Locale, cookies: Cookies): void {
  let address: string | null = null;
  const isOther = () => (cookies.get(LOCALE_COOKIE) ?? locale) !== locale;
  const nameEntry = (url: string) => history.replaceState(history.state, '', url);

  window.addEventListener('pagehide', () => {
    if (locale !== DEFAULT_LOCALE || !isOther()) return;
    const { pathname, search, hash } = location;
    address = pathname + search + hash;
    nameEntry(`${pathname}${search === '' ? '?' : `${search}&`}lang=${locale}${hash}`);
  });

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isOther()) cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_MAX_AGE_S);
    if (address !== null) nameEntry(address);
    address = null;
  };
  // Before anything looks at where it is.
  window.addEventListener('pageshow', comeBack, { capture: true });
}
