import { readLimitedText } from '../http/limited-text.ts';
import { UpstreamError } from './upstream-error.ts';

/** An upstream's response: JSON that is not validated yet. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly url: string;
}

export interface FetchJsonRequest {
  readonly service: string;
  readonly url: string;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Error statuses whose JSON body is used (WordPress says "past the end" with 400). */
  readonly acceptStatuses?: readonly number[];
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Requests JSON from an upstream.
 * @throws (rejects) UpstreamError when the network fails, on an error status, on a redirect (an API that redirects is
 *   misconfigured, and following it can loop), when the body is over `maxBytes`, or when it is no JSON, whatever its
 *   content type says
 */
export async function fetchJson(fetcher: Fetch, request: FetchJsonRequest): Promise<JsonAnswer> {
  const { service, url, signal } = request;
  const fail = (
    failure: UpstreamError['failure'],
    more: { status?: number; detail?: string; cause?: unknown } = {},
  ) => new UpstreamError({ service, url, failure, ...more });
  let response: Response;
  let text: string;
  try {
    response = await fetcher(url, {
      method: request.method ?? 'GET',
      headers: { accept: 'application/json', ...request.headers },
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw fail('redirect', { status: response.status });
    }
    if (!response.ok && !request.acceptStatuses?.includes(response.status)) {
      await response.body?.cancel();
      throw fail('status', { status: response.status });
    }
    const read = await readLimitedText(response, request.maxBytes);
    if (read === null) throw fail('too-large', { detail: `over ${request.maxBytes} bytes` });
    text = read;
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw fail(signal.aborted ? 'timeout' : 'network', { cause: error });
  }
  try {
    return { status: response.status, headers: response.headers, body: JSON.parse(text), url };
  } catch (error) {
    throw fail('not-json', { detail: text.slice(0, 40).replaceAll(/\s+/gu, ' '), cause: error });
  }
}
