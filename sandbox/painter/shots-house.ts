/** The house and its landing pages. */
import { sea, space } from './backdrops/nature.ts';
import { hillObservatory, observatory } from './backdrops/observatory.ts';
import { blackjackHand, royalFlush } from './motifs/card-games.ts';
import { coins, dice } from './motifs/chance.ts';
import { chips } from './motifs/chips.ts';
import { dome } from './motifs/houses.ts';
import { rouletteWheel } from './motifs/roulette.ts';
import { orrery, telescope } from './motifs/telescope.ts';
import { chest } from './motifs/treasure.ts';
import { type Shot, shot, who } from './shot.ts';

export const HOUSE_SHOTS: Readonly<Record<string, Shot>> = {
  'hero-lounge': shot(
    ['table', 3],
    observatory,
    who(chips, [0.87, 0.82, 0.26]),
    who(telescope, [0.68, 0.6, 0.72]),
  ),
  'hero-telescope': shot(
    ['adventure', 2],
    observatory,
    who(orrery, [0.86, 0.74, 0.4], { far: 2 }),
    who(telescope, [0.66, 0.55, 0.86], { lean: 0.5 }),
  ),
  'hero-skyline': shot(['adventure', 2], hillObservatory, who(dome, [0.7, 0.62, 0.46])),
  'hero-tables': shot(
    ['table', 3],
    observatory,
    who(blackjackHand, [0.87, 0.62, 0.5], { coat: 1, lean: -0.6 }),
    who(rouletteWheel, [0.66, 0.72, 0.56]),
  ),
  'landing-bonus': shot(
    ['adventure', 2],
    space,
    who(chest, [0.9, 0.84, 0.3], { far: 2 }),
    who(coins, [0.7, 0.6, 0.66]),
  ),
  'landing-welcome': shot(
    ['table', 3],
    observatory,
    who(dice, [0.86, 0.7, 0.34]),
    who(royalFlush, [0.64, 0.55, 0.62], { coat: 1 }),
  ),
  'landing-offer': shot(['adventure', 0], sea, who(chest, [0.68, 0.66, 0.6], { lean: 0.5 })),
};
