import type { ContentType } from '../../shared/contracts/wordpress.ts';
import { landing } from '../../shared/pages/landing.ts';
import type { FoundPage } from '../../shared/pages/site-search.ts';
import { inOneLine, toTile } from '../../shared/domain/games/tile.ts';
import { pathToPost } from '../../shared/routing/path-to-post.ts';
import { findGroups } from '../../shared/search/find-groups.ts';
import type { EdgeMessages } from '../messages.ts';
import { PageNotFoundError, type AnyLoaderContext, type Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import type { ContentService } from '../services/content-service.ts';
import type { SearchHit } from '../services/search-hit.ts';
import { landingOffer } from './landing.ts';
import { CARD_EXCERPT_LENGTH, shorten } from './parts/content-body.ts';
import { shownOffers } from './parts/promotion-cards.ts';
import { awaitsGames, lobbyOf } from './parts/lobby.ts';
import { excludedReviews, type ExcludedReviews } from './parts/reviews.ts';
import { safely } from './parts/safely.ts';
import { searchGroupsOf } from './parts/search-groups.ts';
import { searchCatalogue } from './parts/search-catalogue.ts';

const GAMES_BESIDE_CONTENT = 8;
const CONTENT_PER_PAGE = 20;
/** Of a search for nothing. */
const NO_HITS: Awaited<ReturnType<ContentService['search']>> = { hits: [], pages: 0, total: 0 };

/** `/search/?q=` (§2.2): editors' content and games. */
export const load: Loader<'site-search'> = async (context) => {
  const { services, messages, address } = context;
  const query = context.query.q ?? '';
  const page = pageNumber(context.query.page);
  const [{ lobby, complete }, { groups }, found] = await Promise.all([
    lobbyOf(context),
    searchGroupsOf(context),
    query === ''
      ? NO_HITS
      : safely(services.content.search(query, address.locale, page, CONTENT_PER_PAGE), services),
  ]);
  const hits = found?.hits ?? [];
  // Past the end WordPress answers with no hits, and of none.
  if (found !== null && hits.length === 0 && page > Math.max(1, found.pages)) throw new PageNotFoundError();
  const offers = await foundOffers(hits, context);
  const isReview = ({ type }: SearchHit): boolean => type === 'games';
  const excluded = hits.some(isReview) ? await excludedReviews(context) : null;
  const shown = hits.flatMap((hit) => {
    const href = pathToPost(hit.type, hit.slug);
    const offer = offers.get(hit);
    const isHidden = offer === null || (isReview(hit) && !mayList(hit, excluded));
    return href === null || isHidden
      ? []
      : [{ hit, href, conditions: offer?.conditions ?? null, endsAt: offer?.endsAt ?? null }];
  });
  const { games } = searchCatalogue(lobby, { query, locale: address.locale });
  const firstGames = page === 1 ? games.slice(0, GAMES_BESIDE_CONTENT) : [];
  const pages = Math.max(1, found?.pages ?? 1);
  const results = await Promise.all(shown.map((one) => hitCard(one, context)));
  return {
    data: {
      query,
      isContentMissing: found === null,
      areGamesMissing: query !== '' && !complete && awaitsGames(lobby),
      results,
      // They are shown in a reel, which is one line.
      tiles: firstGames.map((game) => toTile(inOneLine(game), lobby.reviewSlugById)),
      groups: page === 1 ? findGroups(groups, query) : [],
      gamesTotal: games.length,
      // WordPress counts what this site does not show too, such as offers that may not be shown here.
      pagination: { page, pages, total: pages === 1 ? results.length : (found?.total ?? 0) },
    },
    meta: { name: messages.content.siteSearchTitle, robots: 'noindex,follow' },
  };
};

/** Whether a review may be listed; where it is not known which games appeal to children, none may (§5). */
function mayList({ slug }: SearchHit, excluded: ExcludedReviews | null): boolean {
  return excluded !== null && excluded.complete && !excluded.slugs.has(slug);
}

/** The label on the card of a found post, by its type. */
const LABELS: Readonly<Record<ContentType, (messages: EdgeMessages) => string>> = {
  pages: ({ content }) => content.infoTitle,
  promotions: ({ general }) => general.promotions,
  games: ({ content }) => content.gameReviewsTitle,
  magazine: ({ general }) => general.blog,
  providers: ({ general }) => general.providers,
  themes: ({ general }) => general.themes,
};

/** Each found offer with its conditions, without which it is not shown (§7.4); `null`: it may not be shown here. */
async function foundOffers(
  hits: readonly SearchHit[],
  context: AnyLoaderContext,
): Promise<ReadonlyMap<SearchHit, Pick<FoundPage, 'conditions' | 'endsAt'> | null>> {
  const { services, address } = context;
  const ofType = (type: ContentType) => hits.filter((hit) => hit.type === type);
  const promotions = ofType('promotions');
  const offers = promotions.length === 0 ? null : await shownOffers(context);
  const landings = ofType('pages').filter(({ slug }) => Object.hasOwn(landing.pattern, slug));
  return new Map<SearchHit, Pick<FoundPage, 'conditions' | 'endsAt'> | null>([
    ...promotions.map((hit) => [hit, offers?.get(pathToPost('promotions', hit.slug) ?? '') ?? null] as const),
    ...(await Promise.all(
      landings.map(async (hit) => {
        const post = await safely(services.content.post('pages', hit.slug, address.locale), services);
        return [hit, post === null ? null : landingOffer(context, post)] as const;
      }),
    )),
  ]);
}

interface Found extends Pick<FoundPage, 'conditions' | 'endsAt'> {
  readonly hit: SearchHit;
  readonly href: string;
}

/** The excerpt is that of the post itself: WordPress's own of a hit may quote blocks for some countries (§5). */
async function hitCard(
  { hit: { id, type, slug, title }, href, conditions, endsAt }: Found,
  { services, address, messages }: AnyLoaderContext,
): Promise<FoundPage> {
  const excerpt = shorten(await services.content.excerpt(type, slug, address.locale), CARD_EXCERPT_LENGTH);
  return {
    id: `${type}-${id}`,
    title: title || messages.labels.untitled,
    href,
    excerpt,
    image: null,
    date: null,
    label: LABELS[type](messages),
    conditions,
    endsAt,
  };
}
