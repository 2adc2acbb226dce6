import { MARKETS } from '../../shared/config/markets.ts';
import { THEME_TABS, type ThemeTab } from '../../shared/config/tabs.ts';
import type { Fact } from '../../shared/domain/fact.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { pathToTab } from '../../shared/domain/games/lobby-rows.ts';
import { providerSlugger } from '../../shared/domain/games/providers.ts';
import { gameTraits, similarGames } from './parts/similar-games.ts';
import { gamesOfTab } from '../../shared/domain/games/tab-games.ts';
import { inOneLine, toTile } from '../../shared/domain/games/tile.ts';
import { dutiesOn } from '../../shared/domain/markets/duties.ts';
import { askedOf } from '../../shared/domain/markets/policy.ts';
import { titleOf } from '../../shared/i18n/messages.ts';
import { gameReview as definition } from '../../shared/pages/game-review.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { PostRecord } from '../content/post.ts';
import type { AddressLister, AnyLoaderContext, Loader } from '../page/loader.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { gameMake, gamePays, stated } from './parts/game-facts.ts';
import { lobbyOf } from './parts/lobby.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { postAddresses } from './parts/post-addresses.ts';
import { excludedReviews, reviewedId } from './parts/reviews.ts';

const SIMILAR_GAMES = 10;

/** `/casino/games/{slug}/` (§2.2): text, how the game pays, facts and similar games. */
export const load: Loader<'game-review'> = async (context) => {
  const { services, messages, address, parameters, visitor } = context;
  const { slug } = parameters;
  const [post, locales, { lobby, complete }] = await Promise.all([
    services.content.post('games', slug, address.locale),
    services.content.localesOf('games', slug),
    lobbyOf(context),
  ]);
  if (post === null) return movedOrMissing(context, { type: 'games', slug });
  const { sources, reviewSlugById } = lobby;
  const { gameById, excludedIds } = sources.index;
  const id = reviewedId(lobby, { slug, gameId: Number(post.fields['game_id']) }) ?? 0;
  const game = gameById.get(id) ?? null;
  const themes = themesOf(game, post, lobby);
  const tileOf = (one: Game) => toTile(inOneLine(one), reviewSlugById);
  return {
    data: {
      game: game === null ? null : tileOf(game),
      body: contentBody(post, visitor.country),
      pays: gamePays({
        game,
        fields: post.fields,
        stakeLimit: stakeLimit(game, lobby, context),
        currency: visitor.currency,
        locale: address.locale,
        words: messages.review,
      }),
      facts: [
        ...studio(game, post.fields, lobby),
        ...gameMake({ fields: post.fields, locale: address.locale }),
      ],
      themes: themes.map((theme) => ({ name: titleOf(messages, theme), href: pathToTab(theme) })),
      similar: game === null ? null : similarTo(game, themes, lobby).map(tileOf),
    },
    meta: {
      ...postMeta(post),
      locales,
      // Articles may link to it, so it stays.
      ...(excludedIds.has(id) ? { robots: 'noindex,follow' as const } : {}),
      trail: [
        { name: messages.content.gameReviewsTitle, path: pathTo('game-reviews') },
        { name: post.title, path: address.path },
      ],
    },
    complete,
  };
};

/** Those of games that appeal to children are not among them (§5). */
export const listAddresses: AddressLister = async (context) => {
  const [posts, excluded] = await Promise.all([
    postAddresses(definition.posts, context),
    excludedReviews(context),
  ]);
  const hidden = new Set(Array.from(excluded.slugs, (slug) => pathTo('game-review', { slug })));
  return {
    addresses: posts.addresses.filter(({ path }) => !hidden.has(path)),
    complete: posts.complete && excluded.complete,
  };
};

/** Who made it; with a link where the catalogue has the studio's other games. */
function studio(
  game: Game | null,
  fields: Readonly<Record<string, string>>,
  { settings }: LobbyMemo,
): readonly Fact[] {
  const known = game?.subProvider ?? game?.provider;
  if (known === undefined || known === null) return stated([['provider', fields['provider_name']]]);
  const slug = providerSlugger(settings.providerSlugs)(known);
  const href = slug === '' ? {} : { href: pathTo('provider', { provider: slug }) };
  return [{ key: 'provider', value: known, ...href }];
}

/** What the law allows a spin of a slot to cost, where it says so. */
function stakeLimit(game: Game | null, { sources }: LobbyMemo, { visitor }: AnyLoaderContext) {
  const stakes = askedOf(dutiesOn(MARKETS[visitor.market], visitor.rulesAsOf), 'slot-stakes');
  if (stakes === undefined || game === null) return null;
  return gamesOfTab('slots', sources).includes(game) ? stakes : null;
}

/** The themes that the curated lists or the review's own categories (§7.3) count it to. */
function themesOf(
  game: Game | null,
  { categories }: PostRecord,
  { sources }: LobbyMemo,
): readonly ThemeTab[] {
  const named = new Set(categories.map(({ slug }) => slug));
  return THEME_TABS.filter(
    (theme) => named.has(theme) || (game !== null && gamesOfTab(theme, sources).includes(game)),
  );
}

function similarTo(game: Game, themes: readonly ThemeTab[], lobby: LobbyMemo): readonly Game[] {
  const traits = lobby.derive('game-traits', () => gameTraits(lobby.sources));
  return similarGames(game, lobby.sources, { traits, themes, count: SIMILAR_GAMES });
}
