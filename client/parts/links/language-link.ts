import type { ComponentProps } from 'react';
import { DEFAULT_LOCALE, LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import type { Address } from '../../../shared/routing/address.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';

/** What makes a link change the language, from the one of `current` to that of an address; its text is in that one. */
export function languageLink(
  { locale, path }: Address,
  current: Locale,
): ComponentProps<'a'> & { readonly 'data-action': 'language'; readonly 'data-locale': Locale } {
  const { tag, hreflang } = LOCALE_FACTS[locale];
  // Its addresses have no prefix: by the cookie of the language that is left, they would lead back to it.
  const choice = locale === DEFAULT_LOCALE && locale !== current ? `?lang=${locale}` : '';
  return {
    href: localePath(locale, path) + choice,
    hrefLang: hreflang,
    lang: tag,
    rel: choice === '' ? undefined : 'nofollow',
    'data-action': 'language',
    'data-locale': locale,
  };
}
