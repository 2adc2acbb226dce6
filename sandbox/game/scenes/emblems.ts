import { detail, gloss, line, shape, type Drawing } from '../drawing/layers.ts';
import type { MaterialName } from '../drawing/materials.ts';
import { box, circle, polygon, regular, ring, star } from '../drawing/shapes.ts';

/** What the wild's and the scatter's ribbons say; players know them by these words in English and Spanish alike. */
export const WILD_TEXT = 'WILD';
export const SCATTER_TEXT = 'BONUS';

const ribbon = [
  shape('gold', polygon([0, 66], [14, 66], [14, 88], [0, 88], [6, 77])),
  shape('gold', polygon([100, 66], [86, 66], [86, 88], [100, 88], [94, 77])),
  shape('gold', box(8, 62, 84, 22, 4)),
];

/** A comet in the scene's own stone; the lettering is set on its ribbon by the sheet of symbols. */
export function wildDrawing(of: MaterialName): Drawing {
  return [
    shape('gold', circle(50, 46, 42)),
    shape(of, circle(50, 46, 35)),
    detail('white', star(50, 46, 16, 34, 14), 0.16),
    line('ivory', 'M16 62C28 58 36 50 44 40', 3),
    line('ivory', 'M22 72C34 66 42 56 50 46', 2),
    shape('amber', star(58, 34, 5, 21, 9.5)),
    gloss(circle(53, 29, 3.4), 0.8),
    ...ribbon,
  ];
}

/** A sunburst around a moon. */
export function scatterDrawing(): Drawing {
  return [
    shape('amber', star(50, 46, 14, 46, 33)),
    shape('plum', ring(50, 46, 34, 29)),
    shape('night', polygon(...regular(50, 46, 24, 29))),
    shape('ivory', 'M58 24C40 24 32 40 38 54C42 64 54 68 64 62C52 60 46 50 48 40C50 32 54 28 58 24Z'),
    shape('amber', star(64, 38, 5, 8, 3.6)),
    ...ribbon,
  ];
}
