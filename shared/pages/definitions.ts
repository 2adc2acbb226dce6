/**
 * The pages of the site, a line each, by the names of their files. Addresses, links, loaders, components and the sitemap follow
 * from this list through `pages.ts`, which alone imports it.
 */
export { accessibility } from './accessibility.ts';
export { allGames as 'all-games' } from './all-games.ts';
export { article } from './article.ts';
export { blog } from './blog.ts';
export { contact } from './contact.ts';
export { error } from './error.ts';
export { gameReview as 'game-review' } from './game-review.ts';
export { gameReviews as 'game-reviews' } from './game-reviews.ts';
export { gameSearch as 'game-search' } from './game-search.ts';
export { home } from './home.ts';
export { info } from './info.ts';
export { landing } from './landing.ts';
export { notFound as 'not-found' } from './not-found.ts';
export { promotion } from './promotion.ts';
export { promotions } from './promotions.ts';
export { provider } from './provider.ts';
export { providers } from './providers.ts';
export { restricted } from './restricted.ts';
export { siteSearch as 'site-search' } from './site-search.ts';
export { tab } from './tab.ts';
export { theme } from './theme.ts';
export { themes } from './themes.ts';
