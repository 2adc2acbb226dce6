import type { Locale } from '../../shared/i18n/locales.ts';
import { edgeMessages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { CleanOptions } from './clean-options.ts';

/** Where content comes from. */
interface ContentSource {
  readonly service: 'cms' | 'platform' | 'promotions';
  /** The site's address as the CMS knows it, where that is known: an editor's links to it are links to us. */
  readonly home?: string | null;
}

/** How this site cleans content of one of its services, in a locale. */
export function cleanOptions(
  { siteUrl, siteAliases, publicUpstreams }: Settings,
  locale: Locale,
  { service, home = null }: ContentSource,
): CleanOptions {
  const { cms, platform, promotions } = publicUpstreams;
  return {
    siteOrigin: siteUrl,
    siteAliases,
    mediaBase: publicUpstreams[service],
    cmsOrigins: [cms, platform, ...(home === null ? [] : [home])],
    mediaOrigins: [platform, promotions],
    locale,
    labels: edgeMessages(locale).labels,
  };
}
