/** What the theme pages show. */
import { awning, flames } from './backdrops/abstract.ts';
import { peaks, savannah } from './backdrops/land.ts';
import { storm } from './backdrops/nature.ts';
import { cave, deepWater, hall, waterfall } from './backdrops/places.ts';
import { lion, panther } from './motifs/big-cats.ts';
import { parrot } from './motifs/birds.ts';
import { lemon, orange } from './motifs/citrus.ts';
import { apple, plum, strawberry } from './motifs/fruit.ts';
import { trident } from './motifs/god-arms.ts';
import { stepTemple } from './motifs/idols.ts';
import { compass } from './motifs/instruments.ts';
import { crystals } from './motifs/jewels.ts';
import { castle } from './motifs/landmarks.ts';
import { pharaoh } from './motifs/pharaoh.ts';
import { luckySeven } from './motifs/reel-symbols.ts';
import { octopus } from './motifs/sea-animals.ts';
import { coralReef, pearlShell } from './motifs/sea-things.ts';
import { diamond } from './motifs/stones.ts';
import { type Shot, shot, who } from './shot.ts';

export const THEME_SHOTS: Readonly<Record<string, Shot>> = {
  'theme-egypt': shot(['egypt', 5], hall, who(pharaoh, [0.54, 0.6, 1.06], { lean: 0.4 })),
  'theme-animal': shot(['animal', 1], savannah, who(lion, [0.54, 0.62, 1.1], { lean: 0.6 })),
  'theme-fruit': shot(
    ['fruit', 0],
    awning,
    who(apple, [0.14, 0.64, 0.44]),
    who(orange, [0.84, 0.62, 0.5]),
    who(plum, [0.33, 0.66, 0.46]),
    who(lemon, [0.67, 0.68, 0.42]),
    who(strawberry, [0.5, 0.52, 0.68]),
  ),
  'theme-god': shot(['god', 4], storm, who(trident, [0.54, 0.5, 1], { coat: 0 })),
  'theme-adventure': shot(
    ['adventure', 4],
    peaks,
    who(castle, [0.2, 0.62, 0.4], { far: 2 }),
    who(compass, [0.58, 0.52, 0.76]),
  ),
  'theme-jewel': shot(
    ['jewel', 1],
    cave,
    who(crystals, [0.2, 0.7, 0.5], { far: 2 }),
    who(diamond, [0.54, 0.5, 0.7]),
  ),
  'theme-jungle': shot(
    ['jungle', 1],
    waterfall,
    who(stepTemple, [0.8, 0.6, 0.5], { far: 2 }),
    who(panther, [0.18, 0.66, 0.5], { far: 1 }),
    who(parrot, [0.5, 0.54, 0.92], { lean: 0.5 }),
  ),
  'theme-fish': shot(
    ['fish', 0],
    deepWater,
    who(coralReef, [0.2, 0.72, 0.5]),
    who(pearlShell, [0.8, 0.72, 0.42]),
    who(octopus, [0.52, 0.46, 0.76]),
  ),
  'theme-classic': shot(['classic', 5], flames, who(luckySeven, [0.52, 0.5, 0.86])),
};
