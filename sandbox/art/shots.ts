/** What each wide picture shows: its light, its backdrop, and who stands where. */
import { awning, burst, flames, lamps, neon, splash, velvet } from './backdrops/abstract.ts';
import {
  type Backdrop,
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
} from './backdrops/nature.ts';
import { hillObservatory, observatory } from './backdrops/observatory.ts';
import { cave, curtain, deepWater, hall, jungle, lounge, waterfall } from './backdrops/places.ts';
import type { MoodScene } from './mood.ts';
import type { Motif } from './motif.ts';
import { chest, compass, hourglass, lantern, map, sheriffStar } from './motifs/adventure.ts';
import { lion, panther } from './motifs/big-cats.ts';
import { parrot } from './motifs/birds.ts';
import {
  bell,
  bigStar,
  clover,
  coins,
  dice,
  fortuneWheel,
  horseshoe,
  luckySeven,
  threeSevens,
} from './motifs/classic.ts';
import { pyramids } from './motifs/egypt-things.ts';
import { apple, cherries, lemon, orange, plum, strawberry } from './motifs/fruit.ts';
import { greekTemple, hammer, thunderbolt, trident } from './motifs/god-things.ts';
import { crown, crystals, diamond, emerald, ruby, sapphire, topaz } from './motifs/jewels.ts';
import { idol, stepTemple } from './motifs/jungle.ts';
import { dome, gift, orrery, telescope, tent, trophy } from './motifs/lounge-things.ts';
import { pharaoh, templeCat } from './motifs/pharaoh.ts';
import { bass, coralReef, octopus, pearlShell } from './motifs/sea.ts';
import {
  baccaratTable,
  blackjackHand,
  chips,
  numberBalls,
  rouletteWheel,
  royalFlush,
} from './motifs/tables.ts';
import { airship, canyon, castle, galleon, planet, rocket, summit } from './motifs/vessels.ts';
import { fox, wolf } from './motifs/wild-dogs.ts';

/** Middle and height are shares of the picture's; the last actor is the lead. `far` blurs. */
export type Actor = {
  motif: Motif;
  x: number;
  y: number;
  tall: number;
  lean?: number;
  coat?: number;
  far?: number;
};
export type Shot = { scene: MoodScene; mood: number; backdrop: Backdrop; actors: readonly Actor[] };

type More = Pick<Actor, 'lean' | 'coat' | 'far'>;
const who = (motif: Motif, x: number, y: number, tall: number, more: More = {}): Actor => ({
  motif,
  x,
  y,
  tall,
  ...more,
});
const shot = (scene: MoodScene, mood: number, backdrop: Backdrop, ...actors: Actor[]): Shot => ({
  scene,
  mood,
  backdrop,
  actors,
});

/** By name; `data/wide-images.ts` says what each is for. */
export const SHOTS: Readonly<Record<string, Shot>> = {
  'hero-lounge': shot('table', 3, observatory, who(chips, 0.87, 0.82, 0.26), who(telescope, 0.68, 0.6, 0.72)),
  'hero-telescope': shot(
    'adventure',
    2,
    observatory,
    who(orrery, 0.86, 0.74, 0.4, { far: 2 }),
    who(telescope, 0.66, 0.55, 0.86, { lean: 0.5 }),
  ),
  'hero-skyline': shot('adventure', 2, hillObservatory, who(dome, 0.7, 0.62, 0.46)),
  'hero-tables': shot(
    'table',
    3,
    observatory,
    who(blackjackHand, 0.87, 0.62, 0.5, { coat: 1, lean: -0.6 }),
    who(rouletteWheel, 0.66, 0.72, 0.56),
  ),
  'landing-bonus': shot(
    'adventure',
    2,
    space,
    who(chest, 0.9, 0.84, 0.3, { far: 2 }),
    who(coins, 0.7, 0.6, 0.66),
  ),
  'landing-welcome': shot(
    'table',
    3,
    observatory,
    who(dice, 0.86, 0.7, 0.34),
    who(royalFlush, 0.64, 0.55, 0.62, { coat: 1 }),
  ),
  'landing-offer': shot('adventure', 0, sea, who(chest, 0.68, 0.66, 0.6, { lean: 0.5 })),

  'promo-welcome-package': shot(
    'jewel',
    0,
    velvet,
    who(coins, 0.82, 0.72, 0.4, { far: 2 }),
    who(diamond, 0.2, 0.68, 0.3, { far: 2 }),
    who(gift, 0.52, 0.52, 0.8),
  ),
  'promo-game-of-the-week': shot(
    'classic',
    3,
    curtain,
    who(bigStar, 0.2, 0.5, 0.36, { far: 3, coat: 1 }),
    who(bigStar, 0.8, 0.46, 0.3, { far: 3, coat: 1 }),
    who(trophy, 0.5, 0.52, 0.82),
  ),
  'promo-oktoberfest': shot(
    'adventure',
    1,
    lake,
    who(airship, 0.2, 0.3, 0.34, { far: 2 }),
    who(tent, 0.56, 0.58, 0.66),
  ),
  'promo-free-spins-friday': shot(
    'classic',
    2,
    neon,
    who(cherries, 0.18, 0.6, 0.5),
    who(bell, 0.82, 0.6, 0.5),
    who(luckySeven, 0.5, 0.48, 0.8),
  ),
  'promo-live-cashback': shot(
    'table',
    0,
    lounge,
    who(blackjackHand, 0.24, 0.5, 0.56, { lean: 0.6 }),
    who(chips, 0.62, 0.58, 0.7),
  ),
  'promo-drops-and-wins': shot(
    'classic',
    1,
    storm,
    who(diamond, 0.16, 0.3, 0.24, { far: 2 }),
    who(ruby, 0.86, 0.34, 0.26, { far: 2 }),
    who(coins, 0.5, 0.66, 0.64),
  ),
  'promo-jackpot-race': shot(
    'classic',
    0,
    burst,
    who(bigStar, 0.16, 0.36, 0.3, { far: 2 }),
    who(bigStar, 0.84, 0.34, 0.26, { far: 2, coat: 2 }),
    who(crown, 0.5, 0.54, 0.66),
  ),
  'promo-weekend-reload': shot(
    'adventure',
    2,
    space,
    who(planet, 0.22, 0.68, 0.46, { far: 2 }),
    who(rocket, 0.6, 0.46, 0.84),
  ),
  'promo-loyalty-orbit': shot('jewel', 1, space, who(orrery, 0.52, 0.52, 0.82)),
  'promo-slingo-sunday': shot('fruit', 3, burst, who(numberBalls, 0.52, 0.5, 0.84)),
  'promo-roulette-rush': shot(
    'table',
    1,
    lounge,
    who(chips, 0.85, 0.78, 0.3, { far: 2 }),
    who(rouletteWheel, 0.5, 0.56, 0.74),
  ),
  'promo-refer-a-friend': shot(
    'animal',
    0,
    pines,
    who(fox, 0.3, 0.68, 0.86, { lean: 0.6 }),
    who(fox, 0.68, 0.66, 0.92, { lean: -0.6, coat: 1 }),
  ),

  'article-how-slots-pay': shot('classic', 5, lamps, who(threeSevens, 0.5, 0.52, 0.64)),
  'article-megaways-explained': shot(
    'jewel',
    4,
    velvet,
    who(emerald, 0.2, 0.36, 0.36),
    who(topaz, 0.8, 0.36, 0.34, { coat: 0 }),
    who(sapphire, 0.26, 0.76, 0.42),
    who(ruby, 0.74, 0.76, 0.46),
    who(diamond, 0.5, 0.48, 0.58),
  ),
  'article-roulette-bets': shot('table', 0, velvet, who(rouletteWheel, 0.54, 0.52, 0.86, { coat: 1 })),
  'article-blackjack-basics': shot('table', 2, lounge, who(blackjackHand, 0.5, 0.52, 0.78)),
  'article-baccarat-night': shot('table', 4, lounge, who(baccaratTable, 0.5, 0.54, 0.72, { coat: 2 })),
  'article-poker-hands': shot('table', 1, curtain, who(royalFlush, 0.5, 0.52, 0.8)),
  'article-live-studio': shot('table', 3, curtain, who(fortuneWheel, 0.5, 0.5, 0.84, { lean: 0.6 })),
  'article-jackpot-stories': shot(
    'classic',
    3,
    burst,
    who(coins, 0.5, 0.74, 0.46),
    who(crown, 0.5, 0.4, 0.5, { coat: 1 }),
  ),
  'article-egypt-on-the-reels': shot('egypt', 0, desert, who(pyramids, 0.52, 0.62, 0.46)),
  'article-gods-and-thunder': shot(
    'god',
    0,
    storm,
    who(thunderbolt, 0.18, 0.3, 0.44, { far: 2, coat: 1 }),
    who(greekTemple, 0.54, 0.58, 0.66),
  ),
  'article-fishing-slots': shot('fish', 3, lake, who(bass, 0.52, 0.46, 0.6, { coat: 2 })),
  'article-jungle-expeditions': shot('jungle', 0, jungle, who(idol, 0.52, 0.54, 0.88, { coat: 1 })),
  'article-fruit-machines': shot(
    'fruit',
    1,
    splash,
    who(plum, 0.8, 0.58, 0.48),
    who(lemon, 0.2, 0.58, 0.5),
    who(cherries, 0.5, 0.5, 0.72),
  ),
  'article-animal-kingdom': shot('animal', 0, pines, who(wolf, 0.52, 0.64, 1.06, { lean: 0.7 })),
  'article-jewel-box': shot(
    'jewel',
    5,
    velvet,
    who(sapphire, 0.22, 0.6, 0.48),
    who(emerald, 0.78, 0.62, 0.46),
    who(diamond, 0.5, 0.5, 0.62),
  ),
  'article-pirate-lore': shot('adventure', 0, sea, who(galleon, 0.52, 0.54, 0.74)),
  'article-space-slots': shot('adventure', 2, space, who(planet, 0.56, 0.5, 0.7, { coat: 1 })),
  'article-wild-west': shot(
    'adventure',
    1,
    canyons,
    who(canyon, 0.76, 0.64, 0.52, { far: 2 }),
    who(sheriffStar, 0.4, 0.5, 0.68),
  ),
  'article-vikings': shot('god', 3, flames, who(hammer, 0.52, 0.5, 0.8, { coat: 1, lean: 0.6 })),
  'article-lucky-symbols': shot(
    'classic',
    4,
    burst,
    who(horseshoe, 0.22, 0.54, 0.54),
    who(bell, 0.78, 0.54, 0.54),
    who(clover, 0.5, 0.5, 0.72),
  ),
  'article-superstitions': shot('egypt', 2, hall, who(templeCat, 0.52, 0.54, 0.86, { lean: 0.5 })),
  'article-bankroll': shot(
    'adventure',
    5,
    velvet,
    who(coins, 0.8, 0.76, 0.32, { far: 2 }),
    who(hourglass, 0.5, 0.5, 0.84),
  ),
  'article-safer-play': shot('animal', 5, pines, who(lantern, 0.52, 0.52, 0.84)),
  'article-rtp-explained': shot(
    'adventure',
    3,
    cave,
    who(map, 0.34, 0.62, 0.6, { far: 1 }),
    who(compass, 0.62, 0.5, 0.7),
  ),
  'article-history-of-dice': shot('table', 2, velvet, who(dice, 0.52, 0.5, 0.66, { coat: 1 })),
  'article-studio-spotlight': shot('table', 4, lounge, who(orrery, 0.52, 0.52, 0.8)),
  'article-crash-games': shot(
    'adventure',
    1,
    clouds,
    who(airship, 0.24, 0.62, 0.3, { far: 3, coat: 1 }),
    who(airship, 0.56, 0.48, 0.86),
  ),
  'article-winter-lobby': shot('animal', 2, peaks, who(summit, 0.52, 0.58, 0.7)),
  'article-summer-festival': shot(
    'fish',
    4,
    lake,
    who(lantern, 0.26, 0.4, 0.4, { far: 2, coat: 2 }),
    who(lantern, 0.76, 0.36, 0.36, { far: 2 }),
    who(lantern, 0.52, 0.48, 0.7, { coat: 0 }),
  ),
  'article-night-of-the-comet': shot('adventure', 2, hillObservatory, who(dome, 0.68, 0.64, 0.4)),

  'theme-egypt': shot('egypt', 5, hall, who(pharaoh, 0.54, 0.6, 1.06, { lean: 0.4 })),
  'theme-animal': shot('animal', 1, savannah, who(lion, 0.54, 0.62, 1.1, { lean: 0.6 })),
  'theme-fruit': shot(
    'fruit',
    0,
    awning,
    who(apple, 0.14, 0.64, 0.44),
    who(orange, 0.84, 0.62, 0.5),
    who(plum, 0.33, 0.66, 0.46),
    who(lemon, 0.67, 0.68, 0.42),
    who(strawberry, 0.5, 0.52, 0.68),
  ),
  'theme-god': shot('god', 4, storm, who(trident, 0.54, 0.5, 1, { coat: 0 })),
  'theme-adventure': shot(
    'adventure',
    4,
    peaks,
    who(castle, 0.2, 0.62, 0.4, { far: 2 }),
    who(compass, 0.58, 0.52, 0.76),
  ),
  'theme-jewel': shot(
    'jewel',
    1,
    cave,
    who(crystals, 0.2, 0.7, 0.5, { far: 2 }),
    who(diamond, 0.54, 0.5, 0.7),
  ),
  'theme-jungle': shot(
    'jungle',
    1,
    waterfall,
    who(stepTemple, 0.8, 0.6, 0.5, { far: 2 }),
    who(panther, 0.18, 0.66, 0.5, { far: 1 }),
    who(parrot, 0.5, 0.54, 0.92, { lean: 0.5 }),
  ),
  'theme-fish': shot(
    'fish',
    0,
    deepWater,
    who(coralReef, 0.2, 0.72, 0.5),
    who(pearlShell, 0.8, 0.72, 0.42),
    who(octopus, 0.52, 0.46, 0.76),
  ),
  'theme-classic': shot('classic', 5, flames, who(luckySeven, 0.52, 0.5, 0.86)),
};
