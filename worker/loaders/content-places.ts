import { infoPath, resolveInfoPage } from '../../shared/config/info-page-names.ts';
import { isTab } from '../../shared/config/tabs.ts';
import type { EdgeMessages } from './messages.ts';

/** Where the site shows the posts of one of WordPress' types. */
interface ContentPlace {
  /** Without locale prefix; `null` for a post that has no page of its own here. */
  readonly pathOf: (slug: string) => string | null;
  readonly label: (messages: EdgeMessages) => string;
}

/** Editors' pages with an address of their own (§2.2). */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  '150-bonus': '/150-bonus/',
  'contact-us': '/contact-us/',
  'special-welcome-offer': '/special/welcome-offer/',
  welcome: '/welcome/',
};

/** By WordPress' own name of the type, which is in the singular. */
export const PLACES: Readonly<Record<string, ContentPlace>> = {
  magazine: { pathOf: under('/blog/'), label: ({ general }) => general.blog },
  promotion: { pathOf: under('/promotions/'), label: ({ general }) => general.promotions },
  game: { pathOf: under('/casino/games/'), label: ({ content }) => content.gameReviewsTitle },
  provider: { pathOf: under('/providers/'), label: ({ general }) => general.providers },
  theme: { pathOf: under('/themes/'), label: ({ general }) => general.themes },
  page: {
    pathOf: pathOfPage,
    label: ({ content }) => content.infoTitle,
  },
};

function pathOfPage(slug: string): string | null {
  if (Object.hasOwn(PAGE_PATHS, slug)) return PAGE_PATHS[slug] ?? null;
  if (slug === 'home') return '/';
  if (isTab(slug)) return `/${slug}/`;
  const info = resolveInfoPage(slug);
  return info === undefined ? null : infoPath(info);
}

function under(base: string): ContentPlace['pathOf'] {
  return (slug) => (slug === '' ? null : `${base}${encodeURIComponent(slug)}/`);
}
