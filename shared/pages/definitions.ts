/**
 * The pages of the site, one line each. Addresses, links, loaders, components and the sitemap follow from this list
 * through `pages.ts`, which alone imports it.
 */
export { accessibility } from './accessibility.ts';
export { allGames } from './all-games.ts';
export { article } from './article.ts';
export { blog } from './blog.ts';
export { contact } from './contact.ts';
export { error } from './error.ts';
export { gameReview } from './game-review.ts';
export { gameReviews } from './game-reviews.ts';
export { gameSearch } from './game-search.ts';
export { home } from './home.ts';
export { info } from './info.ts';
export { landing } from './landing.ts';
export { notFound } from './not-found.ts';
export { promotion } from './promotion.ts';
export { promotions } from './promotions.ts';
export { provider } from './provider.ts';
export { providers } from './providers.ts';
export { restricted } from './restricted.ts';
export { siteSearch } from './site-search.ts';
export { tab } from './tab.ts';
export { theme } from './theme.ts';
export { themes } from './themes.ts';
