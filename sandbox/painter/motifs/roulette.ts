/** The roulette wheel. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';

const POCKETS = 37;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const rouletteWheel = motif({
  words: /roulette|ruleta|ruletti|rulett|wheel/i,
  make: () => {
    const pocket = (index: number): Mesh => {
      const half = (Math.PI / POCKETS) * 0.98;
      const stuff = index === 0 ? 'zero' : RED.has(index) ? 'pocket-red' : 'pocket-black';
      const slab = (from: number, to: number): Mesh =>
        extrude(
          [
            [Math.sin(-half) * from, Math.cos(half) * from],
            [Math.sin(half) * from, Math.cos(half) * from],
            [Math.sin(half) * to, Math.cos(half) * to],
            [Math.sin(-half) * to, Math.cos(half) * to],
          ],
          { stuff, depth: 0.05, bevel: 0.012, swell: 0 },
        );
      return join(
        slab(0.86, 1.16),
        place(slab(0.6, 0.84), { at: [0, 0, -0.07] }),
        place(box(0.012, 0.26, 0.07, 'gold', 0.004), { at: [0, 0.73, -0.02], turn: [0, 0, 180 / POCKETS] }),
      );
    };
    return place(
      join(
        ring(POCKETS, pocket, 'z'),
        place(
          lathe(
            curve(
              [
                [1.17, 0.02, 'gold'],
                [1.21, 0.1, 'gold'],
                [1.27, 0.12, 'wood'],
                [1.5, 0.34, 'wood'],
                [1.66, 0.4, 'gold'],
                [1.72, 0.3, 'wood'],
                [1.7, -0.1, 'wood'],
              ],
              4,
            ),
            { stuff: 'wood', sides: 80 },
          ),
          { turn: [90, 0, 0] },
        ),
        place(
          lathe(
            curve(
              [
                [0, 0.62],
                [0.08, 0.6],
                [0.12, 0.5],
                [0.07, 0.4],
                [0.16, 0.3],
                [0.12, 0.2],
                [0.3, 0.12],
              ],
              5,
            ),
            { stuff: 'gold', sides: 32 },
          ),
          { turn: [90, 0, 0] },
        ),
        place(
          lathe(
            curve(
              [
                [0.28, 0.13, 'cone'],
                [0.45, 0.04, 'cone'],
                [0.6, -0.06, 'gold'],
                [0.62, -0.08, 'gold'],
              ],
              4,
            ),
            { stuff: 'cone', sides: 60 },
          ),
          { turn: [90, 0, 0] },
        ),
        ring(
          4,
          () =>
            join(
              place(
                lathe(
                  [
                    [0.035, 0.34],
                    [0.035, 0],
                  ],
                  { stuff: 'gold', sides: 12 },
                ),
                { at: [0, 0.06, 0.3] },
              ),
              place(ball('gold', 16), { size: 0.075, at: [0, 0.42, 0.3] }),
            ),
          'z',
        ),
        place(ball('white', 22), { size: 0.085, at: [0.52, 0.5, 0.06] }),
        ...[0.6, 2.2, 3.7, 5.3].map((angle) =>
          place(ball('gold', 14), {
            size: [0.05, 0.1, 0.04],
            at: [Math.cos(angle) * 1.42, Math.sin(angle) * 1.42, 0.3],
            turn: [0, 0, (angle * 180) / Math.PI],
          }),
        ),
      ),
      { turn: [0, 0, 24] },
    );
  },
  coats: [
    wheelCoat('#c8121f', '#15131c', '#0f8f4a', '#7a3416', '#5e2410'),
    wheelCoat('#b3122e', '#101018', '#1fa05a', '#1f2436', '#2a3048'),
    wheelCoat('#d0382a', '#1a1f2e', '#12a08a', '#5a1030', '#6d1a3c'),
    wheelCoat('#e0262f', '#201a14', '#2fae3a', '#c98a3a', '#8a5a20'),
  ],
  turn: [-50, 0, 0],
  sway: 22,
  size: 1.08,
});

function wheelCoat(red: string, black: string, zero: string, wood: string, cone: string) {
  const lacquer = (colour: string) => ({ colour: hex(colour), gloss: 0.8, polish: 40 });
  return {
    'pocket-red': lacquer(red),
    'pocket-black': lacquer(black),
    zero: lacquer(zero),
    wood: { ...lacquer(wood), grain: 'wood' as const },
    cone: { ...lacquer(cone), metal: 0.3 },
  };
}
