import { fillShape } from '../drawing/fill.ts';
import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { box, circle, ellipse, mirrored, polygon } from '../drawing/shapes.ts';
import { gradientSky, hills, stars, sunDisc } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

export const adventure: Scene = {
  lowOne: [
    line('bronze', 'M30 30C30 0 70 0 70 30', 4),
    shape('bronze', 'M34 30L66 30L60 20L40 20Z'),
    shape('amber', 'M32 34L68 34C74 50 74 62 66 78L34 78C26 62 26 50 32 34Z'),
    detail('white', 'M50 44C60 54 60 66 50 72C40 66 40 54 50 44Z', 0.9),
    detail('orange', 'M50 54C56 60 55 68 50 71C45 68 44 60 50 54Z'),
    line('bronze', 'M32 34C26 50 26 62 34 78M68 34C74 50 74 62 66 78', 4),
    shape('bronze', box(26, 28, 48, 8, 3)),
    shape('bronze', 'M28 78L72 78L78 94L22 94Z'),
    gloss('M36 40C32 50 32 60 36 68C38 58 38 50 42 40Z', 0.6),
  ],
  lowTwo: [
    shape('ivory', 'M14 20C34 12 56 26 86 14L86 80C58 90 38 76 14 86Z'),
    shape('ivory', 'M8 14C14 10 20 14 20 20L20 86C20 94 10 94 8 86Z'),
    shape('ivory', 'M80 8C86 4 92 8 92 14L92 80C92 88 82 88 80 80Z'),
    detail('leaf', 'M28 30C38 24 46 34 56 30C58 42 44 48 32 44Z', 0.55),
    detail('sky', 'M50 60C60 54 72 58 76 64C70 74 56 76 50 70Z', 0.55),
    line('wood', 'M28 76L32 72M37 68L41 64M46 60L50 54M55 48L59 43', 2.6),
    line('ruby', 'M62 30L72 40M72 30L62 40', 4.5),
  ],
  highOne: [
    shape('gold', circle(50, 54, 44)),
    shape('bronze', box(43, 0, 14, 12, 4)),
    shape('ivory', circle(50, 54, 34)),
    ...[0, 1, 2, 3].map((quarter) =>
      detail(
        'wood',
        ['M50 24L53 34L47 34Z', 'M80 54L70 57L70 51Z', 'M50 84L47 74L53 74Z', 'M20 54L30 51L30 57Z'][
          quarter
        ] ?? '',
      ),
    ),
    line('bronze', 'M28 32L34 38M72 32L66 38M28 76L34 70M72 76L66 70', 1.8),
    shape('ruby', polygon([66, 34], [56, 58], [46, 50])),
    shape('sapphire', polygon([34, 76], [56, 58], [46, 50])),
    shape('gold', circle(51, 54, 5)),
    gloss('M24 44C30 30 44 22 58 24C44 28 32 38 28 54Z', 0.5),
  ],
  highTwo: [
    ...[
      [30, 40],
      [42, 34],
      [56, 32],
      [68, 38],
      [50, 42],
    ].map(([x = 0, y = 0]) => shape('gold', circle(x, y, 9))),
    shape('ruby', polygon([36, 24], [46, 24], [49, 32], [41, 40], [33, 32])),
    shape('emerald', polygon([60, 20], [70, 24], [70, 34], [60, 38], [54, 28])),
    shape('wood', 'M10 46L90 46L86 92L14 92Z'),
    ...[58, 70, 82].map((y) => line('leather', `M12 ${y}L88 ${y}`, 1.4)),
    shape('gold', 'M8 44L92 44L91 54L9 54Z'),
    shape('gold', 'M20 54L30 54L31 92L22 92Z'),
    shape('gold', mirrored('M20 54L30 54L31 92L22 92Z')),
    shape('gold', 'M40 48L60 48L60 66C60 74 40 74 40 66Z'),
    detail('ink', circle(50, 58, 3.6)),
    detail('ink', polygon([48.6, 58], [51.4, 58], [53, 67], [47, 67])),
    gloss(ellipse(27, 37, 3, 2)),
    gloss(ellipse(53, 28, 3, 2)),
  ],
  letters: ['leaf', 'bronze', 'teal', 'coral', 'amber'],
  frame: 'bronze',
  emblem: 'emerald',
  ground: 'oklch(0.19 0.03 150)',
  glow: 'oklch(0.9 0.15 95)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#08182f', '#143f57', '#3e8277', '#d8b56b']);
    stars(context, width, height * 0.5, { count: 60, colour: '#fff7d6' });
    sunDisc(context, {
      x: width * 0.78,
      y: height * 0.26,
      radius: Math.min(width, height) * 0.07,
      colour: '#fdf4d2',
    });
    const peak = (x: number, size: number, colour: string, snow: string): void => {
      const top = height * 0.84 - size;
      context.fillStyle = colour;
      fillShape(context, `M${x} ${top}L${x - size} ${height}L${x + size} ${height}Z`);
      context.fillStyle = snow;
      fillShape(
        context,
        `M${x} ${top}L${x - size * 0.2} ${top + size * 0.24}L${x - size * 0.08} ${top + size * 0.2}L${x} ${top + size * 0.28}L${x + size * 0.1} ${top + size * 0.19}L${x + size * 0.18} ${top + size * 0.22}Z`,
      );
    };
    const unit = Math.max(width, height);
    peak(width * 0.2, unit * 0.4, '#1c4350', '#bcd8cf');
    peak(width * 0.62, unit * 0.32, '#225562', '#cfe3d6');
    peak(width * 0.96, unit * 0.38, '#173844', '#a9c9c4');
    hills(context, width, height, { from: 0.84, rise: 0.04, colour: '#0f2b2c', waves: 2.4 });
    hills(context, width, height, { from: 0.93, rise: 0.02, colour: '#081a1c', waves: 4 });
  },
};
