import type { Game, GameTile } from '../../shared/domain/games/game.ts';
import { providerSlugger, type Provider } from '../../shared/domain/games/providers.ts';
import { studioPicks, type StudioPicks } from '../../shared/domain/games/studio-picks.ts';
import { inOneLine, toTile } from '../../shared/domain/games/tile.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AddressLister, Loader } from '../page/loader.ts';
import { pageNumber } from '../page/query.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { listPage } from './parts/list-page.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrUnlisted } from './parts/moved-or-missing.ts';
import { providerLogo, providerSummaries } from './parts/provider-summaries.ts';
import { awaitedGroup, isProviderOfGames, providerAt, providersOf } from './parts/published-groups.ts';
import { knownReviews } from './parts/reviews.ts';
import { indexedAddresses } from './parts/post-addresses.ts';
import { attempt } from './parts/safely.ts';
import { studioFacts } from './parts/studio-facts.ts';

const GAMES_PER_PAGE = 48;
const PICKS = { bestCount: 10, newestCount: 2 };
const OTHERS = 4;

/** What a further page of the list has besides it. */
const LIST_ALONE = { facts: [], body: null, best: [], newest: [], others: [] };

/** `/providers/{provider}/` (§2.2): the editors' text and the studio's games; one of them is enough. */
export const load: Loader<'provider'> = async (context) => {
  const { services, messages, settings, address, parameters, visitor } = context;
  const { provider: slug } = parameters;
  const [{ lobby }, { groups, complete, error: listError }, { value: post, error }] = await Promise.all([
    lobbyOf(context),
    providersOf(context),
    attempt(services.content.post('providers', slug, address.locale), services),
  ]);
  const provider = providerAt(groups, slug);
  if (provider === undefined && post === null) {
    // Responds with "not found" only when both sources were read and neither has it.
    const failure = error ?? listError;
    if (failure !== null) throw failure;
    return movedOrUnlisted(context, { type: 'providers', slug, complete });
  }
  // Found by its name; where the editors' providers are not all known, one of them may have this very slug.
  if (provider !== undefined && provider.slug !== slug && post === null && (error ?? listError) === null) {
    return { movedTo: localePath(address.locale, pathTo('provider', { provider: provider.slug })) };
  }
  const name = provider?.name ?? post?.title ?? '';
  const games = provider?.games ?? [];
  const page = pageNumber(context.query.page);
  const { items, pagination } = listPage({ items: games, complete }, page, GAMES_PER_PAGE);
  const [reviews, locales] = await Promise.all([
    knownReviews(context, lobby),
    post === null || isProviderOfGames(slug, lobby, address.locale)
      ? LOCALES
      : services.content.localesOf('providers', slug),
  ]);
  const tileOf = (game: Game) => toTile(game, reviews.slugById);
  const firstPage = () => ({
    facts: studioFacts({
      fields: post?.fields ?? {},
      games,
      slug: provider?.slug ?? slug,
      slugOf: providerSlugger(lobby.settings.providerSlugs),
      locale: address.locale,
      words: messages.review,
    }),
    body: post === null ? null : contentBody(post, visitor.country),
    ...tilesOfPicks(studioPicks(games, lobby.sources, { ...PICKS, reviewed: reviews.slugById }), tileOf),
    others: providerSummaries(lobby, after(provider, groups, OTHERS), settings.publicUpstreams.platform),
  });
  return {
    data: {
      provider: {
        name,
        slug,
        gameCount: provider?.gameCount ?? 0,
        logo: providerLogo(settings.publicUpstreams.platform, lobby.settings.providerSlugs, slug),
      },
      ...(page === 1 ? firstPage() : LIST_ALONE),
      tiles: items.map(tileOf),
      pagination,
      awaitsGamesOf: awaitedGroup(lobby, { slug, name }, post),
    },
    meta: {
      ...(post === null ? { name } : postMeta(post)),
      locales,
      pageNumber: page,
      trail: [
        { name: messages.general.providers, path: pathTo('providers') },
        { name, path: address.path },
      ],
    },
    // A page without an editors' text is complete; one whose text failed to load is not.
    complete: complete && reviews.complete && error === null,
  };
};

/** A reel is one line of tiles, and so are the newest. */
function tilesOfPicks({ best, newest }: StudioPicks, tileOf: (game: Game) => GameTile) {
  return {
    best: best.map((game) => tileOf(inOneLine(game))),
    newest: newest.map((game) => tileOf(inOneLine(game))),
  };
}

/** The providers with games after this one in the list, from its start again after its end: each page leads on to others. */
function after(provider: Provider | undefined, all: readonly Provider[], count: number): readonly Provider[] {
  const place = provider === undefined ? -1 : all.indexOf(provider);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))]
    .filter(({ gameCount }) => gameCount > 0)
    .slice(0, count);
}

/** The providers that `/providers/` lists, without those that editors keep from search engines. */
export const listAddresses: AddressLister = async (context) => {
  const { groups, complete } = await providersOf(context);
  const paths = groups.map(({ slug }) => pathTo('provider', { provider: slug }));
  const listed = await indexedAddresses('providers', paths, context);
  return { ...listed, complete: complete && listed.complete };
};
