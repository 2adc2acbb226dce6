/** What the promotions show. */
import { burst, neon, velvet } from './backdrops/abstract.ts';
import { pines } from './backdrops/land.ts';
import { lake, space, storm } from './backdrops/nature.ts';
import { curtain, lounge } from './backdrops/places.ts';
import { blackjackHand } from './motifs/card-games.ts';
import { coins } from './motifs/chance.ts';
import { chips, numberBalls } from './motifs/chips.ts';
import { cherries } from './motifs/fruit.ts';
import { tent } from './motifs/houses.ts';
import { crown } from './motifs/jewels.ts';
import { gift, trophy } from './motifs/presents.ts';
import { bell, bigStar, luckySeven } from './motifs/reel-symbols.ts';
import { rouletteWheel } from './motifs/roulette.ts';
import { planet, rocket } from './motifs/space.ts';
import { diamond, ruby } from './motifs/stones.ts';
import { orrery } from './motifs/telescope.ts';
import { airship } from './motifs/vessels.ts';
import { fox } from './motifs/wild-dogs.ts';
import { type Shot, shot, who } from './shot.ts';

export const PROMOTION_SHOTS: Readonly<Record<string, Shot>> = {
  'promo-welcome-package': shot(
    ['jewel', 0],
    velvet,
    who(coins, [0.82, 0.72, 0.4], { far: 2 }),
    who(diamond, [0.2, 0.68, 0.3], { far: 2 }),
    who(gift, [0.52, 0.52, 0.8]),
  ),
  'promo-game-of-the-week': shot(
    ['classic', 3],
    curtain,
    who(bigStar, [0.2, 0.5, 0.36], { far: 3, coat: 1 }),
    who(bigStar, [0.8, 0.46, 0.3], { far: 3, coat: 1 }),
    who(trophy, [0.5, 0.52, 0.82]),
  ),
  'promo-oktoberfest': shot(
    ['adventure', 1],
    lake,
    who(airship, [0.2, 0.3, 0.34], { far: 2 }),
    who(tent, [0.56, 0.58, 0.66]),
  ),
  'promo-free-spins-friday': shot(
    ['classic', 2],
    neon,
    who(cherries, [0.18, 0.6, 0.5]),
    who(bell, [0.82, 0.6, 0.5]),
    who(luckySeven, [0.5, 0.48, 0.8]),
  ),
  'promo-live-cashback': shot(
    ['table', 0],
    lounge,
    who(blackjackHand, [0.24, 0.5, 0.56], { lean: 0.6 }),
    who(chips, [0.62, 0.58, 0.7]),
  ),
  'promo-drops-and-wins': shot(
    ['classic', 1],
    storm,
    who(diamond, [0.16, 0.3, 0.24], { far: 2 }),
    who(ruby, [0.86, 0.34, 0.26], { far: 2 }),
    who(coins, [0.5, 0.66, 0.64]),
  ),
  'promo-jackpot-race': shot(
    ['classic', 0],
    burst,
    who(bigStar, [0.16, 0.36, 0.3], { far: 2 }),
    who(bigStar, [0.84, 0.34, 0.26], { far: 2, coat: 2 }),
    who(crown, [0.5, 0.54, 0.66]),
  ),
  'promo-weekend-reload': shot(
    ['adventure', 2],
    space,
    who(planet, [0.22, 0.68, 0.46], { far: 2 }),
    who(rocket, [0.6, 0.46, 0.84]),
  ),
  'promo-loyalty-orbit': shot(['jewel', 1], space, who(orrery, [0.52, 0.52, 0.82])),
  'promo-slingo-sunday': shot(['fruit', 3], burst, who(numberBalls, [0.52, 0.5, 0.84])),
  'promo-roulette-rush': shot(
    ['table', 1],
    lounge,
    who(chips, [0.85, 0.78, 0.3], { far: 2 }),
    who(rouletteWheel, [0.5, 0.56, 0.74]),
  ),
  'promo-refer-a-friend': shot(
    ['animal', 0],
    pines,
    who(fox, [0.3, 0.68, 0.86], { lean: 0.6 }),
    who(fox, [0.68, 0.66, 0.92], { lean: -0.6, coat: 1 }),
  ),
};
