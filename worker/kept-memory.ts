/**
 * What an isolate keeps at most, besides small things: the one table of it. Cloudflare ends an isolate of more than 128 MB,
 * with its code and the requests that it serves.
 */
export const KEPT_MEMORY = {
  /** Characters of JSON, enough for some five large feeds. */
  dataCharacters: 16_000_000,
  /** Bytes of rendered pages, compressed. */
  pageBytes: 40_000_000,
  /** Bytes of the pages that clients without compression asked for last. */
  unpackedBytes: 4_000_000,
  /** Characters of HTML for each locale: the rows of some fifteen lobbies. */
  fragmentCharacters: 1_500_000,
  /** Characters of the sitemap; a longer one, of some 2,500 pages, is made for each request. */
  sitemapCharacters: 8_000_000,
  /** Characters of judged offers: some hundred of them, with their pages. */
  judgedCharacters: 1_000_000,
} as const;
