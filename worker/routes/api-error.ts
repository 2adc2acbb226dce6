import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REFUSED_RETRY_AFTER_S } from '../../shared/config/constants.ts';
import { isRefusedForNow } from '../upstream/upstream-error.ts';

/** Bad input or a refusal at our own API: `{code, message, field?}` and the right status (docs/contracts/api.md). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** What cannot be told because of what an upstream threw: 502, or 503 where it was not asked at all, and may be soon. */
export function notHad(c: Context, error: unknown, message: string): ApiError {
  if (!isRefusedForNow(error)) return new ApiError(502, 'upstream', message);
  c.header('Retry-After', String(REFUSED_RETRY_AFTER_S));
  return new ApiError(503, 'busy', message);
}

/** The error as its JSON response; never cached. */
export function apiError(c: Context, { status, code, message, field }: ApiError): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ code, message, ...(field === undefined ? {} : { field }) }, status);
}

/** Responds to a method that a call does not support. `allow`: the supported ones, as in the `Allow` header. */
export function notAllowed(allow: string): (c: Context) => Response {
  return (c) => {
    c.header('Allow', allow);
    return apiError(c, new ApiError(405, 'method', `This is for ${allow}`));
  };
}
