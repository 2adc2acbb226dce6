import type { Context } from 'hono';
import { html } from 'hono/html';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { EDGE_MESSAGES } from '../loaders/messages.ts';

/**
 * §8 Error page fails: what is left when not even the error page can be made. No React, no data, no file: it depends on
 * nothing that could have failed.
 */
export function lastResort(c: Context): Response | Promise<Response> {
  const { locale }: { locale: Locale } = splitLocale(c.req.path);
  const { tag, language, prefix } = LOCALE_FACTS[locale];
  const { errors } = EDGE_MESSAGES[language];
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="${tag}">
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
          <p><a href="${prefix}/">${errors.backHome}</a></p>
        </body>
      </html>`,
    500,
  );
}
