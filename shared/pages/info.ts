import type { SafeHtml, TocEntry } from '../domain/content.ts';
import type { PaymentMethodsTable } from '../domain/payment-methods.ts';
import { definePage } from './definition.ts';

/** A duty in plain words, and where it is written. */
export interface PlayerRight {
  readonly text: string;
  readonly law: { readonly name: string; readonly url: string };
}

/** Help and policies from the platform, payment methods as a table (§2.3, §2.8). Without a name: the help page. */
export interface InfoData {
  readonly slug: string;
  readonly title: string;
  readonly html: SafeHtml;
  readonly toc: readonly TocEntry[];
  readonly payments: PaymentMethodsTable | null;
  /** On the page for responsible play: what the law of the visitor's market gives players. */
  readonly rights: readonly PlayerRight[] | null;
  /** The other pages of help and policies. */
  readonly siblings: readonly { readonly slug: string; readonly title: string }[];
}

/** @example /info/terms/ */
export const info = definePage<InfoData>()({
  pattern: '/info/:page?/',
  layout: 'content-page',
  isOpenToAll: true,
  sitemap: 'listed',
});
