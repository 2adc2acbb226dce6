import { TABS, type Tab, type ThemeTab } from '../../../shared/config/tabs.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import { gamesOfTab, type LobbySources, popularGames } from '../../../shared/domain/games/tab-games.ts';

/** Tabs that neither say what a game is about nor how it is played, or say it of games that other tabs name more exactly. */
const SAY_LITTLE: ReadonlySet<Tab> = new Set(['table-games', 'new', 'drops-and-wins', 'jackpot-king']);

/** A shared studio says less than a shared theme or a shared way of playing: a studio makes games of every sort. */
const STUDIO_WEIGHT = 0.5;

/** What several games have in common; two games share a trait when it is the same object. */
interface Trait {
  /** The fewer games have it, the more it says about them. */
  readonly weight: number;
}

export interface GameTraits {
  /** By id; a game without traits is not among them. */
  readonly ofGame: ReadonlyMap<number, ReadonlySet<Trait>>;
  readonly ofTab: ReadonlyMap<Tab, Trait>;
}

/** What each game is about, how it is played and who made it: for {@link similarGames}, once for a catalogue. */
export function gameTraits(sources: LobbySources): GameTraits {
  const { games } = sources.index;
  const studios = Map.groupBy(games, ({ provider, subProvider }) => subProvider ?? provider);
  const ofGame = new Map<number, Set<Trait>>();
  const share = (members: readonly Game[], factor: number): Trait => {
    const trait = { weight: factor * Math.log(games.length / members.length) };
    for (const { id } of members) {
      const own = ofGame.get(id);
      if (own === undefined) ofGame.set(id, new Set([trait]));
      else own.add(trait);
    }
    return trait;
  };
  for (const [studio, members] of studios) if (studio !== null) share(members, STUDIO_WEIGHT);
  return {
    ofGame,
    ofTab: new Map(
      TABS.filter((tab) => !SAY_LITTLE.has(tab)).map((tab) => [tab, share(gamesOfTab(tab, sources), 1)]),
    ),
  };
}

/**
 * The games that have most in common with a game, without itself: theme, way of playing, studio (§2.2). Of games that are
 * as similar as each other the popular ones are first, then those that the catalogue lists first. One that has nothing in
 * common with it is not similar, however few remain. `themes`: what else the game is about, by its review.
 */
export function similarGames(
  game: Game,
  sources: LobbySources,
  { traits, themes, count }: Likeness,
): readonly Game[] {
  const reviewed = themes.flatMap((theme) => traits.ofTab.get(theme) ?? []);
  const own = [...new Set([...(traits.ofGame.get(game.id) ?? []), ...reviewed])];
  const likeness = ({ id }: Game): number =>
    own.reduce((sum, trait) => sum + (traits.ofGame.get(id)?.has(trait) ? trait.weight : 0), 0);
  return [...new Set([...popularGames(sources), ...sources.index.games])]
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, count)
    .map(({ other }) => other);
}

interface Likeness {
  readonly traits: GameTraits;
  readonly themes: readonly ThemeTab[];
  readonly count: number;
}
