import * as v from 'valibot';
import type { Locale } from '../../shared/i18n/locales.ts';
import { parseCopyright, parseSmartFooter } from '../../shared/contracts/platform/footer.ts';
import type { FooterData } from '../../shared/pages/page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { selectHtml } from '../content/audience.ts';
import { cleanContentSchema, type CleanContent } from '../content/clean-content.ts';
import { cleanHtml } from '../content/clean-html.ts';
import type { CleanOptions } from '../content/clean-options.ts';
import { cleanOptions } from '../content/site-clean-options.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { parsedFrom, type Answer } from '../upstream/service-context.ts';
import { valueInTime, type InTime, type ServiceRequest } from './service-request.ts';

/** The platform's content around every page. No page waits for it. */
export interface ShellService {
  /**
   * Icons and copyright (§2.7) as the visitor may see them; a part that is not ready is `null` and fetched for the next
   * page. `failed`: a part is missing and none is under way.
   */
  footer(
    locale: Locale,
    visitor: Visitor,
  ): Promise<{ readonly footer: FooterData } & Pick<InTime<unknown>, 'complete' | 'failed'>>;
}

/** A page does not wait longer than this for its footer. */
const FOOTER_LIMIT_MS = 40;

export function createShellService(request: ServiceRequest): ShellService {
  const platform = createPlatformClient(request.upstream);
  const { settings } = request.upstream;

  const htmlEntry = (
    { key, ...how }: Pick<CleanOptions, 'locale' | 'isForNativeApp'> & { readonly key: string },
    load: () => Promise<Answer>,
    read: (body: unknown) => string | null,
  ): CacheEntry<CleanContent> => ({
    key,
    lifetime: LIFETIMES.platform,
    tags: ['platform'],
    parse: (stored) => v.parse(cleanContentSchema, stored),
    load: async () => {
      const answer = await load();
      const html = parsedFrom(request.upstream, answer, () => read(answer.body));
      return html === null
        ? null
        : cleanHtml(html, {
            ...cleanOptions(settings, how.locale, { service: 'platform' }),
            ...how,
            keepsEmptyLinks: true,
          });
    },
  });

  return {
    async footer(locale, visitor) {
      const { country, regulation, isNative } = visitor;
      const [icons, copyright] = await Promise.all([
        valueInTime(
          request,
          // One for each locale: links in it lead to the reader's locale.
          htmlEntry({ key: `smart-footer:${locale}`, locale }, platform.smartFooter, parseSmartFooter),
          FOOTER_LIMIT_MS,
        ),
        valueInTime(
          request,
          htmlEntry(
            {
              key: `copyright:${locale}:${country}:${regulation}${isNative ? ':native' : ''}`,
              locale,
              isForNativeApp: isNative,
            },
            () => platform.copyrights({ locale, country, regulation }),
            parseCopyright,
          ),
          FOOTER_LIMIT_MS,
        ),
      ]);
      return {
        footer: {
          iconsHtml: selectHtml(icons.value, country),
          copyright: selectHtml(copyright.value, country),
        },
        complete: icons.complete && copyright.complete,
        failed: icons.failed || copyright.failed,
      };
    },
  };
}
