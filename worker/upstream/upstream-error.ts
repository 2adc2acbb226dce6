/** Why an upstream gave nothing usable. */
type UpstreamFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'redirect'
  | 'not-json'
  | 'too-large'
  | 'wrong-shape'
  | 'circuit-open';

/**
 * An upstream failed; the message names the service, the address and the reason. It is for the log:
 * no visitor ever sees it.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly service: string;
  readonly url: string;
  readonly failure: UpstreamFailure;
  /** The answer's status, when there was an answer. */
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

// What a visitor typed into a search and what signs a preview are in no log.
const SECRET_PARAMETERS = /([?&](?:search|signature)=)[^&]*/gu;

function withoutSecrets(url: string): string {
  return url.replaceAll(SECRET_PARAMETERS, '$1…');
}
