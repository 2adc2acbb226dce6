import type { PageData } from '../../shared/pages/page-data.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { Clock } from '../timing/clock.ts';
import type { PageFacts, RenderedPage } from './kept-page.ts';
import type { LoadedPage } from './load.ts';
import type { Moved } from './loader.ts';
import { PageCache, pageKey, type FoundPage } from './page-cache.ts';
import type { Packer } from './packing.ts';
import { settle } from './settle.ts';

/** The page is one string when all its parts are ready within this time; otherwise it is streamed. */
const DOCUMENT_PATIENCE_MS = 8;
/** A page that is made in the background waits for all its parts. */
const REMAKE_PATIENCE_MS = 2_000;

/** What of a request a kept document depends on. */
export interface DocumentRequest extends Pick<PageData, 'address' | 'visitor'> {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly services: { readonly cache: Pick<DataCache, 'invalidations' | 'fellBack'> };
}

/** What a request lends to the work that goes on behind its response. */
export interface Background {
  readonly clock: Clock;
  readonly packer: Packer;
  readonly run: (work: Promise<void>) => void;
  /** A step is done; `startedAt` in milliseconds since the epoch. For the request's trace. */
  readonly took: (step: 'load' | 'render', startedAt: number) => void;
  /** Does in its turn what no visitor waits for, or puts it off. */
  readonly inTurn: (work: () => Promise<void>, how: { readonly overdue: boolean }) => Promise<void>;
}

interface PageWork<R> {
  readonly load: (request: R) => Promise<LoadedPage | Moved>;
  readonly render: (pageData: PageData, facts: PageFacts) => Promise<RenderedPage>;
}

/** A document that has just been made. */
interface Made {
  readonly pageData: PageData;
  /** Whether a part of it is late: it is streamed. */
  readonly pending: boolean;
  /** As it is kept; `null` when it may not be. */
  readonly page: RenderedPage | null;
}

/** The documents of one isolate: the page cache, and how its pages are made, made anew and removed. */
export class KeptDocuments<R extends DocumentRequest> {
  readonly cache: PageCache;
  readonly #work: PageWork<R>;

  constructor(work: PageWork<R>, cache: PageCache = new PageCache()) {
    this.#work = work;
    this.cache = cache;
  }

  /** The document that is kept for a request; a stale one is made anew in the background. */
  async find(request: R, background: Background): Promise<FoundPage | null> {
    const { version } = await request.services.cache.invalidations();
    const key = pageKey(version, request);
    const found = this.cache.find(key, request.now);
    if (found?.isStale === true) {
      const remake = (): Promise<void> => this.#remake(request, key, background);
      const inTurn = (): Promise<void> => background.inTurn(remake, { overdue: found.isOverdue });
      background.run(this.cache.once(key, request.now, REMAKE_PATIENCE_MS * 2, inTurn));
    }
    return found;
  }

  /**
   * Makes a request's document, and keeps it when it may be kept and nothing of it is late.
   * @throws (rejects) what loading or rendering threw
   */
  async make(
    request: R,
    { mayKeep, ...background }: Background & { readonly mayKeep: boolean },
  ): Promise<Made | Moved> {
    const since = background.clock.now();
    const loaded = await this.#work.load(request);
    background.took('load', since);
    if ('movedTo' in loaded) return loaded;
    const made = await this.#finish(loaded, {
      ...background,
      cache: request.services.cache,
      limitMs: DOCUMENT_PATIENCE_MS,
      renderedAt: request.now,
      mayKeep,
    });
    this.#keepBehind(made, background);
    return made;
  }

  async #remake(request: R, key: string, background: Background): Promise<void> {
    const now = background.clock.now();
    const loaded = await this.#work.load({ ...request, now });
    background.took('load', now);
    if ('movedTo' in loaded) return this.cache.delete(key);
    const made = await this.#finish(loaded, {
      ...background,
      cache: request.services.cache,
      limitMs: REMAKE_PATIENCE_MS,
      renderedAt: now,
      mayKeep: true,
    });
    // A page that is gone (404) is removed; one that cannot be made now stays.
    if (made.page === null && made.pageData.status === 404) this.cache.delete(key);
    this.#keepBehind(made, background);
  }

  /** Waits for what is late, and renders the page if it may be kept. */
  async #finish(
    { pageData: loaded, complete, until, isOutdated }: LoadedPage,
    {
      renderedAt,
      mayKeep,
      took,
      cache,
      ...patience
    }: Pick<Background, 'took'> & {
      readonly cache: Pick<DataCache, 'fellBack'>;
      readonly renderedAt: number;
      readonly mayKeep: boolean;
    } & Parameters<typeof settle>[1],
  ): Promise<Made> {
    const { page: settled, pending } = await settle(loaded.page, patience);
    const pageData = { ...loaded, page: settled };
    const isKept = mayKeep && !pending && complete && pageData.status === 200;
    if (!isKept) return { pageData, pending, page: null };
    const since = patience.clock.now();
    const facts = { renderedAt, until: await until, isOutdated: isOutdated || cache.fellBack() };
    const page = await this.#work.render(pageData, facts);
    took('render', since);
    return { pageData, pending, page };
  }

  #keepBehind({ pageData, page }: Made, { packer, run }: Background): void {
    if (page !== null) run(this.cache.keep(pageKey(pageData.version, pageData), page, packer));
  }
}
