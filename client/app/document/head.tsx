import { Fragment } from 'react';
import { MANIFEST_PATH } from '../../../shared/config/constants.ts';
import { NIGHT } from '../../../shared/config/colours.ts';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { alternates } from '../../../shared/routing/alternates.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { usePageData } from '../../state/app-context.tsx';
import type { InnerHtml } from '../../trusted/trusted.ts';
import type { DocumentAssets } from './document-assets.ts';

declare module 'react' {
  // React writes it; its types lack it.
  interface LinkHTMLAttributes<T> {
    disabled?: boolean;
  }
}

export interface HeadProps {
  readonly assets: DocumentAssets;
  /** What the page uses of each file of `assets.styles`: nothing blocks the first paint but the document itself. */
  readonly stylesOf: (file: string) => InnerHtml;
}

/** The contents of `<head>`. They follow the page that is shown, except for the assets, which belong to the document. */
export function Head({ assets, stylesOf }: HeadProps) {
  const { address, meta, shell } = usePageData();
  const { brandName } = shell.settings;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content={meta.robots} />
      {meta.canonical === null ? null : <Addresses canonical={meta.canonical} />}
      <meta property="og:type" content={meta.openGraphType} />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:locale" content={LOCALE_FACTS[address.locale].openGraph} />
      {meta.image !== null && <meta property="og:image" content={meta.image} />}
      <meta name="twitter:card" content={meta.image === null ? 'summary' : 'summary_large_image'} />
      <meta name="theme-color" content={NIGHT} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={MANIFEST_PATH} />
      {assets.styles.map((href) => (
        <Fragment key={href}>
          {/* Hydration finds them, and does not compare. */}
          <style suppressHydrationWarning {...stylesOf(href)} />
          {/* Never fetched: it tells the loader of later chunks that the document has the styles of this file already. */}
          <link rel="stylesheet" href={href} disabled />
        </Fragment>
      ))}
    </head>
  );
}

/** The page's own address, and that of the same page in every locale that has it (§2.7). */
function Addresses({ canonical }: { readonly canonical: string }) {
  const { address, meta, shell } = usePageData();
  const { translations } = meta;
  const { siteUrl } = shell.settings;
  // A further page of a list has none: the other languages' lists may have fewer pages, and have its items on others.
  const isCanonical = canonical === siteUrl + localePath(address.locale, address.path);
  const others = isCanonical ? alternates(address.path, translations?.locales) : [];
  return (
    <>
      <link rel="canonical" href={canonical} />
      {others.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
      ))}
      <meta property="og:url" content={canonical} />
    </>
  );
}
