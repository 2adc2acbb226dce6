/** What an editor writes of a promotion. Everything but `content` is plain text. */
export type PromotionText = {
  title: string;
  excerpt: string;
  /** The line under the title. */
  subtitle: string;
  button: string;
  /** The significant terms, which have to stand beside the offer itself. */
  significantTerms: string;
  content: string;
};
