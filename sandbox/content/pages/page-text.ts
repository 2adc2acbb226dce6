/** What an editor writes of a page. Everything but `content` is plain text. */
export type PageText = {
  title: string;
  excerpt: string;
  content: string;
  /** The fields of a landing page. */
  landing?: {
    heroTitle: string;
    heroText: string;
    button: string;
    significantTerms: string;
    steps: readonly { title: string; text: string }[];
  };
};
