import { LAMP, NIGHT, TEXT } from '../../../shared/config/colours.ts';
import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { BlankLayout } from '../layouts/blank.tsx';

export interface LastResortProps {
  readonly locale: Locale;
  readonly title: string;
  readonly text?: string;
  /** By which operators find what happened (§7.9), in words. */
  readonly reference?: string;
  /** The words of the link. */
  readonly backHome: string;
}

/**
 * §2.4, §8 Error page fails, and overload: words and a link home. It depends on as little as possible: no state, no icons, no
 * components.
 */
export function LastResort({ locale, title, text, reference, backHome }: LastResortProps) {
  return (
    <>
      <h1>{title}</h1>
      {text === undefined ? null : <p>{text}</p>}
      {/* A full load: what has failed in this document fails again. */}
      <a href={localePath(locale, pathTo('home'))} data-router="off">
        {backHome}
      </a>
      {reference === undefined ? null : <small>{reference}</small>}
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
body { margin: 0; background: ${NIGHT}; color: ${TEXT}; font: 1rem/1.55 system-ui, sans-serif }
main { min-height: 100dvh; box-sizing: border-box; display: grid; place-content: center; gap: 1rem; padding: 1.5rem; text-align: center }
a { color: ${LAMP} }
`;

/** The same as a document of its own, for an edge that can make no other: without data, scripts and files. */
export function LastResortDocument(props: LastResortProps) {
  return (
    <html lang={LOCALE_FACTS[props.locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{props.title}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <LastResortPage {...props} />
      </body>
    </html>
  );
}
