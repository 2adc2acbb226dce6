import type { EdgeWords } from '../../shared/i18n/en/edge.ts';
import type { Locale } from '../../shared/i18n/locales.ts';

/** What cleaned content depends on. Two reads with equal options share one clean copy in KV. */
export interface CleanOptions {
  /** The public site, `https://www.example.com`. Its links become local paths. */
  readonly siteOrigin: string;
  /** Its other addresses, likewise. */
  readonly siteAliases?: readonly string[];
  /** The service that sent the content, as browsers know it: relative media and files are there, and so are pages that this site has not. */
  readonly mediaBase: string;
  /**
   * Origins that the content is written for: the CMS and any other whose pages are ours (WordPress's `home`, the
   * platform's site). Links to those of their pages that this site has become local paths, and their media is shown.
   */
  readonly cmsOrigins: readonly string[];
  /** Further origins whose images, sound and video may be shown; media from elsewhere becomes a link. */
  readonly mediaOrigins?: readonly string[];
  /** A link without an address stays one, to `#` with `nofollow` (§5 footer links); elsewhere its text alone stays. */
  readonly keepsEmptyLinks?: boolean;
  /** Links to pages of this site have the flag of the native app, as the native footer's all do (§2.6). */
  readonly isForNativeApp?: boolean;
  /** The reader's. */
  readonly locale: Locale;
  /** The labels that cleaning inserts. */
  readonly labels: EdgeWords['content'];
}
