import { pathTo } from '../../shared/routing/path-to.ts';
import { PageNotFoundError, type Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { ARTICLES_PER_PAGE } from '../services/hot-set.ts';
import { contentCard } from './parts/content-body.ts';
import { safely } from './parts/safely.ts';

/** `/blog/` (§2.2): articles, newest first, by category, twelve to a page. */
export const load: Loader<'blog'> = async ({ services, messages, address, query }) => {
  const { locale } = address;
  const page = pageNumber(query.page);
  const categories = (await safely(services.content.categories(locale), services)) ?? [];
  const category =
    query.category === null ? null : (categories.find(({ slug }) => slug === query.category) ?? null);
  if (query.category !== null && category === null) throw new PageNotFoundError();
  const { cards, total, pages } = await services.content.posts({
    type: 'magazine',
    locale,
    page,
    perPage: ARTICLES_PER_PAGE,
    ...(category === null ? {} : { category: category.id }),
  });
  if (cards.length === 0 && page > 1) throw new PageNotFoundError();
  const shown = new Set(cards.flatMap((card) => card.categories.map(({ id }) => id)));
  const name = messages.general.blog;
  return {
    data: {
      cards: cards.flatMap((card) => contentCard('magazine', card) ?? []),
      pagination: { page, pages: Math.max(1, pages), total },
      categories: categories.filter(({ id }) => shown.has(id) || id === category?.id),
      category: category?.slug ?? null,
    },
    meta: {
      name,
      pageNumber: page,
      ...(category === null ? {} : { robots: 'noindex,follow' }),
      trail: [{ name, path: pathTo('blog') }],
    },
  };
};
