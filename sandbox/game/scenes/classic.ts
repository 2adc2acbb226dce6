import { fillShape } from '../drawing/fill.ts';
import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { box, circle } from '../drawing/shapes.ts';
import { gradientSky, strewn } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const B =
  'M0 0L9 0C15 0 16 8 11 9C17 10 16 18 9 18L0 18ZM4 3L4 7L8 7C11 7 11 3 8 3ZM4 11L4 15L8 15C12 15 12 11 8 11Z';
const A = 'M5 0L11 0L16 18L12 18L11 14L5 14L4 18L0 18ZM8 4L6 11L10 11Z';
const R = 'M0 0L9 0C16 0 16 10 11 11L16 18L11 18L7 11L4 11L4 18L0 18ZM4 3L4 8L8 8C11 8 11 3 8 3Z';

function placed(glyph: string, x: number, y: number, scale: number): string {
  return glyph.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${x + Number(px) * scale} ${y + Number(py) * scale}`,
  );
}

export const classic: Scene = {
  lowOne: [
    line('gold', 'M44 14C44 4 56 4 56 14', 4),
    shape('gold', 'M50 12C72 14 76 34 78 54C80 66 86 70 92 76L8 76C14 70 20 66 22 54C24 34 28 14 50 12Z'),
    shape('gold', box(6, 74, 88, 10, 5)),
    shape('bronze', circle(50, 88, 9)),
    line('bronze', 'M25 56C40 62 60 62 75 56', 2.4),
    gloss('M34 28C38 22 44 20 48 20C40 28 36 40 34 54C30 56 29 52 30 46Z'),
  ],
  lowTwo: [
    shape(
      'silver',
      'M50 6C80 6 94 34 88 60C86 74 78 86 72 94L58 88C66 74 72 64 72 50C72 32 64 22 50 22C36 22 28 32 28 50C28 64 34 74 42 88L28 94C22 86 14 74 12 60C6 34 20 6 50 6Z',
    ),
    ...[
      [20, 38],
      [20, 56],
      [27, 74],
      [30, 22],
      [50, 14],
      [70, 22],
      [80, 38],
      [80, 56],
      [73, 74],
    ].map(([x = 0, y = 0]) => detail('ink', circle(x, y, 2.8))),
    gloss('M22 32C26 20 36 13 48 12C36 18 28 26 24 40Z', 0.6),
  ],
  highOne: [
    shape('ruby', box(4, 10, 92, 24, 7)),
    shape('gold', box(4, 38, 92, 24, 7)),
    shape('ruby', box(4, 66, 92, 24, 7)),
    ...[12.5, 40.5, 68.5].flatMap((y, row) =>
      [B, A, R].map((glyph, at) => shape(row === 1 ? 'ruby' : 'ivory', placed(glyph, 22 + at * 20, y, 1.04))),
    ),
  ],
  highTwo: [
    shape('gold', 'M8 4L94 4L94 26C72 46 60 68 60 98L26 98C26 70 40 46 58 30L28 30L26 38L8 38Z'),
    shape('ruby', 'M14 10L88 10L88 24C66 44 54 66 54 92L32 92C34 68 48 44 70 24L24 24L22 32L14 32Z'),
    gloss('M18 12L84 12L84 17L18 17Z', 0.45),
    gloss('M48 52C42 64 38 76 37 88L42 88C43 76 46 64 52 52Z', 0.3),
  ],
  letters: ['teal', 'sky', 'violet', 'orange', 'rose'],
  frame: 'gold',
  emblem: 'ruby',
  ground: 'oklch(0.17 0.05 20)',
  glow: 'oklch(0.9 0.15 85)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#1b0524', '#5a0f3c', '#8e1d3f', '#22061f']);
    const [cx, cy, unit] = [width / 2, height * 0.44, Math.max(width, height)];
    context.save();
    context.translate(cx, cy);
    for (let ray = 0; ray < 28; ray += 1) {
      context.rotate((Math.PI * 2) / 28);
      context.fillStyle = ray % 2 === 0 ? 'rgb(255 196 92 / 0.12)' : 'rgb(20 0 24 / 0.2)';
      fillShape(context, `M0 0L${unit} ${-unit * 0.112}L${unit} ${unit * 0.112}Z`);
    }
    context.restore();
    for (const { x, y, size } of strewn(40)) {
      const [px, py, r] = [x * width, y * height, 3 + size * 16];
      const light = context.createRadialGradient(px, py, 0, px, py, r);
      light.addColorStop(0, '#ffd98a66');
      light.addColorStop(1, '#ffb34a00');
      context.fillStyle = light;
      context.fillRect(px - r, py - r, r * 2, r * 2);
    }
    const vignette = context.createRadialGradient(cx, cy, unit * 0.2, cx, cy, unit * 0.75);
    vignette.addColorStop(0, '#00000000');
    vignette.addColorStop(1, '#0a0112dd');
    context.fillStyle = vignette;
    context.fillRect(0, 0, width, height);
  },
};
