import { articles } from './magazine/articles.ts';
import { oddPosts } from './odd/odd-posts.ts';
import { pages } from './pages/pages.ts';
import { POST_TYPES, post as blank, type ContentLang, type Post, type PostType } from './post.ts';
import { promotions } from './promotions/promotions.ts';
import { providers } from './providers/providers.ts';
import { reviews } from './reviews/reviews.ts';
import { createTerms, type Term } from './terms.ts';
import { themes } from './themes/themes.ts';

export type Edit = { type: PostType; slug: string; lang: ContentLang; patch: Partial<Post> | null };

/** Everything the editors have written: the posts by type, the categories, and what was changed since the start. */
export class Content {
  readonly #posts: ReadonlyMap<PostType, Post[]>;
  readonly #terms = createTerms();
  /** Counted again after an edit, not at every question. */
  #counted: Term[] | null = null;
  #nextId = 90_001;

  constructor(collections: Record<PostType, readonly Post[]>) {
    this.#posts = new Map(POST_TYPES.map((type) => [type, [...collections[type]]]));
  }

  postsOf(type: PostType): readonly Post[] {
    return this.#posts.get(type) ?? [];
  }

  everyPost(): Post[] {
    return POST_TYPES.flatMap((type) => this.postsOf(type));
  }

  /** The categories with the number of published posts in each. */
  terms(): Term[] {
    this.#counted ??= this.#count();
    return this.#counted;
  }

  #count(): Term[] {
    const counts = new Map<number, number>();
    for (const post of this.everyPost()) {
      if (post.status !== 'publish') continue;
      for (const id of post.categories) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return this.#terms.map((term) => ({ ...term, count: counts.get(term.id) ?? 0 }));
  }

  termsOf(post: Post): Term[] {
    return this.terms().filter((term) => term.lang === post.lang && post.categories.includes(term.id));
  }

  /**
   * What an editor does at the desk: changes a post, publishes a new one (a slug that no other has), or removes one (`null`).
   * Gives the post as it is now, `null` when there is none any more.
   */
  edit({ type, slug, lang, patch }: Edit): Post | null {
    const posts = this.#posts.get(type);
    if (posts === undefined) return null;
    this.#counted = null;
    const index = posts.findIndex((post) => post.slug === slug && post.lang === lang);
    if (patch === null) {
      if (index !== -1) posts.splice(index, 1);
      return null;
    }
    const modified = new Date().toISOString().slice(0, 19);
    const old = posts[index] ?? this.#blank({ type, slug, lang, date: modified });
    const post: Post = { ...old, ...patch, modified: patch.modified ?? modified };
    if (patch.slug !== undefined && patch.slug !== slug) post.oldSlugs = [...(old.oldSlugs ?? []), slug];
    if (index === -1) posts.push(post);
    else posts[index] = post;
    return post;
  }

  #blank({ type, slug, lang, date }: Pick<Post, 'type' | 'slug' | 'lang' | 'date'>): Post {
    const id = this.#nextId;
    this.#nextId += 1;
    return blank({ id, type, slug, lang, date, title: slug });
  }
}

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
