import type { EdgeWords } from '../../shared/i18n/en/edge.ts';

/** What content is cleaned for. Two reads with equal options share one clean copy in KV. */
export interface CleanOptions {
  /** The public site, `https://www.example.com`. Its links become local paths. */
  readonly siteOrigin: string;
  /**
   * Where content comes from and what it calls home: the CMS first (its relative media resolve there), then
   * any other origin whose pages are ours (WordPress' `home`, the platform's site). Their links become
   * local paths and their media is shown.
   */
  readonly cmsOrigins: readonly string[];
  /** Further origins whose images, sound and video may be shown; media from elsewhere becomes a link. */
  readonly mediaOrigins?: readonly string[];
  /** Of the reader's locale: `/es`, or nothing. */
  readonly localePrefix: string;
  /** The words that cleaning inserts. */
  readonly labels: EdgeWords['content'];
}
