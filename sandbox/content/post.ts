/** The content the CMS stand-in holds, before it is dressed as WordPress REST (`routes/wordpress`). */

export type PostType = 'pages' | 'promotions' | 'games' | 'magazine' | 'providers' | 'themes';
export const POST_TYPES: readonly PostType[] = [
  'pages',
  'promotions',
  'games',
  'magazine',
  'providers',
  'themes',
];

export type ContentLang = 'en' | 'es';

/**
 * A featured image: the name of a wide image, `null` for none, or one of the ways an embed can be broken
 * (`gone`: a dangling id, embedded as an error; `index`: the API's index in its place; `missing`: no embed at all).
 */
export type FeaturedMedia = string | null | { broken: 'gone' | 'index' | 'missing' };

export type Post = {
  id: number;
  type: PostType;
  slug: string;
  lang: ContentLang;
  status: 'publish' | 'future' | 'draft';
  /** UTC, `YYYY-MM-DDTHH:mm:ss`, as WordPress writes it. */
  date: string;
  modified: string;
  /** Rendered: HTML with entities. */
  title: string;
  /** Rendered block markup. `{origin}` stands for the address of the sandbox. */
  content: string;
  /** Rendered: a paragraph of HTML. */
  excerpt: string;
  featuredMedia: FeaturedMedia;
  categories: number[];
  /** ACF: texts are plain; `Image` values are resolved; no fields at all is `[]`. */
  acf: AcfFields;
  author: number;
  /** Password-protected: listed, never rendered. */
  protected?: boolean;
  /** A site with Yoast answers `yoast_head_json`; some of ours do. */
  seo?: { title: string; description: string; noindex?: boolean };
  /** Slugs that it once had. */
  oldSlugs?: string[];
};

/** A media reference inside ACF: an object under `acf_format=standard`, else an id. An empty one is `false`. */
type AcfImage = { mediaName: string; alt: string };
export type AcfValue =
  | string
  | number
  | boolean
  | null
  | AcfImage
  | readonly AcfValue[]
  | { readonly [key: string]: AcfValue };
export type AcfFields = Record<string, AcfValue> | readonly never[];

/** What has to be said of a post; `post()` adds what goes without saying. */
type Draft = Pick<Post, 'id' | 'type' | 'slug' | 'lang' | 'date' | 'title'> & Partial<Post>;

/** A published post that has not been changed since, without fields, categories or a picture, unless the draft says so. */
export function post(draft: Draft): Post {
  return {
    status: 'publish',
    modified: draft.date,
    content: '',
    excerpt: '',
    featuredMedia: null,
    categories: [],
    acf: [],
    author: 2,
    ...draft,
  };
}
