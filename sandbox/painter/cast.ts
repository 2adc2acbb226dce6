/** Who plays in which scene: the motif that a game's name asks for, and what it is seen in front of. */
import { hash } from '../data/catalogue-seed.ts';
import type { TableFamily } from '../data/games-named.ts';
import type { GameEntry } from '../data/games.ts';
import { awning, burst, flames, lamps, neon, splash, velvet } from './backdrops/abstract.ts';
import { canyons, desert, peaks, pines, savannah } from './backdrops/land.ts';
import { type Backdrop } from './backdrops/layers.ts';
import { clouds, lake, sea, space, storm } from './backdrops/nature.ts';
import {
  cave,
  columns,
  curtain,
  deepWater,
  hall,
  jungle as thicket,
  lounge,
  skyline,
  waterfall,
} from './backdrops/places.ts';
import type { MoodScene } from './mood.ts';
import { distanceTo, type Motif } from './motif.ts';
import { compass, hourglass, lantern, sheriffStar } from './motifs/instruments.ts';
import { chest, cutlasses, map, skull } from './motifs/treasure.ts';
import * as cats from './motifs/big-cats.ts';
import * as birds from './motifs/birds.ts';
import { coins, dice, fortuneWheel } from './motifs/chance.ts';
import { clover, horseshoe, joker } from './motifs/lucky-charms.ts';
import { bar, bell, bigStar, luckySeven, threeSevens } from './motifs/reel-symbols.ts';
import { ankh, scarab, sunDisc, watchingEye } from './motifs/amulets.ts';
import { book, obelisks, pyramids } from './motifs/monuments.ts';
import * as forest from './motifs/forest-animals.ts';
import { lemon, melon, orange } from './motifs/citrus.ts';
import { apple, cherries, grapes, peach, plum, strawberry } from './motifs/fruit.ts';
import { greekTemple, hammer, thunderbolt, trident } from './motifs/god-arms.ts';
import { laurelWreath, sunFace, wings } from './motifs/god-signs.ts';
import * as gods from './motifs/gods.ts';
import { crown, crystals, tiara } from './motifs/jewels.ts';
import { diamond, emerald, ruby, sapphire, topaz } from './motifs/stones.ts';
import { drum, idol, stepTemple, totem } from './motifs/idols.ts';
import { frog, monkey, orchid, serpent } from './motifs/jungle-animals.ts';
import * as mask from './motifs/pharaoh.ts';
import { bass, koi } from './motifs/fish.ts';
import { octopus, shark, whale } from './motifs/sea-animals.ts';
import { anchor, coralReef, pearlShell, seaHorse } from './motifs/sea-things.ts';
import { baccaratTable, blackjackHand, royalFlush } from './motifs/card-games.ts';
import { chips, numberBalls } from './motifs/chips.ts';
import { rouletteWheel } from './motifs/roulette.ts';
import { canyon, castle, summit } from './motifs/landmarks.ts';
import { planet, rocket } from './motifs/space.ts';
import { airship, galleon } from './motifs/vessels.ts';
import * as dogs from './motifs/wild-dogs.ts';

type Scenery = {
  /** The first whose words are in the name is taken; with none of them, the game's number decides. */
  cast: readonly Motif[];
  backdrops: readonly Backdrop[];
};

export const SCENERY: Record<MoodScene, Scenery> = {
  egypt: {
    cast: [
      mask.templeCat,
      scarab,
      book,
      ankh,
      watchingEye,
      pyramids,
      obelisks,
      mask.pharaoh,
      sunDisc,
      birds.eagle,
    ],
    backdrops: [desert, hall, burst, columns, desert],
  },
  animal: {
    cast: [
      dogs.wolf,
      cats.lion,
      cats.tiger,
      forest.bear,
      dogs.fox,
      birds.owl,
      birds.eagle,
      forest.bison,
      forest.stag,
      forest.panda,
      cats.leopard,
      forest.rabbit,
    ],
    backdrops: [pines, savannah, peaks, canyons, pines, burst],
  },
  fruit: {
    cast: [cherries, strawberry, lemon, melon, grapes, plum, orange, apple, peach],
    backdrops: [burst, splash, awning, flames, lamps],
  },
  god: {
    cast: [
      trident,
      hammer,
      gods.helm,
      greekTemple,
      thunderbolt,
      sunFace,
      laurelWreath,
      gods.thunderGod,
      gods.goddess,
      wings,
    ],
    backdrops: [clouds, storm, columns, burst, peaks],
  },
  adventure: {
    cast: [
      galleon,
      compass,
      chest,
      summit,
      skull,
      castle,
      planet,
      canyon,
      lantern,
      map,
      airship,
      sheriffStar,
      cutlasses,
      rocket,
      hourglass,
    ],
    backdrops: [sea, peaks, canyons, cave, space, skyline],
  },
  jewel: {
    cast: [crown, tiara, crystals, emerald, sapphire, ruby, topaz, pearlShell, diamond],
    backdrops: [velvet, cave, burst, lamps, velvet],
  },
  jungle: {
    cast: [
      birds.toucan,
      birds.parrot,
      totem,
      frog,
      monkey,
      cats.leopard,
      cats.panther,
      serpent,
      orchid,
      stepTemple,
      drum,
      idol,
    ],
    backdrops: [thicket, waterfall, thicket, hall],
  },
  fish: {
    cast: [shark, koi, octopus, whale, seaHorse, pearlShell, anchor, coralReef, galleon, bass],
    backdrops: [deepWater, lake, deepWater, sea],
  },
  classic: {
    cast: [
      joker,
      clover,
      horseshoe,
      bell,
      bar,
      dice,
      fortuneWheel,
      coins,
      crown,
      threeSevens,
      luckySeven,
      bigStar,
    ],
    backdrops: [neon, flames, burst, curtain, lamps, skyline],
  },
  table: {
    cast: [rouletteWheel, blackjackHand, baccaratTable, royalFlush, dice, fortuneWheel, numberBalls, chips],
    backdrops: [lounge, curtain, skyline, velvet, lamps],
  },
};

const FAMILIES: Record<TableFamily, readonly Motif[]> = {
  roulette: [rouletteWheel],
  blackjack: [blackjackHand, chips],
  baccarat: [baccaratTable],
  poker: [royalFlush],
  dice: [dice, chips],
  'game-shows': [fortuneWheel, bigStar, airship, lantern, chest, rocket],
};

export type Part = { scene: MoodScene; subject: Motif; companions: readonly Motif[]; backdrop: Backdrop };

function at<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('An empty list of motifs');
  return found;
}

const EVERYONE: readonly Motif[] = Object.values(SCENERY).flatMap((scenery) => scenery.cast);

/**
 * How many games before each have the same subject. Mood, backdrop, coat and composition go by this number, so that two
 * games of one subject that follow each other never look alike.
 */
export function turnsOf(entries: readonly GameEntry[]): ReadonlyMap<number, number> {
  const seen = new Map<Motif, number>();
  const turns = new Map<number, number>();
  for (const entry of entries) {
    const { subject } = castFor(entry, 0);
    const turn = seen.get(subject) ?? 0;
    seen.set(subject, turn + 1);
    turns.set(entry.id, turn);
  }
  return turns;
}

/** What a game's cover shows; `turn` is its number among the games of its subject. */
export function castFor({ id, name, kind, scene, family }: GameEntry, turn: number): Part {
  const where: MoodScene = family !== undefined ? 'table' : (scene ?? 'classic');
  const { cast, backdrops } = SCENERY[where];
  const pool = family !== undefined ? FAMILIES[family] : kind === 'instant' ? EVERYONE : cast;
  const distances = pool.map((motif) => distanceTo(name, motif));
  const nearest = Math.min(...distances);
  const asked = pool.filter((_, index) => distances[index] === nearest && nearest !== Infinity);
  const subject = at(asked.length > 0 ? asked : family !== undefined ? pool : cast, hash('subject', id));
  const others = cast.filter((motif) => motif !== subject);
  const companions =
    kind === 'slingo'
      ? [numberBalls]
      : kind === 'jackpot-king'
        ? [crown]
        : [at(others, hash('one', id)), at(others, hash('two', id))];
  // Backdrops and moods (of which there are six) walk at different paces, so that pairs of them come back late.
  const backdrop = at(backdrops, turn + Math.floor(turn / 6) + hash('backdrop', distances.length));
  return { scene: where, subject, companions, backdrop };
}
