import type { Article, BreadcrumbList, Organization, WebSite, WithContext } from 'schema-dts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import type { ContentBody } from '../../shared/domain/content.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { Settings } from '../settings.ts';

/** The site with its search, for the home page. */
export function website({ brandName, siteUrl }: Settings, locale: Locale): WithContext<WebSite> {
  const action = {
    '@type': 'SearchAction' as const,
    target: `${siteUrl}${localePath(locale, pathTo('site-search'))}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandName,
    url: siteUrl + localePath(locale, pathTo('home')),
    potentialAction: action,
  };
}

export function organisation(settings: Settings): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.brandName,
    legalName: settings.licenseeName,
    url: settings.siteUrl + pathTo('home'),
    logo: `${settings.siteUrl}/icon-512.png`,
  };
}

interface Crumb {
  readonly name: string;
  /** Without locale prefix. */
  readonly path: string;
}

/** The breadcrumbs from the home page to this one. */
export function breadcrumbs(
  settings: Settings,
  locale: Locale,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: settings.brandName, path: pathTo('home') }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: settings.siteUrl + localePath(locale, path),
      }),
    ),
  };
}

/** An article; only facts that the page shows. */
export function article(settings: Settings, body: ContentBody, canonical: string): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: body.title.slice(0, 110),
    mainEntityOfPage: canonical,
    ...(body.image === null ? {} : { image: body.image.src }),
    ...(body.publishedAt === null ? {} : { datePublished: body.publishedAt }),
    ...(body.modifiedAt === null ? {} : { dateModified: body.modifiedAt }),
    author:
      body.author === null
        ? { '@type': 'Organization', name: settings.brandName }
        : { '@type': 'Person', name: body.author },
    publisher: { '@type': 'Organization', name: settings.brandName },
  };
}
