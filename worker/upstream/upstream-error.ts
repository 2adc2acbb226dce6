/** Why an upstream gave nothing usable. */
type UpstreamFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'redirect'
  | 'not-json'
  | 'too-large'
  | 'wrong-shape'
  | 'circuit-open'
  /** All places of this kind of call are taken. */
  | 'busy'
  /** The budget of this kind of call is spent. */
  | 'over-budget';

/**
 * An upstream failed; the message names the service, the address and the reason. It is for the log: visitors never see
 * it.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly service: string;
  readonly url: string;
  readonly failure: UpstreamFailure;
  /** The response's status; null without a response. */
  readonly status: number | null;

  constructor(details: {
    service: string;
    url: string;
    failure: UpstreamFailure;
    status?: number;
    detail?: string;
    cause?: unknown;
  }) {
    const { service, url, failure, status, detail } = details;
    super(
      `${service}: ${failure}${status === undefined ? '' : ` ${status}`} at ${withoutSecrets(url)}${detail ? ` (${detail})` : ''}`,
      { cause: details.cause },
    );
    this.service = service;
    this.url = url;
    this.failure = failure;
    this.status = status ?? null;
  }
}

/** Whether a call was not made at all, for a reason that ends by itself soon: there is no room or no budget for it. */
export function isRefusedForNow(error: unknown): boolean {
  return error instanceof UpstreamError && (error.failure === 'busy' || error.failure === 'over-budget');
}

/** Whether an error, or what caused it, is that the budget of a kind of call is spent. */
export function isOverBudget(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.failure === 'over-budget';
  return error instanceof Error && isOverBudget(error.cause);
}

/** Whether nothing came, for as long as it was waited for. */
export function isTimeout(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === 'timeout';
}

/** Statuses that are named; an upstream can send any, and no input makes the number of names grow. */
const NAMED_STATUSES: ReadonlySet<number> = new Set([
  400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504,
]);

/** Why a call failed, as OpenTelemetry's `error.type`: our word for it, or the status that was sent. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return '_OTHER';
  const { failure, status } = error;
  if (failure !== 'status' || status === null) return failure;
  return NAMED_STATUSES.has(status) ? String(status) : '_OTHER';
}

const SECRET_PARAMETERS = /([?&](?:search|signature)=)[^&]*/gu;

/** An address as it may be logged: without a visitor's search text and the signature of a preview. */
export function withoutSecrets(url: string): string {
  return url.replaceAll(SECRET_PARAMETERS, '$1…');
}
