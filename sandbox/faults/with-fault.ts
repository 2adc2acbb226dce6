import {
  closedWithoutAnswer,
  dripped,
  oversized,
  resetMidway,
  truncated,
  wronglyShaped,
} from './broken-body.ts';
import type { Fault } from './fault.ts';

const SLOW_MS = 2_000;
const HANG_MS = 60_000;
const RETRY_AFTER_S = 2;

/** Gives the properly made answer; a fault that needs none never calls it. */
type Answer = () => Promise<Response>;

const faulty: Record<Fault, (request: Request, answer: Answer) => Response | Promise<Response>> = {
  /** The connection closes and nothing was answered. */
  refused: () => closedWithoutAnswer(),
  /** The right answer, 2 s late. */
  slow: async (_request, answer) => {
    await sleep(SLOW_MS);
    return answer();
  },
  /** Nothing for a minute, then the connection closes. */
  hang: async () => {
    await sleep(HANG_MS);
    return closedWithoutAnswer();
  },
  /** Headers at once, then a byte every half second. */
  drip: async (_request, answer) => dripped(await answer()),
  /** Half of the body, then the connection breaks. */
  reset: async (_request, answer) => resetMidway(await answer()),
  /** What a gateway says that has lost its routes. */
  404: () => Response.json({ message: 'no Route matched with those values' }, { status: 404 }),
  429: () =>
    Response.json(
      { code: 'too_many_requests', message: 'Slow down.' },
      { status: 429, headers: { 'retry-after': String(RETRY_AFTER_S) } },
    ),
  500: () => Response.json({ code: 'internal_error', message: 'Something broke.' }, { status: 500 }),
  html500: () => htmlPage('502 Bad Gateway', 500),
  /** What a captive proxy or a maintenance page does: 200, and not what was asked for. */
  html200: () => htmlPage('Scheduled maintenance', 200),
  /** Half of the body, as if it were all. */
  truncated: async (_request, answer) => truncated(await answer()),
  /** The right shape of JSON with every value of a wrong type. */
  wrongSchema: async (_request, answer) => wronglyShaped(await answer()),
  /** The right answer, followed by 8 MB of white space. */
  oversize: async (_request, answer) => oversized(await answer()),
  /** Redirects to itself, for ever. */
  redirectLoop: (request) => new Response(null, { status: 302, headers: { location: request.url } }),
  empty: async (_request, answer) => {
    const proper = await answer();
    return new Response(null, { status: 200, headers: { 'content-type': typeOf(proper) } });
  },
};

/** Answers a request the way its fault says. */
export async function withFault(fault: Fault, request: Request, answer: Answer): Promise<Response> {
  return faulty[fault](request, answer);
}

function htmlPage(title: string, status: number): Response {
  const page = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>nginx</p></html>`;
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? 'application/json';
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
