import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { circle, star } from '../drawing/shapes.ts';
import { gradientSky, hills, shafts, strewn } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const ribs = [
  [50, 90, 50, 16],
  [44, 88, 30, 20],
  [56, 88, 70, 20],
  [40, 86, 16, 34],
  [60, 86, 84, 34],
] as const;

export const fish: Scene = {
  lowOne: [
    shape('rose', 'M36 92L30 82L40 80Z'),
    shape('rose', 'M64 92L70 82L60 80Z'),
    shape(
      'rose',
      'M50 94C38 94 34 88 32 82C14 72 4 52 8 34C14 36 18 30 20 20C28 24 34 20 38 10C44 16 56 16 62 10C66 20 72 24 80 20C82 30 86 36 92 34C96 52 86 72 68 82C66 88 62 94 50 94Z',
    ),
    ...ribs.map(([x, y, tx, ty]) => line('coral', `M${x} ${y}L${tx} ${ty}`, 2)),
    gloss('M18 42C20 34 26 30 32 28C26 38 24 48 26 58C20 54 17 48 18 42Z', 0.45),
  ],
  lowTwo: [
    shape('orange', star(50, 52, 5, 48, 22)),
    ...[0, 1, 2, 3, 4].map((arm) => {
      const angle = (Math.PI * 2 * arm) / 5 - Math.PI / 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return line('lemon', `M50 52L${(50 + dx * 32).toFixed(1)} ${(52 + dy * 32).toFixed(1)}`, 2.6);
    }),
    ...[
      [50, 30],
      [70, 46],
      [63, 70],
      [37, 70],
      [30, 46],
    ].map(([x = 0, y = 0]) => detail('lemon', circle(x, y, 2.6), 0.9)),
    shape('coral', circle(50, 52, 7)),
  ],
  highOne: [
    shape('lemon', 'M36 30C40 10 60 2 78 6C72 16 72 26 74 36Z'),
    shape('lemon', 'M36 70C40 90 60 98 78 94C72 84 72 74 74 64Z'),
    shape('lemon', 'M74 50C82 38 90 32 98 30C94 42 94 58 98 70C90 68 82 62 74 50Z'),
    shape('sapphire', 'M4 50C16 26 40 18 60 26C76 32 84 42 86 50C84 58 76 68 60 74C40 82 16 74 4 50Z'),
    detail('lemon', 'M34 24C40 22 44 22 48 22C42 40 42 60 48 78C44 78 40 78 34 76C28 58 28 42 34 24Z'),
    detail('sky', 'M62 27C66 28 69 30 72 32C67 44 67 56 72 68C69 70 66 72 62 73C57 56 57 44 62 27Z'),
    shape('white', circle(20, 45, 6.5)),
    detail('ink', circle(19, 45, 3.6)),
    gloss(circle(18, 43.4, 1.4), 0.95),
    line('ink', 'M5 54C9 56 12 56 15 55', 1.6),
    gloss('M14 38C24 28 40 26 52 30C40 30 28 34 20 42Z', 0.45),
  ],
  highTwo: [
    shape('coral', 'M68 50C78 30 88 20 98 18C94 32 92 42 90 50C92 58 94 68 98 82C88 80 78 70 68 50Z'),
    shape('coral', 'M30 30C38 10 58 8 68 14C64 20 64 28 64 34Z'),
    shape('orange', 'M4 52C12 28 36 20 54 26C68 30 76 40 80 50C76 64 66 76 52 80C34 86 12 76 4 52Z'),
    ...[
      [38, 40],
      [50, 40],
      [62, 42],
      [44, 52],
      [56, 52],
      [68, 52],
      [38, 64],
      [50, 64],
      [62, 62],
    ].map(([x = 0, y = 0]) =>
      line('amber', `M${x - 5} ${y - 4}C${x + 3} ${y - 4} ${x + 3} ${y + 4} ${x - 5} ${y + 4}`, 1.8),
    ),
    shape('coral', 'M38 70C44 80 46 90 42 96C34 94 30 86 30 76Z'),
    shape('white', circle(22, 46, 7.5)),
    detail('ink', circle(21, 46, 4.2)),
    gloss(circle(19.6, 44, 1.7), 0.95),
    line('leather', 'M6 58C10 62 15 62 18 59', 1.8),
    gloss('M16 36C26 28 40 26 52 30C40 30 28 34 20 42Z', 0.55),
    shape('gold', 'M26 25L29 10L36 17L42 6L47 16L55 11L54 26C44 22 36 22 26 25Z'),
    shape('ruby', circle(42, 18, 2.6)),
  ],
  letters: ['teal', 'sky', 'violet', 'coral', 'lemon'],
  frame: 'gold',
  emblem: 'teal',
  ground: 'oklch(0.2 0.06 230)',
  glow: 'oklch(0.92 0.11 195)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#4fd0e8', '#1683b8', '#0a3f82', '#061a45']);
    shafts(context, width, height, { colour: '#e6fdff', from: 0.4, count: 9 });
    hills(context, width, height, { from: 0.86, rise: 0.04, colour: '#0c3a66', waves: 1.6 });
    const unit = Math.min(width, height);
    for (const { x, size } of strewn(18)) {
      const [px, tall] = [x * width, unit * (0.12 + size * 0.3)];
      context.strokeStyle = size > 0.5 ? '#0d5f6e' : '#12426f';
      context.lineWidth = unit * 0.014;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(px, height);
      context.bezierCurveTo(
        px - tall * 0.3,
        height - tall * 0.4,
        px + tall * 0.3,
        height - tall * 0.7,
        px,
        height - tall,
      );
      context.stroke();
    }
    hills(context, width, height, { from: 0.95, rise: 0.02, colour: '#082a4f', waves: 2.8 });
    context.strokeStyle = '#d9fbff';
    context.lineWidth = 1.4;
    for (const { x, y, size } of strewn(26)) {
      context.globalAlpha = 0.2 + size * 0.4;
      context.beginPath();
      context.arc(x * width, y * height, 2 + size * 9, 0, Math.PI * 2);
      context.stroke();
    }
    context.globalAlpha = 1;
  },
};
