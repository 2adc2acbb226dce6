/** A solid as plain arrays of numbers, packed once and kept: what fitting and painting go through for every cover. */
import type { Mesh } from './mesh.ts';

export type Packed = {
  /** Three numbers a corner. */
  points: Float32Array;
  normals: Float32Array;
  openness: Float32Array;
  /** Indexes into `names`. */
  stuffs: Uint16Array;
  others: Uint16Array;
  /** How much of `others` shows through. */
  shares: Float32Array;
  /** Three corners a triangle. */
  triangles: Uint32Array;
  names: readonly string[];
};

const kept = new WeakMap<Mesh, Packed>();

function pack({ corners, triangles }: Mesh): Packed {
  const names: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (name: string): number => {
    const known = indexes.get(name);
    if (known !== undefined) return known;
    indexes.set(name, names.push(name) - 1);
    return names.length - 1;
  };
  const packed: Packed = {
    points: new Float32Array(corners.length * 3),
    normals: new Float32Array(corners.length * 3),
    openness: new Float32Array(corners.length),
    stuffs: new Uint16Array(corners.length),
    others: new Uint16Array(corners.length),
    shares: new Float32Array(corners.length),
    triangles: Uint32Array.from(triangles.flat()),
    names,
  };
  for (const [index, corner] of corners.entries()) {
    packed.points.set(corner.point, index * 3);
    packed.normals.set(corner.normal, index * 3);
    packed.openness[index] = corner.openness;
    packed.stuffs[index] = indexOf(corner.stuff);
    packed.others[index] = corner.mix === undefined ? (packed.stuffs[index] ?? 0) : indexOf(corner.mix[0]);
    packed.shares[index] = corner.mix?.[1] ?? 0;
  }
  return packed;
}

/** The packed form of a solid, made at the first call for it. */
export function packedOf(mesh: Mesh): Packed {
  const known = kept.get(mesh);
  if (known !== undefined) return known;
  const made = pack(mesh);
  kept.set(mesh, made);
  return made;
}
