import { MARKETS } from '../../shared/config/markets.ts';
import { hasDemo, isMegaways } from '../../shared/domain/games/game-rules.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { inOneLine } from '../../shared/domain/games/lobby-rows.ts';
import { gamesOfTab, type LobbySources } from '../../shared/domain/games/tab-games.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { dutiesOn } from '../../shared/domain/markets/duties.ts';
import { askedOf } from '../../shared/domain/markets/policy.ts';
import { fill } from '../../shared/i18n/format.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { AnyLoaderContext, Loader } from '../page/loader.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { writtenAmount, writtenStakes } from './parts/written-amount.ts';

const SIMILAR_GAMES = 8;

/** `/casino/games/{slug}/` (§2.2): text, facts and similar games. */
export const load: Loader<'game-review'> = async (context) => {
  const { services, messages, address, parameters, visitor } = context;
  const { slug } = parameters;
  const [post, { lobby, complete }] = await Promise.all([
    services.content.post('games', slug, address.locale),
    lobbyOf(context),
  ]);
  if (post === null) return movedOrMissing(context, 'games', slug);
  const { sources, reviewSlugById } = lobby;
  const reviewed = [...reviewSlugById].find(([, reviewSlug]) => reviewSlug === slug)?.[0];
  const game = sources.index.gameById.get(reviewed ?? Number(post.fields['game_id']));
  const tileOf = (one: Game) => toTile(one, reviewSlugById);
  return {
    data: {
      game: game === undefined ? null : tileOf(game),
      body: contentBody(post, visitor.country),
      facts: [...facts(game, post.fields, context), ...stakeLimit(game, sources, context)],
      similar:
        game === undefined
          ? null
          : similarGames(game, sources.index.games).map((one) => tileOf(inOneLine(one))),
    },
    meta: {
      ...postMeta(post),
      trail: [
        { name: messages.content.gameReviewsTitle, path: pathTo('game-reviews') },
        { name: post.title, path: address.path },
      ],
    },
    complete,
  };
};

/** The facts about a game: from the catalogue first, then from the editors' fields. */
function facts(
  game: Game | undefined,
  fields: Readonly<Record<string, string>>,
  { visitor, address }: AnyLoaderContext,
): readonly { key: string; value: string }[] {
  const jackpot = game?.jackpot ?? null;
  const amount = (value: string | undefined) =>
    writtenAmount(value ?? null, visitor.currency, address.locale);
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

/** What the law allows a spin of a slot to cost, where it says so. */
function stakeLimit(
  game: Game | undefined,
  sources: LobbySources,
  { visitor, messages, address }: AnyLoaderContext,
): readonly { key: string; value: string }[] {
  const stakes = askedOf(dutiesOn(MARKETS[visitor.market], visitor.rulesAsOf), 'slot-stakes');
  if (stakes === undefined || game === undefined || !gamesOfTab('slots', sources).includes(game)) return [];
  const value = fill(messages.stakeLimit, writtenStakes(stakes, visitor, address.locale));
  return [{ key: 'stakeLimit', value }];
}

/** The most similar games first: same studio and kind. */
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
