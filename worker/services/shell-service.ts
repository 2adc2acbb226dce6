import type { Locale } from '../../shared/i18n/locales.ts';
import { parseCopyright, parseSmartFooter } from '../../shared/contracts/platform/footer.ts';
import { parseGeo } from '../../shared/contracts/platform/geo.ts';
import type { FooterData } from '../../shared/page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import { cacheKeys } from '../cache/keys.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { cleanHtml } from '../content/clean-html.ts';
import { cleanOptions } from '../content/site-clean-options.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { parsedFrom } from '../upstream/parsed-from.ts';
import { valueInTime, type ServiceRequest } from './service-request.ts';

/** What surrounds every page and comes from the platform. No page waits for it. */
export interface ShellService {
  /** Icons and copyright (§2.7); what is not at hand is `null` and fetched for the next page. */
  footer(
    locale: Locale,
    visitor: Visitor,
  ): Promise<{ readonly footer: FooterData; readonly complete: boolean }>;
  /** The platform's idea of where its caller is (§7.1), the last resort before the default. */
  country(): Promise<string | null>;
}

/** A footer is never worth a slower page. */
const FOOTER_LIMIT_MS = 40;
const COUNTRY_LIMIT_MS = 150;

export function createShellService(request: ServiceRequest): ShellService {
  const platform = createPlatformClient(request.upstream);
  const { settings } = request.upstream;

  const htmlEntry = (
    { key, locale }: { readonly key: string; readonly locale: Locale },
    load: () => Promise<unknown>,
    read: (body: unknown) => string | null,
  ): CacheEntry<string> => ({
    key,
    lifetime: LIFETIMES.platform,
    tags: ['platform'],
    parse: (stored) => String(stored),
    load: async () => {
      const body = await load();
      const html = parsedFrom('platform', settings.platformOrigin, () => read(body));
      return html === null ? null : cleanHtml(html, cleanOptions(settings, locale)).html;
    },
  });

  return {
    async footer(locale, { country, regulation, currency }) {
      const [icons, copyright] = await Promise.all([
        valueInTime(
          request,
          htmlEntry({ key: cacheKeys.smartFooter(locale), locale }, platform.smartFooter, parseSmartFooter),
          FOOTER_LIMIT_MS,
        ),
        valueInTime(
          request,
          htmlEntry(
            { key: cacheKeys.copyright(locale, country, regulation), locale },
            () => platform.copyrights({ locale, country, regulation, currency }),
            parseCopyright,
          ),
          FOOTER_LIMIT_MS,
        ),
      ]);
      return {
        footer: { iconsHtml: icons.value, copyright: copyright.value },
        complete: icons.complete && copyright.complete,
      };
    },

    async country() {
      const entry = {
        key: cacheKeys.geolocation(),
        lifetime: LIFETIMES.platform,
        tags: ['platform'],
        parse: (stored: unknown) => parseGeo(stored).countryCode,
        load: platform.geolocation,
      };
      return (await valueInTime(request, entry, COUNTRY_LIMIT_MS)).value;
    },
  };
}
