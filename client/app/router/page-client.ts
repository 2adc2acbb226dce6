import { FETCH_TIMEOUT_MS } from '../../../shared/config/constants.ts';
import { readSizes, sizesQuery, type LobbySizes } from '../../../shared/domain/lobby-sizes.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';
import { addressOf } from '../browser/address-of.ts';

/** How long prefetched data is used. */
const AHEAD_MS = 30_000;
/** How long Back and Forward use the data that was shown. */
const RETURN_MS = 5 * 60_000;
/** Of the prefetched pages, and of the shown ones. */
const MOST_OF_EACH = 12;

/** The edge does not give this page to visitors from where this one is (§2.2). */
export class RefusedError extends Error {}

export interface PageClient {
  /**
   * The data of a page of this site. `returning`: after Back or Forward, where the data that was shown is preferred. Any other
   * visit fetches a page that was shown again (§4: data is refreshed), unless it was prefetched since.
   * @throws (rejects) RefusedError; Error when the edge cannot be reached, responds with anything but a page, or with one of
   * another format
   */
  get(url: URL, options: { readonly signal: AbortSignal; readonly returning: boolean }): Promise<PageData>;
  /** Fetches the data ahead of a visit. A failure, or an error page, is ignored: the visit itself fetches again. */
  prefetch(url: URL): void;
  /** Stores the page that is shown now, so that Back can use it; an error page is not stored, since it may be over by then. */
  keep(url: URL, pageData: PageData): void;
}

interface Kept {
  readonly at: number;
  readonly pageData: Promise<PageData>;
}

interface PageClientOptions {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  /**
   * The format of this document's data. Another deployment may respond: pages outlive the build that made them, and what it
   * responds is shown as long as it has the same format.
   */
  readonly dataFormat: string;
  /** The sizes of the rows that are shown now (§3): the next page's are the same, unless its address names others. */
  readonly sizes: () => LobbySizes;
}

/**
 * The data of pages, fetched from the edge and kept in memory: of the 12 pages prefetched last and, apart from those, of the 12
 * shown last, so 24 at most. What is prefetched takes nothing from Back.
 */
export function createPageClient({ fetch, now, dataFormat, sizes }: PageClientOptions): PageClient {
  const ahead = new Map<string, Kept>();
  const shown = new Map<string, Kept>();

  /** What the edge is asked for. */
  const keyOf = (url: URL): string => {
    const wanted = readSizes((name) => url.searchParams.get(name), sizes());
    return apiPath('page', { path: addressOf(url), ...sizesQuery(wanted) });
  };

  const load = async (key: string, signal: AbortSignal): Promise<PageData> => {
    const response = await fetch(key, {
      headers: { accept: 'application/json' },
      signal,
    });
    const format = response.headers.get('x-data-format');
    if (format !== null && format !== dataFormat) throw new Error(`The page has another format: ${format}`);
    // An error page is a page too, whatever its status (§2.4).
    const answer: unknown = await response.json();
    if (!isPageData(answer) && response.status === 403) throw new RefusedError(`The edge refuses ${key}`);
    if (!isPageData(answer)) throw new Error(`The edge answered ${response.status}, and no page, for ${key}`);
    return answer;
  };

  const remember = (kept: Map<string, Kept>, key: string, pageData: Promise<PageData>) => {
    kept.delete(key);
    kept.set(key, { at: now(), pageData });
    const [oldest] = kept.keys();
    if (kept.size > MOST_OF_EACH && oldest !== undefined) kept.delete(oldest);
  };

  // A device's clock may be set back: what seems to come from later is no younger.
  const recall = (found: Kept | undefined, lifetimeMs: number): Promise<PageData> | null =>
    found !== undefined && Math.abs(now() - found.at) < lifetimeMs ? found.pageData : null;

  return {
    get(url, { signal, returning }) {
      const key = keyOf(url);
      const found =
        (returning ? recall(shown.get(key), RETURN_MS) : null) ?? recall(ahead.get(key), AHEAD_MS);
      return found?.catch(() => load(key, signal)) ?? load(key, signal);
    },
    prefetch(url) {
      const key = keyOf(url);
      if (recall(ahead.get(key), AHEAD_MS) !== null) return;
      // A visit waits for it, and fetches by itself where it fails.
      const fetched = load(key, AbortSignal.timeout(FETCH_TIMEOUT_MS)).then((pageData) => {
        if (isFailure(pageData)) throw new Error(`The edge could not make ${key}`);
        return pageData;
      });
      remember(ahead, key, fetched);
      fetched.catch(() => {
        // A later prefetch may have taken its place.
        if (ahead.get(key)?.pageData === fetched) ahead.delete(key);
      });
    },
    keep(url, pageData) {
      const key = keyOf(url);
      ahead.delete(key);
      if (isFailure(pageData)) shown.delete(key);
      else remember(shown, key, Promise.resolve(pageData));
    },
  };
}

/** Whether the edge could not make the page just now: too much to do, or an upstream that failed. */
function isFailure({ status }: PageData): boolean {
  return status >= 500;
}

/** Our own edge made the data, of whichever build, in the format of this document; this only checks that the response is a page. */
function isPageData(value: unknown): value is PageData {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['address', 'meta', 'shell', 'page', 'visitor'].every((part) => part in value)
  );
}
