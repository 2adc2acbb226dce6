import type { Context } from 'hono';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { SERVICE_PATHS } from '../../../shared/routing/service-paths.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';

const HOUR = 'public, max-age=3600';

/** Previews are requested in the editor's own locale. */
const PREVIEWS = LOCALES.map((locale) => `Disallow: ${localePath(locale, SERVICE_PATHS.preview)}`);

/** GET /robots.txt. Search engines may not index a sandbox. */
export function getRobots(c: Context<AppEnv>): Response {
  const { siteUrl, environment } = settingsOf(c.env);
  const rules =
    environment === 'production'
      ? ['Allow: /', `Disallow: ${SERVICE_PATHS.api}/`, `Disallow: ${SERVICE_PATHS.operations}/`, ...PREVIEWS]
      : ['Disallow: /'];
  c.header('Cache-Control', HOUR);
  return c.text(
    ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${SERVICE_PATHS.sitemap}`, ''].join('\n'),
  );
}
