import { fill } from '../../shared/i18n/format.ts';
import { hasDemo, isMegaways } from '../../shared/domain/games/game-rules.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { resolveGames } from '../../shared/domain/games/catalogue.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import { contentBody, postMeta } from './content-body.ts';
import { formatAmount } from './format-amount.ts';
import { knownLobby } from './known-lobby.ts';
import type { Loader, LoaderContext } from './loader.ts';
import { movedOrMissing } from './moved-or-missing.ts';
import { pageNumber } from './page-parameters.ts';
import { slicePage } from './slice-page.ts';
import { viewerOf } from './viewer.ts';

const REVIEWS_PER_PAGE = 48;
const SIMILAR_GAMES = 8;

/** `/casino/games/` (§2.2): every game that has a review. */
export const loadGameReviews: Loader = async (context) => {
  const { messages, settings, route } = context;
  const { lobby, complete } = await knownLobby(context);
  const tiles = lobby.derive('reviewed', () =>
    resolveGames(lobby.reviewSlugById.keys(), lobby.sources.index).map((game) =>
      toTile(game, lobby.reviewSlugById),
    ),
  );
  const page = pageNumber(context.query('page'));
  const { items, pagination } = slicePage(tiles, page, REVIEWS_PER_PAGE);
  const title = messages.content.gameReviewsTitle;
  return {
    page: { kind: 'gameReviews', cards: items, pagination },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.reviewsDescription, { brand: settings.brandName }),
      canonicalQuery: page > 1 ? `?page=${page}` : '',
      structuredData: [breadcrumbs(settings, route.locale, [{ name: title, path: '/casino/games/' }])],
    },
    complete,
  };
};

/** `/casino/games/{slug}/` (§2.2): text, facts and games like it. */
export const loadGameReview: Loader = async (context) => {
  const { services, messages, settings, route, visitor } = context;
  const slug = route.params['slug'] ?? '';
  const [post, { lobby, complete }] = await Promise.all([
    services.content.post('games', slug, route.locale),
    services.catalogue.lobby(viewerOf(context)),
  ]);
  if (post === null) return movedOrMissing(context, { type: 'games', slug, base: '/casino/games/' });
  const reviewed = [...lobby.reviewSlugById].find(([, reviewSlug]) => reviewSlug === slug)?.[0];
  const game = lobby.sources.index.gameById.get(reviewed ?? Number(post.fields['game_id']));
  const crumbs = [
    { name: messages.content.gameReviewsTitle, path: '/casino/games/' },
    { name: post.title, path: route.path },
  ];
  return {
    page: {
      kind: 'gameReview',
      game: game === undefined ? null : toTile(game, lobby.reviewSlugById),
      body: contentBody(post, visitor.country),
      facts: facts(game, post.fields, context),
      similar:
        game === undefined
          ? null
          : similarGames(game, lobby.sources.index.games).map((one) => toTile(one, lobby.reviewSlugById)),
    },
    meta: {
      ...postMeta(post, settings.brandName),
      structuredData: [breadcrumbs(settings, route.locale, crumbs)],
    },
    complete,
  };
};

/** What is known of a game: the catalogue's word first, then the editors' fields. */
function facts(
  game: Game | undefined,
  fields: Readonly<Record<string, string>>,
  { visitor, route }: LoaderContext,
): readonly { key: string; value: string }[] {
  const jackpot = game?.jackpot ?? null;
  const amount = (value: string | undefined) => formatAmount(value ?? null, visitor.currency, route.locale);
  const known: readonly (readonly [key: string, value: string | null | undefined])[] = [
    ['provider', game?.subProvider ?? game?.provider ?? fields['provider']],
    ['rtp', typeof game?.rtp === 'number' ? `${game.rtp} %` : fields['rtp']],
    ['volatility', fields['volatility']],
    ['reels', fields['reels']],
    ['paylines', fields['paylines']],
    ['minBet', amount(fields['min_bet'])],
    ['maxBet', amount(fields['max_bet'])],
    ['maxPrize', amount(game?.maxPrize ?? fields['max_win'])],
    ['jackpot', jackpot === null ? null : amount(String(jackpot.amount))],
    ['features', fields['features']],
  ];
  return known.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

/** Games of the same studio and kind first. */
function similarGames(game: Game, games: readonly Game[]): readonly Game[] {
  const likeness = (other: Game): number =>
    Number(other.subProvider === game.subProvider && game.subProvider !== null) +
    Number(other.provider === game.provider) * 2 +
    Number(isMegaways(other) === isMegaways(game)) +
    Number(hasDemo(other) === hasDemo(game));
  return games
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, score: likeness(other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SIMILAR_GAMES)
    .map(({ other }) => other);
}
