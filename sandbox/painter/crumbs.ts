/** Small things in the air in front of the subject: coins, stones, leaves, out of focus the nearer they are. */
import type { Random } from '../data/catalogue-seed.ts';
import { type Canvas, outOfFocus } from './canvas.ts';
import type { Part } from './cast.ts';
import type { Composition } from './composition.ts';
import { STUFF } from './materials.ts';
import { lampsOf } from './mood.ts';
import type { Mood, Scene } from './scenery.ts';
import { disc, lathe } from './solid/lathe.ts';
import type { Mesh } from './solid/mesh.ts';
import { render, type Sprite } from './solid/raster.ts';
import { leaf } from './solid/shapes.ts';

const coin = disc([1, 0.24], 'gold', 'gold', 30);
const cut = (stuff: string): Mesh =>
  lathe(
    [
      [0, 0.46],
      [0.56, 0.46],
      [1, 0.05],
      [0.5, -0.55],
      [0, -1],
    ],
    { stuff, sides: 9, faceted: true },
  );
const stones = ['ruby', 'emerald', 'sapphire', 'topaz', 'amethyst', 'diamond'].map(cut);
const petal = leaf(1.5, 'pink');
const green = leaf(1.6);

const KINDS: Record<Scene, readonly Mesh[]> = {
  egypt: [coin, coin, ...stones.slice(0, 2)],
  animal: [green, leaf(1.5, 'orange')],
  fruit: [green, green, petal],
  god: [coin, ...stones.slice(2, 4)],
  adventure: [coin, coin, coin],
  jewel: stones,
  jungle: [green, green, petal],
  fish: [],
  classic: [coin, coin, ...stones],
  table: [coin],
};

type Air = { canvas: Canvas; mood: Mood; random: Random; part: Part };

/** Sprites around the borders of the picture, never in front of its middle or its title. */
export function crumbs({ canvas, mood, random, part }: Air, layout: Composition): Sprite[] {
  const kinds = KINDS[part.scene];
  if (kinds.length === 0) return [];
  const sprites: Sprite[] = [];
  for (let index = 0; index < layout.crumbs; index += 1) {
    const near = random.next();
    const size = canvas.height * (0.02 + near ** 2 * 0.055);
    const x = (index % 2 === 0 ? random.next() * 0.26 : 0.74 + random.next() * 0.26) * canvas.width;
    const y =
      (layout.scrim === 'top' ? 0.35 + random.next() * 0.6 : 0.04 + random.next() * 0.56) * canvas.height;
    const mesh = random.pick(kinds);
    const turn = [random.between(-70, 70), random.between(-60, 60), random.between(-90, 90)] as const;
    const sprite = render(mesh, { lamps: lampsOf(mood), materials: STUFF, at: [x, y], size, turn }, [
      canvas.width,
      canvas.height,
    ]);
    sprites.push(near > 0.75 ? outOfFocus(sprite, 2) : near < 0.25 ? outOfFocus(sprite, 1) : sprite);
  }
  return sprites;
}
