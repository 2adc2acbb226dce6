/** Who plays in which scene: the motif that a game's name asks for, and what it is seen in front of. */
import { hash } from '../data/catalogue-seed.ts';
import type { TableFamily } from '../data/games-named.ts';
import type { GameEntry } from '../data/games.ts';
import { awning, burst, flames, lamps, neon, splash, velvet } from './backdrops/abstract.ts';
import {
  canyons,
  clouds,
  desert,
  lake,
  peaks,
  pines,
  savannah,
  sea,
  space,
  storm,
  type Backdrop,
} from './backdrops/nature.ts';
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
import * as adventure from './motifs/adventure.ts';
import * as cats from './motifs/big-cats.ts';
import * as birds from './motifs/birds.ts';
import * as classic from './motifs/classic.ts';
import * as egypt from './motifs/egypt-things.ts';
import * as forest from './motifs/forest-animals.ts';
import * as fruit from './motifs/fruit.ts';
import * as godThings from './motifs/god-things.ts';
import * as gods from './motifs/gods.ts';
import * as jewels from './motifs/jewels.ts';
import * as jungle from './motifs/jungle.ts';
import * as mask from './motifs/pharaoh.ts';
import * as sea_ from './motifs/sea.ts';
import * as tables from './motifs/tables.ts';
import * as vessels from './motifs/vessels.ts';
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
      egypt.scarab,
      egypt.book,
      egypt.ankh,
      egypt.watchingEye,
      egypt.pyramids,
      egypt.obelisks,
      mask.pharaoh,
      egypt.sunDisc,
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
    cast: [
      fruit.cherries,
      fruit.strawberry,
      fruit.lemon,
      fruit.melon,
      fruit.grapes,
      fruit.plum,
      fruit.orange,
      fruit.apple,
      fruit.peach,
    ],
    backdrops: [burst, splash, awning, flames, lamps],
  },
  god: {
    cast: [
      godThings.trident,
      godThings.hammer,
      gods.helm,
      godThings.greekTemple,
      godThings.thunderbolt,
      godThings.sunFace,
      godThings.laurelWreath,
      gods.thunderGod,
      gods.goddess,
      godThings.wings,
    ],
    backdrops: [clouds, storm, columns, burst, peaks],
  },
  adventure: {
    cast: [
      vessels.galleon,
      adventure.compass,
      adventure.chest,
      vessels.summit,
      adventure.skull,
      vessels.castle,
      vessels.planet,
      vessels.canyon,
      adventure.lantern,
      adventure.map,
      vessels.airship,
      adventure.sheriffStar,
      adventure.cutlasses,
      vessels.rocket,
      adventure.hourglass,
    ],
    backdrops: [sea, peaks, canyons, cave, space, skyline],
  },
  jewel: {
    cast: [
      jewels.crown,
      jewels.tiara,
      jewels.crystals,
      jewels.emerald,
      jewels.sapphire,
      jewels.ruby,
      jewels.topaz,
      sea_.pearlShell,
      jewels.diamond,
    ],
    backdrops: [velvet, cave, burst, lamps, velvet],
  },
  jungle: {
    cast: [
      birds.toucan,
      birds.parrot,
      jungle.totem,
      jungle.frog,
      jungle.monkey,
      cats.leopard,
      cats.panther,
      jungle.serpent,
      jungle.orchid,
      jungle.stepTemple,
      jungle.drum,
      jungle.idol,
    ],
    backdrops: [thicket, waterfall, thicket, hall],
  },
  fish: {
    cast: [
      sea_.shark,
      sea_.koi,
      sea_.octopus,
      sea_.whale,
      sea_.seaHorse,
      sea_.pearlShell,
      sea_.anchor,
      sea_.coralReef,
      vessels.galleon,
      sea_.bass,
    ],
    backdrops: [deepWater, lake, deepWater, sea],
  },
  classic: {
    cast: [
      classic.joker,
      classic.clover,
      classic.horseshoe,
      classic.bell,
      classic.bar,
      classic.dice,
      classic.fortuneWheel,
      classic.coins,
      jewels.crown,
      classic.threeSevens,
      classic.luckySeven,
      classic.bigStar,
    ],
    backdrops: [neon, flames, burst, curtain, lamps, skyline],
  },
  table: {
    cast: [
      tables.rouletteWheel,
      tables.blackjackHand,
      tables.baccaratTable,
      tables.royalFlush,
      classic.dice,
      classic.fortuneWheel,
      tables.numberBalls,
      tables.chips,
    ],
    backdrops: [lounge, curtain, skyline, velvet, lamps],
  },
};

const FAMILIES: Record<TableFamily, readonly Motif[]> = {
  roulette: [tables.rouletteWheel],
  blackjack: [tables.blackjackHand, tables.chips],
  baccarat: [tables.baccaratTable],
  poker: [tables.royalFlush],
  dice: [classic.dice, tables.chips],
  'game-shows': [
    classic.fortuneWheel,
    classic.bigStar,
    vessels.airship,
    adventure.lantern,
    adventure.chest,
    vessels.rocket,
  ],
};

export type Part = { scene: MoodScene; subject: Motif; companions: readonly Motif[]; backdrop: Backdrop };

function at<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('An empty list of motifs');
  return found;
}

const EVERYONE: readonly Motif[] = Object.values(SCENERY).flatMap((scenery) => scenery.cast);

/** What a game's cover shows. */
export function castFor({
  id,
  name,
  kind,
  scene,
  family,
}: Pick<GameEntry, 'id' | 'name' | 'kind' | 'scene' | 'family'>): Part {
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
      ? [tables.numberBalls]
      : kind === 'jackpot-king'
        ? [jewels.crown]
        : [at(others, hash('one', id)), at(others, hash('two', id))];
  return { scene: where, subject, companions, backdrop: at(backdrops, hash('backdrop', id)) };
}
