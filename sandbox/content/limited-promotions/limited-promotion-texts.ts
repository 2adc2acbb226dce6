import type { ContentLang } from '../post.ts';

type Texts = { title: string; teaser: string; html: string; terms: string };

export type LimitedPromotionSource = {
  id: number;
  slug: string;
  /** Name of a wide image. */
  image: string;
  /** First and last day, counted from today. */
  days: readonly [from: number, to: number];
  minDeposit?: number;
  code?: string;
  texts: Record<ContentLang, Texts>;
};

export const LIMITED_PROMOTIONS: readonly LimitedPromotionSource[] = [];
