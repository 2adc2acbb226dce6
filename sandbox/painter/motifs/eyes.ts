import { ball, lathe, type ProfilePoint } from '../solid/lathe.ts';
import { join, type Mesh, place } from '../solid/mesh.ts';
import { twiceAt, type Pair } from './pair.ts';

type Eye = Pair & { size: number; iris?: string; white?: string; wide?: number };

/** Two eyes that look at the viewer, with a spark of light in each. */
export function eyes({ x, y, z, size, iris = 'iris', white = 'white', wide = 1 }: Eye): Mesh {
  const steps = 14;
  const profile = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = (step / steps) * Math.PI;
    const degrees = (angle * 180) / Math.PI;
    const stuff = degrees < 25 ? 'pupil' : degrees < 50 ? iris : white;
    return [Math.sin(angle), Math.cos(angle), stuff];
  });
  const globe = place(lathe(profile, { stuff: white, sides: 24 }), { turn: [90, 0, 0], size: [wide, 1, 1] });
  const spark = place(ball('spark', 8), { size: 0.17, at: [-0.22, 0.32, 0.86] });
  return twiceAt({ x, y, z }, (side) => place(join(globe, spark), { size, turn: [0, side * 12, 0] }));
}
