import { LOCALE_FACTS, LOCALES, type Locale } from '../../../../shared/i18n/locales.ts';
import { pathTo } from '../../../../shared/routing/path-to.ts';
import { FINNISH_PATH } from '../../../../shared/routing/locale-path.ts';
import { languageLink } from '../../../parts/links/language-link.ts';
import { useMessages, usePageData } from '../../../state/app-context.tsx';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  /** The minimal header offers Finnish too (§2.5); §2.1 leads it to English for Ireland. */
  readonly withFinnish?: boolean;
}

/**
 * Links to the page in each locale (§2.7): where a locale lacks it, to the list that it belongs to; to the home page when
 * the page does not exist in any.
 */
export function LanguageLinks({ withFinnish = false }: LanguageLinksProps) {
  const { address, meta } = usePageData();
  const { general } = useMessages();
  const { canonical, translations } = meta;
  const pathIn = (locale: Locale): string => {
    if (translations === undefined) return canonical === null ? pathTo('home') : address.path;
    return translations.locales.includes(locale) ? address.path : translations.otherwise;
  };
  return (
    <nav aria-label={general.language}>
      <ul className={styles.list}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              {...languageLink({ locale, path: pathIn(locale) }, address.locale)}
              aria-current={locale === address.locale ? 'true' : undefined}
            >
              {LOCALE_FACTS[locale].label}
            </a>
          </li>
        ))}
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
