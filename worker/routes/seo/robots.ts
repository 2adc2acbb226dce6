import type { Context } from 'hono';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';

const HOUR = 'public, max-age=3600';

/** A preview is asked for in the editor's own locale. */
const PREVIEWS = LOCALES.map((locale) => `Disallow: ${localePath(locale, '/preview/')}`);

/** GET /robots.txt. A sandbox is nobody's search result. */
export function robotsAnswer(c: Context<AppEnv>): Response {
  const { siteUrl, environment } = settingsOf(c.env);
  const rules =
    environment === 'production'
      ? ['Allow: /', 'Disallow: /api/', 'Disallow: /ops/', ...PREVIEWS]
      : ['Disallow: /'];
  c.header('Cache-Control', HOUR);
  return c.text(['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'));
}
