/** From solids as they are written down (in `motifs/*.json`, explained in the README) to solids of corners and faces. */
import * as v from 'valibot';
import { box } from './box.ts';
import { extrude } from './extrude.ts';
import {
  block,
  type Distance,
  egg,
  hollow,
  hoop,
  limb,
  marking,
  type Part,
  part,
  skin,
  twice,
} from './field.ts';
import { ball, curve, disc, lathe, type ProfilePoint, torus } from './lathe.ts';
import { bent, join, type Mesh, mirrored, place, ring } from './mesh.ts';
import { outlineOf, outlineSchema, pairs } from './outline.ts';
import {
  bends,
  card,
  distances,
  dyes,
  eyes,
  fin,
  kites,
  leaf,
  peak,
  printed,
  sideEyes,
  stalk,
  wing,
} from './shapes.ts';
import type { Vector } from './vector.ts';

const number = v.number();
const numbers = v.array(number);
const vector = v.tuple([number, number, number]);
const text = v.optional(v.string());
const amount = v.optional(number);
const yes = v.optional(v.literal(true));
/** A name from `shapes.ts`, and the numbers it wants. */
const named = v.optional(v.tupleWithRest([v.string()], number));

const placing = {
  size: v.optional(v.union([number, vector])),
  turn: v.optional(vector),
  at: v.optional(vector),
};

const partSchema = v.strictObject({
  use: text,
  stuff: text,
  egg: v.optional(numbers),
  limb: v.optional(numbers),
  block: v.optional(numbers),
  hoop: v.optional(numbers),
  shape: named,
  twice: yes,
  melt: amount,
  cut: yes,
  paint: yes,
});
type WrittenPart = v.InferOutput<typeof partSchema>;

const shape = {
  use: text,
  stuff: text,
  skin: v.optional(v.array(partSchema)),
  cells: amount,
  low: v.optional(vector),
  high: v.optional(vector),
  lathe: v.optional(v.array(v.union([number, v.string()]))),
  curve: amount,
  sides: amount,
  faceted: yes,
  extrude: v.optional(outlineSchema),
  depth: amount,
  bevel: amount,
  swell: amount,
  front: text,
  box: v.optional(vector),
  ball: text,
  disc: v.optional(v.tuple([number, number])),
  rim: text,
  torus: v.optional(v.tuple([number, number])),
  kites: v.optional(numbers),
  leaf: amount,
  stalk: v.optional(numbers),
  thick: amount,
  wing: v.optional(v.tuple([v.string(), v.string(), v.string()])),
  feathers: amount,
  fin: v.optional(numbers),
  wave: amount,
  eyes: v.optional(v.tuple([number, number, number, number])),
  sideEyes: v.optional(v.tuple([number, number, number, number])),
  iris: text,
  white: text,
  wide: amount,
  card: v.optional(v.tuple([v.string(), v.string()])),
  print: v.optional(v.array(outlineSchema)),
  peak: v.optional(v.tuple([number, number])),
  ring: amount,
  axis: v.optional(v.literal('z')),
  places: v.optional(v.array(v.strictObject(placing))),
  bend: named,
  dye: named,
  mirror: yes,
  ...placing,
};
const shapeSchema = v.object(shape);

/** One solid, or several that are joined. */
type Written = Node | readonly Written[];
type Node = v.InferOutput<typeof shapeSchema> & {
  of?: Written | undefined;
  /** What stands in a ring, one after the other. */
  turns?: readonly Written[] | undefined;
};

const written: v.GenericSchema<unknown, Written> = v.lazy((input) =>
  Array.isArray(input) ? v.array(written) : nodeSchema,
);
const nodeSchema = v.strictObject({
  ...shape,
  of: v.optional(written),
  turns: v.optional(v.array(written)),
});

function triple(list: readonly number[], from: number): Vector {
  const [x, y, z] = list.slice(from);
  if (x === undefined || y === undefined || z === undefined)
    throw new Error(`Three numbers are missing after ${from} in ${list.join(' ')}`);
  return [x, y, z];
}

/** Where a list goes on after its needed numbers, it says how the thing is turned. */
const turnIn = (list: readonly number[], from: number): Vector | undefined =>
  list.length > from ? triple(list, from) : undefined;

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`A solid lacks its ${what}`);
  return value;
}

/** What is called so, given the numbers it wants. Throws when nothing is. */
function called<T>(
  table: Readonly<Record<string, (...numbers: number[]) => T>>,
  [name, ...rest]: [string, ...number[]],
): T {
  return needed(table[name], name)(...rest);
}

function distanceOf({
  egg: eggy,
  limb: limbs,
  block: blocky,
  hoop: hoopy,
  shape: other,
}: WrittenPart): Distance {
  if (eggy) return egg(triple(eggy, 0), triple(eggy, 3), turnIn(eggy, 6));
  if (limbs) return limb(triple(limbs, 0), triple(limbs, 3), needed(limbs[6], 'thickness'), limbs[7]);
  if (blocky) return block(triple(blocky, 0), triple(blocky, 3), blocky[6], turnIn(blocky, 7));
  if (hoopy)
    return hoop(
      triple(hoopy, 0),
      needed(hoopy[3], 'radius'),
      needed(hoopy[4], 'thickness'),
      turnIn(hoopy, 5),
    );
  return called(distances, needed(other, 'shape'));
}

/** A profile is pairs of radius and height; a stuff after a pair goes for the band below it. */
function profileOf(list: readonly (number | string)[]): ProfilePoint[] {
  const profile: ProfilePoint[] = [];
  for (let at = 0; at < list.length;) {
    const [radius, height, stuff] = list.slice(at);
    if (typeof radius !== 'number' || typeof height !== 'number')
      throw new Error(`Not a profile: ${list.join(' ')}`);
    profile.push(typeof stuff === 'string' ? [radius, height, stuff] : [radius, height]);
    at += typeof stuff === 'string' ? 3 : 2;
  }
  return profile;
}

const points = (list: readonly number[]): Vector[] =>
  Array.from({ length: list.length / 3 }, (_, index) => triple(list, index * 3));

/** Makes solids out of what is written. `shapes` are the solids and parts that `use` names. Throws on what it cannot read. */
export function modeller(shapes: Readonly<Record<string, unknown>>): (source: unknown) => Mesh {
  const used = (name: string): unknown => needed(shapes[name], `shape called ${name}`);

  const partsOf = (one: WrittenPart): Part[] => {
    if (one.use !== undefined) return v.parse(v.array(partSchema), used(one.use)).flatMap(partsOf);
    const stuff = needed(one.stuff, 'stuff');
    const own = distanceOf(one);
    const distance = one.twice ? twice(own) : own;
    return [one.paint ? marking(stuff, distance) : (one.cut ? hollow : part)(stuff, distance, one.melt)];
  };

  const plainShape = (node: Node): Mesh => {
    const { stuff = '', sides, depth, bevel, swell, front, eyes: pair } = node;
    if (node.skin) {
      const [cells, low, high] = [
        needed(node.cells, 'cells'),
        needed(node.low, 'low'),
        needed(node.high, 'high'),
      ];
      return skin(node.skin.flatMap(partsOf), { cells, bounds: [low, high] });
    }
    if (node.lathe) {
      const profile = profileOf(node.lathe);
      const { faceted } = node;
      return lathe(node.curve === undefined ? profile : curve(profile, node.curve), {
        stuff,
        sides,
        faceted,
      });
    }
    if (node.extrude)
      return extrude(outlineOf(node.extrude), { stuff, depth: needed(depth, 'depth'), bevel, swell, front });
    if (node.box) return box(node.box, stuff, bevel);
    if (node.ball !== undefined) return ball(node.ball, sides);
    if (node.disc) return disc(node.disc, stuff, node.rim, sides);
    if (node.torus) return torus(node.torus, stuff);
    if (node.kites) return kites(node.kites, stuff);
    if (node.leaf !== undefined) return leaf(node.leaf, node.stuff);
    if (node.stalk) return stalk(points(node.stalk), node.thick);
    if (node.wing) return wing(node.wing, node.feathers);
    if (node.fin) return fin(pairs(node.fin), node.wave);
    if (pair) return eyes(pair, node);
    if (node.sideEyes) return sideEyes(node.sideEyes);
    if (node.card) return card(node.card);
    if (node.print) return printed(node.print.map(outlineOf), stuff);
    if (node.peak) return peak(node.peak);
    return solidOf(node.use === undefined ? needed(node.of, 'shape') : v.parse(written, used(node.use)));
  };

  const shapeOf = (node: Node): Mesh => {
    const { ring: count, places, turns = [] } = node;
    if (count !== undefined) {
      const solids = turns.length > 0 ? turns.map(solidOf) : [plainShape(node)];
      return ring(count, (index) => needed(solids[index % solids.length], 'shape'), node.axis);
    }
    const solid = plainShape(node);
    return places === undefined ? solid : join(...places.map((one) => place(solid, one)));
  };

  const solidOf = (source: Written): Mesh => {
    if (!('length' in source)) {
      const solid = shapeOf(source);
      const shaped = source.bend === undefined ? solid : bent(solid, called(bends, source.bend));
      const dyed = source.dye === undefined ? shaped : called(dyes, source.dye)(shaped);
      const placed = place(dyed, source);
      return source.mirror ? mirrored(placed) : placed;
    }
    return join(...source.map(solidOf));
  };
  return (source) => solidOf(v.parse(written, source));
}
