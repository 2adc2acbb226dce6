/** The light of a picture: its sky, what glows, and the lamps that fit them. */
import { type Colour, hex, mix, plus, times } from './colour.ts';
import type { Lamps } from './solid/light.ts';

export type Mood = {
  /** The sky from the top down. */
  top: string;
  middle: string;
  low: string;
  /** Light behind the subject, sparks and rims. */
  glow: string;
  /** Deepest shade: frames, silhouettes in front. */
  dark: string;
};

export const SCENES = [
  'egypt',
  'animal',
  'fruit',
  'god',
  'adventure',
  'jewel',
  'jungle',
  'fish',
  'classic',
  'table',
] as const;
export type MoodScene = (typeof SCENES)[number];

const read = (source: string): Mood[] =>
  source.split('|').map((line) => {
    const [top = '', middle = '', low = '', glow = '', dark = ''] = line
      .trim()
      .split(' ')
      .map((part) => `#${part}`);
    return { top, middle, low, glow, dark };
  });

export const MOODS: Record<MoodScene, readonly Mood[]> = {
  egypt: read(
    '2b1150 a8356b ff9a3c ffd27a 1a0a2b|123d7a 4f9fce ffd890 fff0b8 3a220c|060b2c 16306f 3a63b8 8fd0ff 040618|1d0508 7a1420 f0642c ffb054 130306|03191c 0c4a4a 1fa088 7dffd0 021012|1a0c02 7a420c e8a032 ffdc78 120802',
  ),
  animal: read(
    '07122e 1c3f78 5f92c8 cfe8ff 040a1c|2a0a2c b0382c ffa63c ffdf8a 1c0714|04161c 0d5a54 38c08a 9dffcf 020c10|2c5f9a 86bde6 e6f4ff ffffff 12304f|1c0c3c 6a2f8a f07a9a ffc4b0 120626|0c2a2c 3f7a6a f0cf86 fff0c0 061818',
  ),
  fruit: read(
    '5a0a52 d81f8a ff7ab8 ffd0f0 33042f|c24a08 ff9a1c ffe05a fff6c0 5a1c02|0c5a2a 3fae3a b8ec5a f4ffc0 04301a|2a0f6a 7a35d0 c98aff ecd0ff 180640|0a4f8a 1fa8d8 9aeaff e8fcff 042a4f|6a0614 d8202c ff8a5a ffdcb0 3a020a',
  ),
  god: read(
    '120a34 4a2a9a a86ae8 e8c8ff 0a0520|6a3a0c d8902c ffe08a fff8d8 341a04|0c3a7a 3f8ad8 bfe4ff ffffff 062048|22040a 8a1a1c f07a3c ffd08a 140206|04122a 0f5a7a 3fd8b0 c0ffe8 020a18|1c2468 5a78e0 d8e4ff ffffff 0c1238',
  ),
  adventure: read(
    '081a3a 1f5588 6fb4d0 e0f8ff 040e22|3a0c2c c8502c ffb84a ffe89a 22061a|0a0628 3c1a7a 9a4ad0 ffa8f0 050316|062a2c 1a6a5a 8ac87a e8ffb0 031618|1a3a5c 6aa0c8 d8f0fa ffffff 0c2038|3a1a0a a85a24 f0b45a ffe0a0 200d04',
  ),
  jewel: read(
    '1a0632 5a1a8a b04ad8 f0b8ff 0e031e|040a2e 123a9a 3f8af0 b8e0ff 02051a|021c14 0a5a3c 22b878 a8ffd0 010f0a|2a0412 8a0f3a e8406a ffb8c8 170209|0a0806 3a2a12 b8862c ffe08a 050403|3a0a2a a8306a ff8ab0 ffe0ea 200518',
  ),
  jungle: read(
    '03200f 0f5a26 6aae3a f4f0a0 02140a|03242a 0f6068 52b8a0 d8fff0 02151a|2a1208 8a4a14 f0b03c ffeaa0 180a04|060a2e 1a2f7a 2ab0b8 8affe8 03051a|123c0c 3f8a1f c8e04a fbffc8 0a2406|0c1f2c 2a5a5a c89a4a ffdf9a 06121a',
  ),
  fish: read(
    '0a5aa0 18a8d0 8af0e8 f0fffa 053060|020c30 0a3a7a 1f8ac8 9ae8ff 010618|044a44 12a088 9ae8a0 f0ffd8 022a28|5a1430 e0603a ffc05a fff0b0 340a1e|2a0f5a 8a3fa8 ff8ab8 ffe0f0 180834|142430 3a5f74 8ab8c4 e8fbff 0a141c',
  ),
  classic: read(
    '2a0208 a00f1c f0402c ffc86a 160104|04082e 1430a0 3f7af0 b8d8ff 02041a|1a0436 6a14a8 d83ad0 ffb0f4 0e021f|0c0804 3a2208 c88a1c ffe27a 060402|022010 0a6a34 3fc06a d0ffb0 01120a|3a0c02 c84a08 ffa81c fff0a0 1f0602',
  ),
  table: read(
    '021a10 0a5a38 2a9a62 d8ffc8 010f0a|1e040a 6a0f22 c0403c ffcf9a 100206|040a24 14306a 3a6ac0 bcdcff 020514|14062c 4a1f86 9a5ad8 f0ccff 0a031a|0a0806 302410 a07a2c ffe096 050403|021c22 0a5560 2aa8a0 c0fff4 011014',
  ),
};

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
