import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../../../../shared/i18n/locales.ts';
import { pathTo } from '../../../../shared/routing/path-to.ts';
import { FINNISH_PATH, localePath } from '../../../../shared/routing/locale-path.ts';
import { useMessages, usePageData } from '../../../state/app-context.tsx';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  /** The minimal header offers Finnish too (§2.5); §2.1 leads it to English for Ireland. */
  readonly withFinnish?: boolean;
}

/**
 * Links to the page in each locale (§2.7): where a locale lacks it, to the list that it belongs to; to the home page when
 * the page does not exist.
 */
export function LanguageLinks({ withFinnish = false }: LanguageLinksProps) {
  const { address, meta } = usePageData();
  const { general } = useMessages();
  const { canonical, translations } = meta;
  const pathIn = (locale: Locale): string => {
    if (canonical === null) return pathTo('home');
    return translations === undefined || translations.locales.includes(locale)
      ? address.path
      : translations.otherwise;
  };
  return (
    <nav aria-label={general.language}>
      <ul className={styles.list}>
        {LOCALES.map((locale) => {
          const { tag, hreflang, label } = LOCALE_FACTS[locale];
          // Its addresses have no prefix: by the cookie of the language that is left, they would lead back to it.
          const choice = locale === DEFAULT_LOCALE && locale !== address.locale ? `?lang=${locale}` : '';
          return (
            <li key={locale}>
              <a
                href={localePath(locale, pathIn(locale)) + choice}
                hrefLang={hreflang}
                lang={tag}
                rel={choice === '' ? undefined : 'nofollow'}
                aria-current={locale === address.locale ? 'true' : undefined}
                data-action="language"
                data-locale={locale}
              >
                {label}
              </a>
            </li>
          );
        })}
        {withFinnish ? (
          <li>
            <a href={FINNISH_PATH} hrefLang="fi" lang="fi" rel="nofollow">
              {general.finnish}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
