import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';

const HOUR = 'public, max-age=3600';

/** GET /robots.txt. A sandbox is nobody's search result. */
export function robotsAnswer(c: Context<AppEnv>): Response {
  const { siteUrl, environment } = settingsOf(c.env);
  const rules =
    environment === 'production'
      ? ['Allow: /', 'Disallow: /api/', 'Disallow: /ops/', 'Disallow: /preview/']
      : ['Disallow: /'];
  c.header('Cache-Control', HOUR);
  return c.text(['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'));
}
