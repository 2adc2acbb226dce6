import type { MiddlewareHandler } from 'hono';

/**
 * Takes the cookies out of every response that shared caches may store (`Cache-Control: public`): they would be sent to
 * every visitor of such a cache. The next page sets them again.
 */
export function publicAnswers(): MiddlewareHandler {
  return async function publicAnswers(c, next) {
    await next();
    const isPublic = /\bpublic\b/u.test(c.res.headers.get('cache-control') ?? '');
    if (isPublic && c.res.headers.has('set-cookie')) c.header('Set-Cookie', undefined);
  };
}
