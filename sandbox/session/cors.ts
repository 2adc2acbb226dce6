/** Who may use the player API from a page: a site on this very machine, on whatever port. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The CORS headers for a request; none for an origin that is not ours. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin') ?? '';
  if (!LOCAL.test(origin)) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, x-sandbox-fault',
    'access-control-max-age': '600',
    vary: 'Origin',
  };
}
