/** Errors of what does not exist: WordPress does not say what would be allowed there. */
const NOWHERE = new Set(['rest_post_invalid_id', 'rest_term_invalid', 'rest_no_route']);

/** A WordPress REST error: its code, text and status as the real thing words them. */
export class RestError extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: Record<string, unknown>;

  constructor(code: string, message: string, status: number, data: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  toResponse(): Response {
    const body = { code: this.code, message: this.message, data: { status: this.status, ...this.data } };
    const isFound = !NOWHERE.has(this.code);
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { ...REST_HEADERS, ...(isFound && { allow: 'GET' }) },
    });
  }
}

/** 400 `rest_invalid_param` for one parameter. */
export function invalidParam(
  name: string,
  message: string,
  code = 'rest_out_of_bounds',
  data: unknown = null,
): RestError {
  return new RestError('rest_invalid_param', `Invalid parameter(s): ${name}`, 400, {
    params: { [name]: message },
    details: { [name]: { code, message, data } },
  });
}

export const pageTooHigh = (): RestError =>
  new RestError(
    'rest_post_invalid_page_number',
    'The page number requested is larger than the number of pages available.',
    400,
  );

export const invalidPostId = (): RestError => new RestError('rest_post_invalid_id', 'Invalid post ID.', 404);

export const noRoute = (): RestError =>
  new RestError('rest_no_route', 'No route was found matching the URL and request method.', 404);

/** What every answer of WordPress REST carries. */
export const REST_HEADERS = {
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
};
