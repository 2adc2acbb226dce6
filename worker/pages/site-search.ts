import type { ContentType } from '../../shared/contracts/wordpress.ts';
import type { ContentCard } from '../../shared/domain/content.ts';
import { pathToPost } from '../../shared/routing/path-to-post.ts';
import type { EdgeMessages } from '../messages.ts';
import type { Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import type { SearchHit } from '../services/content-service.ts';
import { shorten } from './parts/content-body.ts';
import { lobbyOf } from './parts/lobby.ts';
import { safely } from './parts/safely.ts';
import { searchCatalogue } from './parts/search-catalogue.ts';

const GAMES_BESIDE_CONTENT = 8;
const CONTENT_PER_PAGE = 20;
const EXCERPT_LENGTH = 180;

/** `/search/?q=` (§2.2): editors' content and games. */
export const load: Loader<'site-search'> = async (context) => {
  const { services, messages, address } = context;
  const query = context.query.q ?? '';
  const page = pageNumber(context.query.page);
  const { lobby } = await lobbyOf(context);
  const found =
    query === ''
      ? null
      : await safely(services.content.search(query, address.locale, page, CONTENT_PER_PAGE), services);
  return {
    data: {
      query,
      isContentMissing: query !== '' && found === null,
      results: (found?.hits ?? []).flatMap((hit) => hitCard(hit, messages)),
      tiles:
        page === 1
          ? searchCatalogue(lobby, { query, locale: address.locale, limit: GAMES_BESIDE_CONTENT }).tiles
          : [],
      pagination: { page, pages: Math.max(1, found?.pages ?? 1), total: found?.total ?? 0 },
    },
    meta: { name: messages.content.siteSearchTitle, robots: 'noindex,follow' },
  };
};

/** The label on the card of a found post, by its type. */
const LABELS: Readonly<Record<ContentType, (messages: EdgeMessages) => string>> = {
  pages: ({ content }) => content.infoTitle,
  promotions: ({ general }) => general.promotions,
  games: ({ content }) => content.gameReviewsTitle,
  magazine: ({ general }) => general.blog,
  providers: ({ general }) => general.providers,
  themes: ({ general }) => general.themes,
};

function hitCard(
  { id, type, slug, title, excerpt }: SearchHit,
  messages: EdgeMessages,
): readonly ContentCard[] {
  const href = pathToPost(type, slug);
  if (href === null) return [];
  return [
    {
      id: `${type}-${id}`,
      title: title || messages.labels.untitled,
      href,
      excerpt: shorten(excerpt, EXCERPT_LENGTH),
      image: null,
      date: null,
      label: LABELS[type](messages),
    },
  ];
}
