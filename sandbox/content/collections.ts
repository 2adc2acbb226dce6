import { articles } from './magazine/articles.ts';
import { oddPosts } from './odd/odd-posts.ts';
import { pages } from './pages/pages.ts';
import type { Post, PostType } from './post.ts';
import { promotions } from './promotions/promotions.ts';
import { providers } from './providers/providers.ts';
import { reviews } from './reviews/reviews.ts';
import { themes } from './themes/themes.ts';

/** Every post of the CMS by type, the odd ones last in each. */
export function createCollections(): Record<PostType, readonly Post[]> {
  return {
    pages: [...pages(), ...oddPosts('pages')],
    promotions: [...promotions(), ...oddPosts('promotions')],
    games: reviews(),
    magazine: [...articles(), ...oddPosts('magazine')],
    providers: providers(),
    themes: themes(),
  };
}
