import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines/engines.ts';
import { EngineError, type EngineName } from '../../testing/engines/tab.ts';
import { find } from './find.ts';
import { startGround, type Ground } from './ground.ts';
import { JOURNEYS, PAGE_KINDS } from './journeys.ts';
import { reportOf } from './report.ts';
import { journey, tour } from './walk.ts';

const SHRINK_MS = 45_000;

/** Of a walk in all, where the engine fails in it; after so long none is begun again, since a test has its own limit. */
const MOST_TRIES = 3;
const TRY_AGAIN_WITHIN_MS = 200_000;

/** The site and the engine of a file's tests. */
function groundOf(name: EngineName): () => Ground {
  let started: Awaited<ReturnType<typeof startGround>> | null = null;
  beforeAll(async () => {
    started = await startGround(ENGINES[name]);
  });
  afterAll(() => started?.stop());
  return () => {
    if (started === null) throw new Error('The site starts with the first test of the file');
    return started.ground;
  };
}

/**
 * What a walk finds. One in which the engine fails is walked again: its driver now and then never answers a press that leaves
 * the document, which says nothing about the site. A page that stops its engine does so each time.
 */
async function despiteEngine<Result>(walk: () => Promise<Result>): Promise<Result> {
  const limit = performance.now() + TRY_AGAIN_WITHIN_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await walk();
    } catch (error) {
      const isLast = tries === MOST_TRIES || performance.now() > limit;
      if (!(error instanceof EngineError) || isLast) throw error;
      console.warn(`The engine failed, so the walk is walked again: ${error.message}`);
    }
  }
}

/** A page of each kind at each width (px), and the journeys, in one engine. */
export function describeEngine(name: EngineName, { widths }: { readonly widths: readonly number[] }): void {
  describe(name, () => {
    const ground = groundOf(name);

    it.each(widths)('holds all invariants on a page of each kind at %i px', async (width) => {
      const wrong = await despiteEngine(() => tour(ground(), width, PAGE_KINDS));
      expect(
        wrong.map(({ address, violation }) => `${address}: ${violation.invariant}: ${violation.why}`),
      ).toEqual([]);
    });

    it.each(JOURNEYS)('takes the journey of a visitor who $name', async ({ start, width, steps }) => {
      const walk = await despiteEngine(() => journey(ground(), { start, width }, steps));
      expect(walk.failure === null ? '' : reportOf('of a journey', walk)).toBe('');
      const did = walk.taken.map((one) => `${one.step.action}: ${one.did}`).join('\n');
      // A step that could not be taken is missing.
      expect(
        walk.taken.slice(1).map(({ step }) => step.action),
        did,
      ).toEqual(steps.map(({ action }) => action));
    });
  });
}

interface RandomWalks {
  readonly seeds: readonly number[];
  /** Of each walk. */
  readonly steps: number;
}

export function describeRandomWalks(name: EngineName, { seeds, steps }: RandomWalks): void {
  describe(name, () => {
    const ground = groundOf(name);

    it.each(seeds)('walks at random, seed %i', async (seed) => {
      const { found } = await despiteEngine(() => find(ground(), seed, { steps, shrinkMs: SHRINK_MS }));
      expect(found?.report ?? '').toBe('');
    });
  });
}
