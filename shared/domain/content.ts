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

/** A condition of an offer in words: its code, its smallest deposit, its end. */
export interface OfferFact {
  readonly name: string;
  readonly value: string;
}

/** What ends: the first moment (milliseconds since 1970) at which it no longer applies; `null`: without end. */
export interface Ending {
  readonly endsAt: number | null;
}

/** What an offer asks in return where no markup is shown, with the one link that its reader must have. */
export interface PlainConditions {
  /** Code, end and significant terms, without the words of a link at their end. */
  readonly text: string;
  /** The full terms, with the prefix of the page's language; `null`: the offer names none. */
  readonly href: string | null;
  /** The words of the link to them. */
  readonly link: string;
}

export interface PromotionCard extends ContentCard, Ending {
  readonly source: 'cms' | 'limited-time';
  readonly facts: readonly OfferFact[];
  readonly terms: SafeHtml | null;
  /** Where no more fits: an offer is never shown without them. */
  readonly conditions: PlainConditions | null;
  /** The full terms, where the significant ones do not link to them. */
  readonly termsHref: string | null;
}

export interface Pagination {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
