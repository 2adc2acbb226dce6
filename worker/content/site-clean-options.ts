import type { Locale } from '../../shared/i18n/locales.ts';
import { edgeMessages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { CleanOptions } from './clean-options.ts';

/**
 * How this site cleans content of its services, in a locale. `home` is the site's address as the CMS knows it, where
 * that is known: an editor's links to it are links to us.
 */
export function cleanOptions(
  { siteUrl, siteAliases, publicUpstreams: { cms, platform, promotions } }: Settings,
  locale: Locale,
  home: string | null = null,
): CleanOptions {
  return {
    siteOrigin: siteUrl,
    cmsOrigins: [cms, platform, ...siteAliases, ...(home === null ? [] : [home])],
    mediaOrigins: [platform, promotions],
    locale,
    labels: edgeMessages(locale).labels,
  };
}
