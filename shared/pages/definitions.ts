import { accessibility } from './accessibility.ts';
import { allGames } from './all-games.ts';
import { article } from './article.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { error } from './error.ts';
import { gameReview } from './game-review.ts';
import { gameReviews } from './game-reviews.ts';
import { gameSearch } from './game-search.ts';
import { home } from './home.ts';
import { info } from './info.ts';
import { landing } from './landing.ts';
import { notFound } from './not-found.ts';
import { promotion } from './promotion.ts';
import { promotions } from './promotions.ts';
import { provider } from './provider.ts';
import { providers } from './providers.ts';
import { restricted } from './restricted.ts';
import { siteSearch } from './site-search.ts';
import { tab } from './tab.ts';
import { theme } from './theme.ts';
import { themes } from './themes.ts';

/**
 * The pages of the site, an import and an entry each. Addresses, links, loaders, components and the sitemap follow from this list
 * through `pages.ts`, which alone imports it.
 */
export const DEFINITIONS = [
  accessibility,
  allGames,
  article,
  blog,
  contact,
  error,
  gameReview,
  gameReviews,
  gameSearch,
  home,
  info,
  landing,
  notFound,
  promotion,
  promotions,
  provider,
  providers,
  restricted,
  siteSearch,
  tab,
  theme,
  themes,
] as const;
