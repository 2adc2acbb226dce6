import type { Context } from 'hono';
import { html } from 'hono/html';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import { edgeMessages } from '../messages.ts';

interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
}

/** A page in words. No React, no data, no file: it depends on nothing that could have failed, and costs next to nothing. */
export function plainPage(c: Context, { locale, title, text }: PlainPage): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="${LOCALE_FACTS[locale].tag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
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
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${localePath(locale, pathTo('home'))}">${edgeMessages(locale).errors.backHome}</a></p>
        </body>
      </html>`,
    503,
  );
}
