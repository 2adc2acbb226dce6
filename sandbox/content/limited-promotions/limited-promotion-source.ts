import type { ContentLang } from '../post.ts';

/** `{money:10}` is a whole amount in the reader's currency, `{brand}` the name the asker gave. Texts are plain but `html`. */
export type LimitedPromotionText = { title: string; teaser: string; html: string; terms: string };

export type LimitedPromotionSource = {
  id: number;
  slug: string;
  /** Name of a wide picture. */
  image: string;
  /** First and last day, counted from today: past ones are over, later ones yet to come. */
  days: readonly [from: number, to: number];
  minDeposit?: number;
  code?: string;
  texts: Record<ContentLang, LimitedPromotionText>;
};
