import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import type { Messages } from '../../../shared/i18n/messages.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { BlankLayout } from '../layouts/blank.tsx';

export interface LastResortProps {
  readonly locale: Locale;
  readonly errors: Messages['errors'];
}

/**
 * §2.4, §8 Error page fails: its words and a link home. It depends on as little as possible: no state, no icons, no
 * components.
 */
export function LastResort({ locale, errors }: LastResortProps) {
  return (
    <>
      <h1>{errors.errorPageFailed}</h1>
      {/* A full load: what has failed in this document fails again. */}
      <a href={localePath(locale, pathTo('home'))} data-router="off">
        {errors.backHome}
      </a>
    </>
  );
}

/** The same where neither header nor footer can be shown: the page alone (§2.5). */
export function LastResortPage(props: LastResortProps) {
  return (
    <BlankLayout>
      <LastResort {...props} />
    </BlankLayout>
  );
}

/** The styles of a document that has no file. */
const STYLES = `
body { margin: 0; background: #120f1a; color: #f5f3f8; font: 1rem/1.55 system-ui, sans-serif }
main { min-height: 100dvh; box-sizing: border-box; display: grid; place-content: center; gap: 1rem; padding: 1.5rem; text-align: center }
a { color: #f2c25f }
`;

/** The same as a document of its own, for an edge that can make no other: without data, scripts and files. */
export function LastResortDocument({ locale, errors }: LastResortProps) {
  return (
    <html lang={LOCALE_FACTS[locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{errors.errorPageFailed}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <LastResortPage locale={locale} errors={errors} />
      </body>
    </html>
  );
}
