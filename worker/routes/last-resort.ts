import type { Context } from 'hono';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { edgeMessages } from '../messages.ts';
import { renderLastResort } from '../page/render-document.ts';

/**
 * §8 Error page fails: the response when not even the error page can be made. No data and no file: it depends on nothing
 * that could have failed.
 */
export function lastResort(c: Context): Response | Promise<Response> {
  const { locale } = splitLocale(c.req.path);
  c.header('Cache-Control', 'no-store');
  return c.html(renderLastResort(locale, edgeMessages(locale)), 500);
}
