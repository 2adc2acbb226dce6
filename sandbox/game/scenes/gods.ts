import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { box, circle, mirrored, turned } from '../drawing/shapes.ts';
import { gradientSky, hills, shafts, stars } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const leaf = (x: number, y: number, turn: number) =>
  shape(
    'leaf',
    turned(
      `M${x} ${y}C${x + 5} ${y - 8} ${x + 14} ${y - 9} ${x + 19} ${y - 4}C${x + 15} ${y + 4} ${x + 6} ${y + 5} ${x} ${y}Z`,
      turn,
      x,
      y,
    ),
  );
const branch = [
  [46, 90, 205],
  [34, 86, 215],
  [24, 78, 228],
  [17, 67, 242],
  [13, 55, 255],
  [13, 42, 270],
  [17, 30, 285],
  [24, 19, 300],
] as const;

export const gods: Scene = {
  lowOne: [
    line('bronze', 'M36 24C16 20 14 44 32 48', 5),
    line('bronze', mirrored('M36 24C16 20 14 44 32 48'), 5),
    shape('bronze', 'M38 8L62 8L60 22C80 32 82 56 60 82L40 82C18 56 20 32 40 22Z'),
    detail('ink', 'M24 44L76 44C76 50 75 54 73 58L27 58C25 54 24 50 24 44Z'),
    line('amber', 'M28 51L34 47L40 55L46 47L52 55L58 47L64 55L71 49', 2),
    shape('bronze', box(34, 82, 32, 9, 3)),
    shape('bronze', box(33, 5, 34, 7, 3)),
    gloss('M34 32C28 40 28 50 32 58C34 48 34 40 40 30Z', 0.4),
  ],
  lowTwo: [
    ...branch.flatMap(([x, y, turn]) => [leaf(x, y, turn), leaf(x, y, turn + 70)]),
    ...branch.flatMap(([x, y, turn]) => [leaf(100 - x, y, 180 - turn), leaf(100 - x, y, 110 - turn)]),
    shape('gold', circle(50, 52, 20)),
    line('bronze', 'M42 62L42 46L50 40L58 46L58 62M38 63L62 63M50 46L50 62', 2.4),
  ],
  highOne: [
    shape('ruby', 'M14 50C8 20 30 2 58 4C84 6 96 28 94 58C88 34 74 22 54 22C36 22 24 32 14 50Z'),
    ...[22, 34, 47, 60, 72, 82].map((x, at) =>
      line(
        'rose',
        `M${x} ${[26, 14, 8, 8, 13, 24][at] ?? 0}L${x + 2} ${[36, 26, 20, 20, 24, 34][at] ?? 0}`,
        1.4,
      ),
    ),
    shape(
      'gold',
      'M18 58C16 32 32 20 52 20C76 20 86 38 84 60L82 92L66 96L64 70L56 62L56 52L44 52L44 62L38 70L34 96L22 90Z',
    ),
    detail('ink', 'M28 52C34 48 42 48 44 52L44 62L38 68C32 64 28 58 28 52Z'),
    detail('ink', 'M72 52C66 48 58 48 56 52L56 62L64 68C70 64 72 58 72 52Z'),
    line('amber', 'M26 46C34 38 44 40 50 46C56 40 66 38 74 46', 3),
    gloss('M26 40C30 30 40 26 50 26C42 30 34 36 30 46Z', 0.5),
  ],
  highTwo: [
    shape(
      'sky',
      'M30 36C20 34 14 42 18 50C10 54 12 66 22 66L80 66C92 66 94 52 84 48C86 36 74 30 66 36C60 24 38 22 30 36Z',
    ),
    gloss('M28 42C34 34 44 32 52 34C42 38 36 42 34 48Z', 0.6),
    shape('amber', 'M58 20L24 60L44 60L34 98L78 46L56 46L72 20Z'),
    gloss('M58 24L34 56L46 54L60 34L66 24Z', 0.5),
  ],
  letters: ['sky', 'silver', 'teal', 'violet', 'gold'],
  frame: 'silver',
  emblem: 'sky',
  ground: 'oklch(0.2 0.06 255)',
  glow: 'oklch(0.9 0.13 220)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#0b1240', '#29408f', '#7d8fd6', '#f4d8c0']);
    stars(context, width, height * 0.6, { count: 70, colour: '#ffffff' });
    shafts(context, width, height, { colour: '#ffeccc', from: 0.5, count: 7 });
    hills(context, width, height, { from: 0.8, rise: 0.06, colour: '#5a66a8', waves: 1.7 });
    const unit = Math.min(height * 0.9, width * 0.9);
    const column = (x: number): void => {
      const [w, top] = [unit * 0.1, height * 0.16];
      const marble = context.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
      marble.addColorStop(0, '#f2efff');
      marble.addColorStop(0.5, '#a9a9d6');
      marble.addColorStop(1, '#4b4d86');
      context.fillStyle = marble;
      context.fillRect(x - w / 2, top, w, height);
      context.fillRect(x - w * 0.72, top - w * 0.3, w * 1.44, w * 0.34);
      context.fillRect(x - w * 0.6, top, w * 1.2, w * 0.2);
      context.fillStyle = 'rgb(30 30 80 / 0.22)';
      for (let flute = 1; flute < 5; flute += 1)
        context.fillRect(x - w / 2 + (flute * w) / 5, top + w * 0.2, w * 0.05, height);
    };
    for (const x of [0.03, 0.16, 0.84, 0.97]) column(width * x);
    hills(context, width, height, { from: 0.95, rise: 0.02, colour: '#c9cdf0', waves: 2.6 });
  },
};
