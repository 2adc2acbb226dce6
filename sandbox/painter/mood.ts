/** The light of a picture: the lamps that fit its sky. */
import { type Colour, hex, mix, plus, times } from './colour.ts';
import type { Mood } from './scenery.ts';
import type { Lamps } from './solid/light.ts';

/** The lamps that a sky gives: a warm key, a fill from the sky, a rim in the colour of the glow. */
export function lampsOf(mood: Mood): Lamps {
  const white: Colour = [1, 0.94, 0.84];
  const [middle, low, glow] = [hex(mood.middle), hex(mood.low), hex(mood.glow)];
  return {
    key: times(mix(white, low, 0.16), 1.62),
    fill: plus(times(middle, 0.35), [0.03, 0.04, 0.07]),
    rim: times(mix(glow, low, 0.3), 1.25),
    ambient: plus(times(middle, 0.28), [0.15, 0.14, 0.19]),
    shade: plus(times(mix(middle, hex(mood.top), 0.4), 0.9), [0.25, 0.2, 0.32]),
  };
}
