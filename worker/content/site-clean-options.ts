import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import type { Settings } from '../settings.ts';
import { CONTENT_LABELS, type CleanOptions } from './clean-options.ts';

/**
 * How this site cleans what comes from its services, in a locale. `home` is what the CMS takes to be the site's address,
 * where that is known: an editor's links to it are links to us.
 */
export function cleanOptions(settings: Settings, locale: Locale, home: string | null = null): CleanOptions {
  const { language, prefix } = LOCALE_FACTS[locale];
  return {
    siteOrigin: settings.siteUrl,
    cmsOrigins: [settings.cmsOrigin, settings.platformOrigin, ...(home === null ? [] : [home])],
    mediaOrigins: [settings.platformOrigin, settings.promotionsOrigin],
    localePrefix: prefix,
    labels: CONTENT_LABELS[language],
  };
}
