/** Posts on one page of a list. The scheduled refresh fetches the very lists that the pages ask for. */
export const ARTICLES_PER_PAGE = 12;
export const PROMOTIONS_PER_PAGE = 100;
