import { fill } from '../../shared/i18n/format.ts';
import { article, breadcrumbs } from '../seo/structured-data.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { ARTICLES_PER_PAGE } from '../services/list-sizes.ts';
import { contentBody, contentCard, postMeta } from './content-body.ts';
import { PageNotFoundError, type Loader } from './loader.ts';
import { pageNumber } from './page-parameters.ts';
import { movedOrMissing } from './moved-or-missing.ts';
import { safely } from './safely.ts';

const RELATED_ARTICLES = 3;

/** `/blog/` (§2.2): articles, newest first, by category, twelve to a page. */
export const loadBlog: Loader = async (context) => {
  const { services, messages, settings, route } = context;
  const { locale } = route;
  const page = pageNumber(context.query('page'));
  const categories = (await safely(services.content.categories(locale), services)) ?? [];
  const wanted = context.query('category');
  const category = wanted === null ? null : (categories.find(({ slug }) => slug === wanted) ?? null);
  if (wanted !== null && category === null) throw new PageNotFoundError();
  const { cards, total, pages } = await services.content.posts({
    type: 'magazine',
    locale,
    page,
    perPage: ARTICLES_PER_PAGE,
    ...(category === null ? {} : { category: category.id }),
  });
  if (cards.length === 0 && page > 1) throw new PageNotFoundError();
  const shown = new Set(cards.flatMap((card) => card.categories.map(({ id }) => id)));
  const title = messages.general.blog;
  return {
    page: {
      kind: 'blog',
      cards: cards.map((card) => contentCard(card, '/blog/')),
      pagination: { page, pages: Math.max(1, pages), total },
      categories: categories.filter(({ id }) => shown.has(id) || id === category?.id),
      category: category?.slug ?? null,
    },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.blogDescription, { brand: settings.brandName }),
      canonicalQuery: page > 1 ? `?page=${page}` : '',
      ...(category === null ? {} : { robots: 'noindex,follow' as const }),
      structuredData: [breadcrumbs(settings, locale, [{ name: title, path: '/blog/' }])],
    },
  };
};

/** `/blog/{slug}/` (§2.2): one article; its neighbours may come late. */
export const loadArticle: Loader = async (context) => {
  const { services, messages, settings, route, visitor } = context;
  const slug = route.params['slug'] ?? '';
  const post = await services.content.post('magazine', slug, route.locale);
  if (post === null) return movedOrMissing(context, { type: 'magazine', slug, base: '/blog/' });
  const related = async () => {
    const { cards } = await services.content.posts({
      type: 'magazine',
      locale: route.locale,
      page: 1,
      perPage: ARTICLES_PER_PAGE,
    });
    const own = new Set(post.categories.map(({ id }) => id));
    return cards
      .filter((card) => card.id !== post.id)
      .toSorted(
        (a, b) =>
          Number(b.categories.some(({ id }) => own.has(id))) -
          Number(a.categories.some(({ id }) => own.has(id))),
      )
      .slice(0, RELATED_ARTICLES)
      .map((card) => contentCard(card, '/blog/'));
  };
  const body = contentBody(post, visitor.country);
  const crumbs = [
    { name: messages.general.blog, path: '/blog/' },
    { name: post.title, path: route.path },
  ];
  return {
    page: { kind: 'article', body, related: safely(related(), services) },
    meta: {
      ...postMeta(post, settings.brandName),
      openGraphType: 'article',
      structuredData: [
        article(settings, body, settings.siteUrl + localePath(route.locale, route.path)),
        breadcrumbs(settings, route.locale, crumbs),
      ],
    },
  };
};
