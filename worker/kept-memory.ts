/**
 * What an isolate keeps at most, besides small things: the one table of it. Cloudflare ends an isolate of more than 128 MB,
 * with its code and the requests that it serves; a site that hosts itself has more, and keeps more pages.
 */
export const KEPT_MEMORY = {
  /** Characters of JSON: twelve feeds of 5,000 games each, with a million and a half for all else. Fewer would be read again and again. */
  dataCharacters: 25_000_000,
  /** Bytes of rendered pages, compressed: some hundred. */
  pageBytes: 4_800_000,
  /** The same where the site hosts itself. */
  hostedPageBytes: 40_000_000,
  /** Bytes of the pages that clients without compression asked for last. */
  unpackedBytes: 3_200_000,
  /** Bytes of HTML, an equal share for each locale: of four, the rows of some seven lobbies each. */
  fragmentBytes: 2_800_000,
  /** The same of parts that are others within seconds, which take no place from the rows: the last live tables, whole and in part. */
  fleetingFragmentBytes: 800_000,
  /** The same of headers, menus and footers, which some thirty pages have each their own of, for all locales. */
  aroundPageBytes: 1_000_000,
  /**
   * Bytes of the sitemap and of lists of games as browsers ask for them, compressed soon to a tenth and less; a sitemap that is longer
   * before that, of some 1,250 pages, is made for each request.
   */
  answerBytes: 4_000_000,
  /** Bytes of those that clients without compression asked for last. */
  unpackedAnswerBytes: 1_900_000,
  /** Characters of judged offers: some fifty of them, with their pages. */
  judgedCharacters: 500_000,
  /** Characters of offers and of what is said of them. */
  offerCharacters: 500_000,
} as const;
