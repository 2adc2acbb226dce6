import type { Context } from 'hono';
import { html } from 'hono/html';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { localePath, splitLocale } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import { edgeMessages } from '../messages.ts';

/**
 * §8 Error page fails: the response when not even the error page can be made. No React, no data, no file: it depends on
 * nothing that could have failed.
 */
export function lastResort(c: Context): Response | Promise<Response> {
  const { locale } = splitLocale(c.req.path);
  const { errors } = edgeMessages(locale);
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="${LOCALE_FACTS[locale].tag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${errors.errorPageFailed}</title>
          <style>
            body {
              margin: 0;
              min-height: 100dvh;
              display: grid;
              place-content: center;
              gap: 1rem;
              padding: 1.5rem;
              background: #120f1a;
              color: #f5f3f8;
              font:
                1rem/1.55 system-ui,
                sans-serif;
              text-align: center;
            }
            a {
              color: #f2c25f;
            }
          </style>
        </head>
        <body>
          <h1>${errors.errorPageFailed}</h1>
          <p><a href="${localePath(locale, pathTo('home'))}">${errors.backHome}</a></p>
        </body>
      </html>`,
    500,
  );
}
