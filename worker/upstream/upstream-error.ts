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

// A visitor's search text and the signature of a preview must not be logged.
const SECRET_PARAMETERS = /([?&](?:search|signature)=)[^&]*/gu;

function withoutSecrets(url: string): string {
  return url.replaceAll(SECRET_PARAMETERS, '$1…');
}
