import { pathTo } from '../../shared/routing/path-to.ts';
import { PageNotFoundError, TryAgainError, type Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { ARTICLES_PER_PAGE } from '../services/hot-set.ts';
import { contentCard } from './parts/content-body.ts';
import { attempt, safely } from './parts/safely.ts';

/** `/blog/` (§2.2): articles, newest first, by category, twelve to a page. */
export const load: Loader<'blog'> = async ({ services, messages, address, query }) => {
  const { locale } = address;
  const page = pageNumber(query.page);
  const [{ value, error }, articles] = await Promise.all([
    attempt(services.content.categories(locale), services),
    safely(services.content.slugs('magazine', locale), services),
  ]);
  if (query.category !== null && error !== null)
    throw new TryAgainError('which categories there are is not known', { cause: error });
  const categories = value ?? [];
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
  // WordPress's categories are those of themes and studios too. Without the list of all articles, those of this page stand.
  const used = new Set([
    ...(articles ?? []).flatMap((article) => article.categories),
    ...cards.flatMap((card) => card.categories.map(({ id }) => id)),
  ]);
  const name = messages.general.blog;
  return {
    data: {
      cards: cards.flatMap((card) => contentCard('magazine', card) ?? []),
      pagination: { page, pages: Math.max(1, pages), total },
      categories: categories.filter(({ id }) => used.has(id) || id === category?.id),
      category: category?.slug ?? null,
    },
    meta: {
      name,
      pageNumber: page,
      ...(category === null ? {} : { robots: 'noindex,follow' }),
      trail: [{ name, path: pathTo('blog') }],
    },
    complete: error === null && articles !== null,
  };
};
