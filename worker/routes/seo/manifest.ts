import type { Context } from 'hono';
import { NIGHT } from '../../../shared/config/colours.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';

const SMALL_ICON = '/icon-192.png';

/** GET /favicon.ico: leads to an icon that every browser can show. */
export function getFavicon(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(SMALL_ICON, 301);
}

/** GET /manifest.webmanifest */
export function getManifest(c: Context<AppEnv>): Response {
  const { brandName } = settingsOf(c.env);
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(
    JSON.stringify({
      name: brandName,
      short_name: brandName,
      start_url: pathTo('home'),
      display: 'standalone',
      background_color: NIGHT,
      theme_color: NIGHT,
      icons: [
        { src: SMALL_ICON, sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    }),
    200,
    { 'Content-Type': 'application/manifest+json' },
  );
}
