import type { Context } from 'hono';
import { resolveInfoPage } from '../../../shared/config/info-page-names.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { AppEnv } from '../../app-env.ts';
import { ApiError, notHad } from '../api-error.ts';
import { cachingFor } from './caching-for.ts';
import { localeParameter } from './parameters.ts';

/** GET /api/info/{page}/ : an info page's clean HTML, for the popup (§2.8). */
export async function getInfoPage(c: Context<AppEnv>): Promise<Response> {
  const page = resolveInfoPage(c.req.param('page') ?? '');
  if (page === undefined) throw new ApiError(404, 'not-found', 'There is no such info page', 'page');
  const content = await infoPage(c, page, localeParameter(c));
  if (content === null) throw new ApiError(404, 'not-found', 'The platform has no such info page', 'page');
  return c.html(content.html, 200, cachingFor(c, 60));
}

async function infoPage(
  c: Context<AppEnv>,
  page: NonNullable<ReturnType<typeof resolveInfoPage>>,
  locale: Locale,
) {
  try {
    return await c.get('services').platform.infoPage(page, locale, c.get('visitor'));
  } catch (error) {
    c.get('record').addError(error);
    throw notHad(c, error, 'The info page cannot be had just now');
  }
}
