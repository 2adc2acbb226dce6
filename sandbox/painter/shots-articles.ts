/** What the articles show. */
import { burst, flames, lamps, splash, velvet } from './backdrops/abstract.ts';
import { canyons, desert, peaks, pines } from './backdrops/land.ts';
import { clouds, lake, sea, space, storm } from './backdrops/nature.ts';
import { hillObservatory } from './backdrops/observatory.ts';
import { cave, curtain, hall, jungle, lounge } from './backdrops/places.ts';
import { baccaratTable, blackjackHand, royalFlush } from './motifs/card-games.ts';
import { coins, dice, fortuneWheel } from './motifs/chance.ts';
import { lemon } from './motifs/citrus.ts';
import { bass } from './motifs/fish.ts';
import { cherries, plum } from './motifs/fruit.ts';
import { greekTemple, hammer, thunderbolt } from './motifs/god-arms.ts';
import { dome } from './motifs/houses.ts';
import { idol } from './motifs/idols.ts';
import { compass, hourglass, lantern, sheriffStar } from './motifs/instruments.ts';
import { crown } from './motifs/jewels.ts';
import { canyon, summit } from './motifs/landmarks.ts';
import { clover, horseshoe } from './motifs/lucky-charms.ts';
import { pyramids } from './motifs/monuments.ts';
import { templeCat } from './motifs/pharaoh.ts';
import { bell, threeSevens } from './motifs/reel-symbols.ts';
import { rouletteWheel } from './motifs/roulette.ts';
import { planet } from './motifs/space.ts';
import { diamond, emerald, ruby, sapphire, topaz } from './motifs/stones.ts';
import { orrery } from './motifs/telescope.ts';
import { map } from './motifs/treasure.ts';
import { airship, galleon } from './motifs/vessels.ts';
import { wolf } from './motifs/wild-dogs.ts';
import { type Shot, shot, who } from './shot.ts';

export const ARTICLE_SHOTS: Readonly<Record<string, Shot>> = {
  'article-how-slots-pay': shot(['classic', 5], lamps, who(threeSevens, [0.5, 0.52, 0.64])),
  'article-megaways-explained': shot(
    ['jewel', 4],
    velvet,
    who(emerald, [0.2, 0.36, 0.36]),
    who(topaz, [0.8, 0.36, 0.34], { coat: 0 }),
    who(sapphire, [0.26, 0.76, 0.42]),
    who(ruby, [0.74, 0.76, 0.46]),
    who(diamond, [0.5, 0.48, 0.58]),
  ),
  'article-roulette-bets': shot(['table', 0], velvet, who(rouletteWheel, [0.54, 0.52, 0.86], { coat: 1 })),
  'article-blackjack-basics': shot(['table', 2], lounge, who(blackjackHand, [0.5, 0.52, 0.78])),
  'article-baccarat-night': shot(['table', 4], lounge, who(baccaratTable, [0.5, 0.54, 0.72], { coat: 2 })),
  'article-poker-hands': shot(['table', 1], curtain, who(royalFlush, [0.5, 0.52, 0.8])),
  'article-live-studio': shot(['table', 3], curtain, who(fortuneWheel, [0.5, 0.5, 0.84], { lean: 0.6 })),
  'article-jackpot-stories': shot(
    ['classic', 3],
    burst,
    who(coins, [0.5, 0.74, 0.46]),
    who(crown, [0.5, 0.4, 0.5], { coat: 1 }),
  ),
  'article-egypt-on-the-reels': shot(['egypt', 0], desert, who(pyramids, [0.52, 0.62, 0.46])),
  'article-gods-and-thunder': shot(
    ['god', 0],
    storm,
    who(thunderbolt, [0.18, 0.3, 0.44], { far: 2, coat: 1 }),
    who(greekTemple, [0.54, 0.58, 0.66]),
  ),
  'article-fishing-slots': shot(['fish', 3], lake, who(bass, [0.52, 0.46, 0.6], { coat: 2 })),
  'article-jungle-expeditions': shot(['jungle', 0], jungle, who(idol, [0.52, 0.54, 0.88], { coat: 1 })),
  'article-fruit-machines': shot(
    ['fruit', 1],
    splash,
    who(plum, [0.8, 0.58, 0.48]),
    who(lemon, [0.2, 0.58, 0.5]),
    who(cherries, [0.5, 0.5, 0.72]),
  ),
  'article-animal-kingdom': shot(['animal', 0], pines, who(wolf, [0.52, 0.64, 1.06], { lean: 0.7 })),
  'article-jewel-box': shot(
    ['jewel', 5],
    velvet,
    who(sapphire, [0.22, 0.6, 0.48]),
    who(emerald, [0.78, 0.62, 0.46]),
    who(diamond, [0.5, 0.5, 0.62]),
  ),
  'article-pirate-lore': shot(['adventure', 0], sea, who(galleon, [0.52, 0.54, 0.74])),
  'article-space-slots': shot(['adventure', 2], space, who(planet, [0.56, 0.5, 0.7], { coat: 1 })),
  'article-wild-west': shot(
    ['adventure', 1],
    canyons,
    who(canyon, [0.76, 0.64, 0.52], { far: 2 }),
    who(sheriffStar, [0.4, 0.5, 0.68]),
  ),
  'article-vikings': shot(['god', 3], flames, who(hammer, [0.52, 0.5, 0.8], { coat: 1, lean: 0.6 })),
  'article-lucky-symbols': shot(
    ['classic', 4],
    burst,
    who(horseshoe, [0.22, 0.54, 0.54]),
    who(bell, [0.78, 0.54, 0.54]),
    who(clover, [0.5, 0.5, 0.72]),
  ),
  'article-superstitions': shot(['egypt', 2], hall, who(templeCat, [0.52, 0.54, 0.86], { lean: 0.5 })),
  'article-bankroll': shot(
    ['adventure', 5],
    velvet,
    who(coins, [0.8, 0.76, 0.32], { far: 2 }),
    who(hourglass, [0.5, 0.5, 0.84]),
  ),
  'article-safer-play': shot(['animal', 5], pines, who(lantern, [0.52, 0.52, 0.84])),
  'article-rtp-explained': shot(
    ['adventure', 3],
    cave,
    who(map, [0.34, 0.62, 0.6], { far: 1 }),
    who(compass, [0.62, 0.5, 0.7]),
  ),
  'article-history-of-dice': shot(['table', 2], velvet, who(dice, [0.52, 0.5, 0.66], { coat: 1 })),
  'article-studio-spotlight': shot(['table', 4], lounge, who(orrery, [0.52, 0.52, 0.8])),
  'article-crash-games': shot(
    ['adventure', 1],
    clouds,
    who(airship, [0.24, 0.62, 0.3], { far: 3, coat: 1 }),
    who(airship, [0.56, 0.48, 0.86]),
  ),
  'article-winter-lobby': shot(['animal', 2], peaks, who(summit, [0.52, 0.58, 0.7])),
  'article-summer-festival': shot(
    ['fish', 4],
    lake,
    who(lantern, [0.26, 0.4, 0.4], { far: 2, coat: 2 }),
    who(lantern, [0.76, 0.36, 0.36], { far: 2 }),
    who(lantern, [0.52, 0.48, 0.7], { coat: 0 }),
  ),
  'article-night-of-the-comet': shot(['adventure', 2], hillObservatory, who(dome, [0.68, 0.64, 0.4])),
};
