import type { ContentCard } from '../../shared/domain/content.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { PostRecord } from '../content/post.ts';
import type { AnyLoaderContext, Loader } from '../page/loader.ts';
import { article } from '../page/structured-data.ts';
import { ARTICLES_PER_PAGE } from '../services/hot-set.ts';
import { contentBody, contentCard, postMeta } from './parts/content-body.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { safely } from './parts/safely.ts';

const RELATED_ARTICLES = 3;

/** `/blog/{slug}/` (§2.2): one article; related articles may come late. */
export const load: Loader<'article'> = async (context) => {
  const { services, messages, settings, address, parameters, visitor } = context;
  const { slug } = parameters;
  const [post, locales] = await Promise.all([
    services.content.post('magazine', slug, address.locale),
    services.content.localesOf('magazine', slug),
  ]);
  if (post === null) return movedOrMissing(context, { type: 'magazine', slug });
  const body = contentBody(post, visitor.country);
  return {
    data: { body, related: safely(relatedTo(post, context), services) },
    meta: {
      ...postMeta(post),
      locales,
      openGraphType: 'article',
      structuredData: [article(settings, body, settings.siteUrl + localePath(address.locale, address.path))],
      trail: [
        { name: messages.general.blog, path: pathTo('blog') },
        { name: post.title, path: address.path },
      ],
    },
  };
};

/** The newest articles, those that share a category first. */
async function relatedTo(
  post: PostRecord,
  { services, address }: AnyLoaderContext,
): Promise<readonly ContentCard[]> {
  const { cards } = await services.content.posts({
    type: 'magazine',
    locale: address.locale,
    page: 1,
    perPage: ARTICLES_PER_PAGE,
  });
  const own = new Set(post.categories.map(({ id }) => id));
  const isAlike = (card: (typeof cards)[number]): number =>
    Number(card.categories.some(({ id }) => own.has(id)));
  return cards
    .filter((card) => card.id !== post.id)
    .toSorted((a, b) => isAlike(b) - isAlike(a))
    .slice(0, RELATED_ARTICLES)
    .flatMap((card) => contentCard('magazine', card) ?? []);
}
