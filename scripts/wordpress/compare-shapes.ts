/**
 * The shape of JSON: which members are where, and of which types. Two answers of one endpoint agree in
 * shape however much they differ in content.
 */

type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** `[].title.rendered` -> the types seen there, over all elements of a list. */
type Shape = ReadonlyMap<string, ReadonlySet<JsonType>>;

export interface ShapeOptions {
  /** Paths below which nothing is compared: what is in there is the editors' own. */
  readonly opaque?: readonly string[];
  /** Paths of objects used as maps (image sizes): their members are compared as one, named `*`. */
  readonly maps?: readonly string[];
}

export interface Difference {
  readonly path: string;
  /** `missing`: only the reference has it. `extra`: only the candidate. `type`: of a type that the reference never has. */
  readonly kind: 'missing' | 'extra' | 'type';
  /** Types in the reference and in the candidate, such as `string|null`; empty where it is not. */
  readonly reference: string;
  readonly candidate: string;
}

/**
 * Compares a candidate with the reference that it stands in for. A member that only some elements of a list
 * have counts as there; an empty list agrees with every list; and what lies below a difference is not told.
 */
export function compareShapes(
  reference: unknown,
  candidate: unknown,
  options: ShapeOptions = {},
): readonly Difference[] {
  const expected = shapeOf(reference, options);
  const actual = shapeOf(candidate, options);
  const differences: Difference[] = [];
  for (const path of new Set([...expected.keys(), ...actual.keys()])) {
    const wanted = expected.get(path);
    const given = actual.get(path);
    if (wanted === undefined || given === undefined) {
      const lacking = wanted === undefined ? expected : actual;
      if (path.endsWith('[]') || !hasObject(lacking, parentOf(path))) continue;
      const kind = wanted === undefined ? 'extra' : 'missing';
      differences.push({ path, kind, reference: named(wanted), candidate: named(given) });
    } else if ([...given].some((type) => !wanted.has(type))) {
      differences.push({ path, kind: 'type', reference: named(wanted), candidate: named(given) });
    }
  }
  return differences.toSorted((a, b) => a.path.localeCompare(b.path));
}

function shapeOf(value: unknown, options: ShapeOptions): Shape {
  const shape = new Map<string, Set<JsonType>>();
  collect(value, '', { shape, options });
  return shape;
}

interface Collecting {
  readonly shape: Map<string, Set<JsonType>>;
  readonly options: ShapeOptions;
}

function collect(value: unknown, path: string, collecting: Collecting): void {
  const { shape, options } = collecting;
  const types = shape.get(path) ?? new Set();
  shape.set(path, types.add(typeOf(value)));
  if (typeof value !== 'object' || value === null || options.opaque?.includes(path)) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, `${path}[]`, collecting);
    return;
  }
  const isMap = options.maps?.includes(path) ?? false;
  for (const [key, member] of Object.entries(value)) {
    collect(member, `${path}.${isMap ? '*' : key}`, collecting);
  }
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'object') return type;
  throw new TypeError(`JSON holds no ${type}`);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function hasObject(shape: Shape, path: string): boolean {
  return shape.get(path)?.has('object') ?? false;
}

function named(types: ReadonlySet<JsonType> | undefined): string {
  return [...(types ?? [])].toSorted().join('|');
}
