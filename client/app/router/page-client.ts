import { readSizes, sizesQuery, type LobbySizes } from '../../../shared/domain/lobby-sizes.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { PageData } from '../../../shared/pages/page-data.ts';

/** How long prefetched data is used. */
const AHEAD_MS = 30_000;
/** How long Back and Forward use the data that was shown. */
const RETURN_MS = 5 * 60_000;
const MOST_KEPT = 12;

/** The edge does not give this page to visitors from where this one is (§2.2). */
export class RefusedError extends Error {}

export interface PageClient {
  /**
   * The data of a page of this site. `returning`: after Back or Forward, where the data that was shown is preferred.
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
  /** Shown already, or only prefetched: a visit fetches a page that was shown again (§4: data is refreshed). */
  readonly isSeen: boolean;
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

export function createPageClient({ fetch, now, dataFormat, sizes }: PageClientOptions): PageClient {
  const kept = new Map<string, Kept>();

  /** What the edge is asked for. */
  const keyOf = ({ pathname, search, searchParams }: URL): string => {
    const wanted = readSizes((name) => searchParams.get(name), sizes());
    return apiPath('page', { path: pathname + search, ...sizesQuery(wanted) });
  };

  const load = async (key: string, signal?: AbortSignal): Promise<PageData> => {
    const response = await fetch(key, {
      headers: { accept: 'application/json' },
      signal: signal ?? null,
    });
    const format = response.headers.get('x-data-format');
    if (format !== null && format !== dataFormat) throw new Error(`The page has another format: ${format}`);
    // An error page is a page too, whatever its status (§2.4).
    const answer: unknown = await response.json();
    if (!isPageData(answer) && response.status === 403) throw new RefusedError(`The edge refuses ${key}`);
    if (!isPageData(answer)) throw new Error(`The edge answered ${response.status}, and no page, for ${key}`);
    return answer;
  };

  const remember = (key: string, isSeen: boolean, pageData: Promise<PageData>) => {
    kept.delete(key);
    kept.set(key, { at: now(), isSeen, pageData });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const recall = (key: string, returning: boolean): Promise<PageData> | null => {
    const found = kept.get(key);
    if (found === undefined || (found.isSeen && !returning)) return null;
    return now() - found.at < (found.isSeen ? RETURN_MS : AHEAD_MS) ? found.pageData : null;
  };

  return {
    get(url, { signal, returning }) {
      const key = keyOf(url);
      return recall(key, returning)?.catch(() => load(key, signal)) ?? load(key, signal);
    },
    prefetch(url) {
      const key = keyOf(url);
      if (recall(key, false) !== null) return;
      const ahead = load(key).then((pageData) => {
        if (isFailure(pageData)) throw new Error(`The edge could not make ${key}`);
        return pageData;
      });
      remember(key, false, ahead);
      ahead.catch(() => kept.delete(key));
    },
    keep(url, pageData) {
      if (isFailure(pageData)) kept.delete(keyOf(url));
      else remember(keyOf(url), true, Promise.resolve(pageData));
    },
  };
}

/** Whether the edge could not make the page just now: too much to do, or an upstream that failed. */
function isFailure({ status }: PageData): boolean {
  return status >= 500;
}

/** Our own edge of the same build made the data; this only checks that the response is a page. */
function isPageData(value: unknown): value is PageData {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['address', 'meta', 'shell', 'page', 'visitor'].every((part) => part in value)
  );
}
