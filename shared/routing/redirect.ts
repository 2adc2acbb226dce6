import { isLocale, type Locale } from '../i18n/locales.ts';
import { FINNISH_SEGMENT, localePath, splitLocale } from './locale-path.ts';
import { normalisePath } from './normalise-path.ts';

export interface RedirectInput {
  /** Path as it came, percent-encoded. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** The locale cookie's value, unchecked. */
  readonly cookieLocale: string | undefined;
}

/**
 * What to do with an address (§2.1): show it in a locale, redirect it, or refuse it because no page can have it. The
 * edge and the browser's router both use it, so they cannot disagree.
 */
export type Destination =
  | { readonly kind: 'page'; readonly locale: Locale; readonly path: string }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302;
      /** Always path-relative: one slash, then a segment. */
      readonly location: string;
      /** The locale to write into the cookie before the redirect, when the address chose one with `?lang=`. */
      readonly remember?: Locale;
      readonly becauseOfCookie: boolean;
    }
  | { readonly kind: 'invalid' };

/** Finnish is no longer a locale: addresses with this prefix are redirected to English for Ireland (§2.1). */
const FINNISH_LOCALE: Locale = 'en-ie';

/** Applies slash, `/fi/` and locale in one step, so that one redirect does not lead to another. */
export function settleAddress({ pathname, search: rawSearch, cookieLocale }: RedirectInput): Destination {
  const search = asciiQuery(rawSearch);
  const normalised = normalisePath(pathname);
  if (!normalised.ok) return { kind: 'invalid' };
  if (normalised.path.split('/').includes(FINNISH_SEGMENT)) {
    return permanent(localePath(FINNISH_LOCALE, '/') + flagsOf(search));
  }

  const slashed = withTrailingSlash(normalised.path);
  const { locale, prefixed, path } = splitLocale(slashed);
  // A file is the same in every language: neither the cookie nor `?lang=` redirects a crawler that requests it.
  if (!slashed.endsWith('/')) {
    return slashed === pathname ? { kind: 'page', locale, path } : permanent(slashed + search);
  }
  const { chosen, rest } = takeLanguageChoice(search);
  if (chosen !== null) {
    return {
      kind: 'redirect',
      status: 302,
      location: localePath(chosen, path) + rest,
      remember: chosen,
      becauseOfCookie: false,
    };
  }
  if (!prefixed && isLocale(cookieLocale) && cookieLocale !== locale) {
    return {
      kind: 'redirect',
      status: 302,
      location: localePath(cookieLocale, path) + search,
      becauseOfCookie: true,
    };
  }
  if (slashed !== pathname) return permanent(slashed + search);
  return { kind: 'page', locale, path };
}

/**
 * A last segment with an extension names a file: no slash is added. Below `/info/` there is none: `help-deposit.html` is an
 * old name of a page (§2.3).
 */
export function namesFile(path: string): boolean {
  return /\/[^/]*\.[a-z0-9]{1,12}$/iu.test(path) && !splitLocale(path).path.startsWith('/info/');
}

function withTrailingSlash(path: string): string {
  return path.endsWith('/') || namesFile(path) ? path : `${path}/`;
}

function permanent(location: string): Destination {
  return { kind: 'redirect', status: 301, location, becauseOfCookie: false };
}

/** The query as a header may hold it: everything but visible ASCII is percent-encoded, the rest is left as it came. */
export function asciiQuery(search: string): string {
  return search.toWellFormed().replaceAll(/[^\u0021-\u007e]+/gu, encodeURIComponent);
}

/**
 * The part of a query that a redirect to another page takes along: the flags of §2.6, and nothing that the page itself was
 * asked. With its question mark; empty where there are none.
 */
export function flagsOf(search: string): string {
  const flags = asciiQuery(search)
    .slice(1)
    .split('&')
    .filter((pair) => /^(?:neodl|isnative|iosapp|banner)(?:=|$)/iu.test(pair));
  return flags.length === 0 ? '' : `?${flags.join('&')}`;
}

/** Takes `lang=CODE` out of a query: the language links use it without JavaScript. */
function takeLanguageChoice(search: string): { chosen: Locale | null; rest: string } {
  if (!search.includes('lang=')) return { chosen: null, rest: search };
  let chosen: Locale | null = null;
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      if (!pair.startsWith('lang=')) return true;
      const value = pair.slice('lang='.length);
      if (chosen === null && isLocale(value)) chosen = value;
      return false;
    });
  if (chosen === null) return { chosen: null, rest: search };
  return { chosen, rest: kept.length === 0 ? '' : `?${kept.join('&')}` };
}
