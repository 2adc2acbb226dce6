import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportOf } from './report.ts';
import { shrunk } from './shrink.ts';
import { beginningOf, randomWalk, replay, type Ground, type Walk } from './walk.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../.cache/walks');

/** A walk that failed, shortened, and the words to tell it in. */
export interface Found {
  readonly invariant: string;
  readonly report: string;
}

/** Takes the walk of a seed; a failing one is shrunk for at most that long. */
export async function find(
  ground: Ground,
  seed: number,
  limits: { readonly steps: number; readonly shrinkMs: number },
) {
  const walk = await randomWalk(ground, seed, limits.steps);
  const failure =
    walk.failure === null ? null : await told(ground, seed, { walk, shrinkMs: limits.shrinkMs });
  return { taken: walk.taken.length, found: failure };
}

async function told(
  ground: Ground,
  seed: number,
  { walk, shrinkMs }: { readonly walk: Walk; readonly shrinkMs: number },
): Promise<Found> {
  const shortest = await shorten(ground, seed, { walk, shrinkMs });
  mkdirSync(PICTURES, { recursive: true });
  const picture = path.join(PICTURES, `${seed}.png`);
  if (shortest.failure !== null) writeFileSync(picture, shortest.failure.picture);
  return {
    invariant: walk.failure?.violation.invariant ?? '',
    report: reportOf(seed, shortest, path.relative(process.cwd(), picture)),
  };
}

async function shorten(
  ground: Ground,
  seed: number,
  { walk, shrinkMs }: { readonly walk: Walk; readonly shrinkMs: number },
): Promise<Walk> {
  const limit = performance.now() + shrinkMs;
  let best = walk;
  await shrunk(
    walk.taken.slice(1).map(({ step }) => step),
    async (left) => {
      const again = await replay(ground, beginningOf(seed), left);
      const isSame = again.failure?.violation.invariant === walk.failure?.violation.invariant;
      if (isSame && again.taken.length <= best.taken.length) best = again;
      return isSame;
    },
    () => performance.now() < limit,
  );
  return best;
}
