import type { Language, Locale } from '../../shared/i18n/locales.ts';
import type { Currency, DeviceCode, Regulation } from '../../shared/domain/visitor.ts';
import type { ContentType } from '../upstream/wordpress.ts';

/**
 * Every key of the cache. They are built from values that were allow-listed or matched against what exists,
 * never from raw input, so their number is bounded (DESIGN.md §5).
 */
export const cacheKeys = {
  feed: (language: Language, currency: Currency, device: DeviceCode) =>
    `feed:${language}:${currency}:${device}`,
  categories: () => 'categories',
  featured: () => 'featured',
  liveLimits: () => 'live-limits',
  geolocation: () => 'geolocation',
  /** One for each locale: the links in it are the reader's. */
  smartFooter: (locale: Locale) => `smart-footer:${locale}`,
  copyright: (locale: Locale, country: string, regulation: Regulation) =>
    `copyright:${locale}:${country}:${regulation}`,
  infoPage: (resource: string, locale: Locale, regulation: Regulation, currency: Currency) =>
    `info:${resource}:${locale}:${regulation}:${currency}`,
  paymentMethods: (country: string, regulation: Regulation, locale: Locale) =>
    `payments:${country}:${regulation}:${locale}`,
  promotions: (locale: Locale, country: string, regulation: Regulation) =>
    `promotions:${locale}:${country}:${regulation}`,
  post: (type: ContentType, slug: string, locale: Locale) => `post:${type}:${locale}:${slug}`,
  posts: (
    type: ContentType,
    locale: Locale,
    { page, perPage, category }: { page: number; perPage: number; category?: number },
  ) => `posts:${type}:${locale}:${category ?? 'all'}:${perPage}:${page}`,
  slugs: (type: ContentType, language: Language) => `slugs:${type}:${language}`,
  contentCategories: (parent: number | null, language: Language) => `terms:${parent ?? 'all'}:${language}`,
  renamed: (type: ContentType, slug: string, language: Language) => `renamed:${type}:${language}:${slug}`,
} as const;

/** What a webhook may declare old: a type's lists and slugs, or one post. */
export const cacheTags = {
  type: (type: ContentType) => type,
  post: (type: ContentType, slug: string) => `${type}:${slug}`,
} as const;
