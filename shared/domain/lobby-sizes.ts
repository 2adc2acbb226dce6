import { GRID_SIZE, MOST_IN_GRID, MOST_IN_REEL, REEL_SIZE } from '../config/constants.ts';

/** How many games a grid and a reel of the lobby hold (§3 App display state). */
export interface LobbySizes {
  readonly gridSize: number;
  readonly reelSize: number;
}

export const DEFAULT_SIZES: LobbySizes = { gridSize: GRID_SIZE, reelSize: REEL_SIZE };
export const LARGEST_SIZES: LobbySizes = { gridSize: MOST_IN_GRID, reelSize: MOST_IN_REEL };

/** Reads a query parameter; nothing where it is not given. */
type ReadParameter = (name: string) => string | null | undefined;

/**
 * A whole number of a query (§5), or `null` for anything else: a sign, a fraction, an exponent, a number out of bounds.
 */
export function wholeNumber(
  value: string | null | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const number = /^\d{1,4}$/u.test(value ?? '') ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** The sizes that a query names, `gridSize=6&reelSize=12`; one that it does not name, or wrongly, stays as it was. */
export function readSizes(read: ReadParameter, before: LobbySizes = DEFAULT_SIZES): LobbySizes {
  const sizeOf = (name: keyof LobbySizes): number =>
    wholeNumber(read(name), { least: 1, most: LARGEST_SIZES[name] }) ?? before[name];
  return { gridSize: sizeOf('gridSize'), reelSize: sizeOf('reelSize') };
}

export function hasDefaultSizes({ gridSize, reelSize }: LobbySizes): boolean {
  return gridSize === GRID_SIZE && reelSize === REEL_SIZE;
}

/** The query that names sizes, for our own API; empty for the default, so that its address stays the same. */
export function sizesQuery({ gridSize, reelSize }: LobbySizes): Readonly<Record<string, string>> {
  return {
    ...(gridSize === GRID_SIZE ? {} : { gridSize: String(gridSize) }),
    ...(reelSize === REEL_SIZE ? {} : { reelSize: String(reelSize) }),
  };
}
