import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nullIfEngineFails } from '../../testing/engines/tab.ts';
import type { Ground } from './ground.ts';
import { reportOf } from './report.ts';
import { shrunk } from './shrink.ts';
import { beginningOf, randomWalk, replay, type Walk } from './walk.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../.cache/walks');

/** A walk that failed, shortened, and the words to tell it in. */
export interface Found {
  readonly invariant: string;
  readonly report: string;
}

interface Limits {
  readonly steps: number;
  readonly shrinkMs: number;
  /** Of the engine's pages; for the report. */
  readonly slowdown?: number;
}

/** Takes the walk of a seed; a failing one is shrunk for at most that long. */
export async function find(ground: Ground, seed: number, limits: Limits) {
  const walk = await randomWalk(ground, seed, limits.steps);
  const failure = walk.failure === null ? null : await told(ground, seed, { walk, ...limits });
  return { taken: walk.taken.length, found: failure };
}

async function told(
  ground: Ground,
  seed: number,
  { walk, shrinkMs, steps, slowdown = 1 }: Limits & { readonly walk: Walk },
): Promise<Found> {
  const shortest = await shorten(ground, seed, { walk, shrinkMs });
  mkdirSync(PICTURES, { recursive: true });
  const picture = path.join(PICTURES, `${seed}.png`);
  const shot = shortest.failure?.picture ?? null;
  if (shot !== null) writeFileSync(picture, shot);
  return {
    invariant: walk.failure?.violation.invariant ?? '',
    report: [
      reportOf(`of seed ${seed}`, shortest),
      ...(shot === null ? [] : [`  picture: ${path.relative(process.cwd(), picture)}`]),
      `  again: npm run walk -- --seed ${seed} --steps ${steps} --engine ${ground.engine.name}${slowdown > 1 ? ` --slow ${slowdown}` : ''}`,
    ].join('\n'),
  };
}

async function shorten(
  ground: Ground,
  seed: number,
  { walk, shrinkMs }: { readonly walk: Walk; readonly shrinkMs: number },
): Promise<Walk> {
  const limit = performance.now() + shrinkMs;
  let best = walk;
  let isEngineWell = true;
  await shrunk(
    walk.taken.slice(1).map(({ step }) => step),
    async (left) => {
      const again = await nullIfEngineFails(replay(ground, beginningOf(seed), left));
      // What was found is told all the same, as short as it is by now.
      isEngineWell = again !== null;
      if (again === null) return false;
      const isSame = again.failure?.violation.invariant === walk.failure?.violation.invariant;
      if (isSame && again.taken.length <= best.taken.length) best = again;
      return isSame;
    },
    () => isEngineWell && performance.now() < limit,
  );
  return best;
}
