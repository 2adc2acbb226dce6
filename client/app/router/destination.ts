import type { Visitor } from '../../../shared/domain/visitor.ts';
import { readFlags, wantsOtherLook } from '../../../shared/domain/visitor-flags.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { matchPage, type MatchedPage } from '../../../shared/routing/match-page.ts';
import { settleAddress } from '../../../shared/routing/redirect.ts';

/** Where an address leads. The edge comes to the same result: both use `settleAddress` and `matchPage`. */
export type BrowserDestination =
  | { readonly kind: 'page'; readonly url: URL; readonly locale: Locale; readonly matched: MatchedPage }
  /** Another language or look, a file, an unknown address, an address of another site: needs a full page load. */
  | { readonly kind: 'load'; readonly url: URL };

interface DestinationContext {
  readonly origin: string;
  /** The language of the document, which only a full load can change. */
  readonly locale: Locale;
  readonly cookieLocale: string | undefined;
  /** How the document looks (§2.6). */
  readonly look: Pick<Visitor, 'isNative' | 'isIosApp' | 'bannerChoice'>;
}

/** Follows the redirects of §2.1 without asking the edge. */
export function settleDestination(url: URL, context: DestinationContext): BrowserDestination {
  if (url.origin !== context.origin) return { kind: 'load', url };
  const { pathname, search } = url;
  const settled = settleAddress({ pathname, search, cookieLocale: context.cookieLocale });
  if (settled.kind === 'invalid') return { kind: 'load', url };
  if (settled.kind === 'redirect') {
    // The edge must set the language cookie.
    if (settled.remember !== undefined) return { kind: 'load', url };
    const target = new URL(settled.location, url);
    target.hash = url.hash;
    const followed = target.href === url.href ? null : settleDestination(target, context);
    // An address that is no page is loaded as it is: the edge also serves files and services.
    return followed?.kind === 'page' ? followed : { kind: 'load', url };
  }
  const matched = matchPage(settled.path);
  if (matched === null || settled.locale !== context.locale) return { kind: 'load', url };
  // A flag belongs to the visit: the edge must set its cookie, and header and footer stay as a document has them.
  const flags = readFlags((name) => url.searchParams.get(name));
  if (wantsOtherLook(flags, context.look)) return { kind: 'load', url };
  return { kind: 'page', url, locale: settled.locale, matched };
}
