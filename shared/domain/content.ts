declare const SAFE: unique symbol;

/**
 * HTML of editors or of the platform as this visitor may see it: cleaned at the edge, and cut for the visitor's country
 * (§5). Only `worker/content/audience.ts` creates it, so every value of this type has passed both steps.
 */
export type SafeHtml = string & { readonly [SAFE]: true };

export interface ContentImage {
  readonly src: string;
  readonly srcset: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** CSS object-position, when the editor set a focal point. */
  readonly focus: string | null;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** A card in a list: an article, a promotion, a page that a search found. */
export interface ContentCard {
  readonly id: string;
  readonly title: string;
  /** Without locale prefix. */
  readonly href: string;
  readonly excerpt: string;
  readonly image: ContentImage | null;
  /** ISO 8601, when a date belongs on the card. */
  readonly date: string | null;
  readonly label: string | null;
}

/** One page of editors' content. */
export interface ContentBody {
  readonly title: string;
  readonly html: SafeHtml;
  readonly toc: readonly TocEntry[];
  readonly excerpt: string;
  readonly image: ContentImage | null;
  /** ISO 8601. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  readonly author: string | null;
}

export interface PromotionCard extends ContentCard {
  readonly source: 'cms' | 'limited-time';
  /** ISO 8601: the first moment it no longer applies. */
  readonly endsAt: string | null;
  readonly code: string | null;
  readonly minDeposit: string | null;
  readonly terms: SafeHtml | null;
  /** The full terms, where the significant ones do not link to them. */
  readonly termsHref: string | null;
}

export interface Pagination {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
