import { articles } from './magazine/articles.ts';
import { pages } from './pages/pages.ts';
import type { Post, PostType } from './post.ts';
import { promotions } from './promotions/promotions.ts';

/** Every post of the CMS by type, the odd ones last in each. */
export function createCollections(): Record<PostType, readonly Post[]> {
  return {
    pages: pages(),
    promotions: promotions(),
    games: [],
    magazine: articles(),
    providers: [],
    themes: [],
  };
}
