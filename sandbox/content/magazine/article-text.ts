/** What an author writes of an article; plain title and excerpt, block markup for the body. */
export type ArticleText = { title: string; excerpt: string; content: string };
