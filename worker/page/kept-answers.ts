import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { KEPT_MEMORY } from '../kept-memory.ts';
import { CLOCK } from '../timing/clock.ts';
import { joined } from './bytes.ts';
import { renderedPage, type KeptPage } from './kept-page.ts';
import { packerOf } from './packing.ts';
import { PageCache } from './page-cache.ts';
import { sendKept } from './send-kept.ts';

/** An answer, found or made for this request. */
interface FoundAnswer {
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** Sends it, packed as it lies. `headers`: all but those of the coding and of the content's identity. */
  send(c: Context<AppEnv>, headers: Readonly<Record<string, string>>): Response;
}

/**
 * Long answers that are the same for many, kept and sent as pages are: as bytes, packed once, with an `ETag`. A text would
 * be turned into bytes for each request, which V8 does not see as its own and does not collect in time: one client that asks again and
 * again for a megabyte would take all the memory there is.
 */
export class KeptAnswers {
  readonly #answers = new PageCache({
    bytes: KEPT_MEMORY.answerBytes,
    unpackedBytes: KEPT_MEMORY.unpackedAnswerBytes,
  });

  /** The answer of that name, if it is kept. */
  find(name: string): FoundAnswer | null {
    const found = this.#answers.find(name, CLOCK.now());
    return found === null ? null : this.#answer(found.page);
  }

  /** Keeps an answer under that name, in place of the one before. */
  async keep(c: Context<AppEnv>, name: string, text: string): Promise<FoundAnswer> {
    const page = await renderedPage(joined([text]), {
      renderedAt: CLOCK.now(),
      until: null,
      isOutdated: false,
    });
    // One that is another would be served until this one is packed.
    if (this.#answers.find(name, page.renderedAt)?.page.etag !== page.etag) this.#answers.delete(name);
    const packing = this.#answers.keep(name, page, packerOf(c.env));
    c.executionCtx.waitUntil(packing.catch((error: unknown) => c.get('record').addError(error)));
    return this.#answer(page);
  }

  #answer(page: KeptPage): FoundAnswer {
    return {
      madeAt: page.renderedAt,
      send: (c, headers) => sendKept(c, page, this.#answers, { ...headers, Vary: 'Accept-Encoding' }),
    };
  }
}
