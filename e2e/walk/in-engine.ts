import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines/engines.ts';
import type { Engine, EngineName } from '../../testing/engines/tab.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { find } from './find.ts';
import { JOURNEYS, PAGE_KINDS } from './journeys.ts';
import { buildProbe } from './probe-script.ts';
import { reportOf } from './report.ts';
import { journey, tour, type Ground } from './walk.ts';

const SHRINK_MS = 45_000;

/** The site and the engine of a file's tests; each file has a site of its own, since the sandbox's player has one balance. */
function startGround(name: EngineName): () => Ground {
  let started: { readonly site: TestSite; readonly engine: Engine; readonly ground: Ground } | null = null;
  beforeAll(async () => {
    const [site, engine, probe] = await Promise.all([startTestSite(), ENGINES[name](), buildProbe()]);
    started = { site, engine, ground: { engine, origin: site.origin, probe } };
  });
  afterAll(async () => {
    await started?.engine.stop();
    await started?.site.stop();
  });
  return () => {
    if (started === null) throw new Error('The site starts with the first test of the file');
    return started.ground;
  };
}

/** A page of each kind at each width (px), and the journeys, in one engine. */
export function describeEngine(name: EngineName, { widths }: { readonly widths: readonly number[] }): void {
  describe(name, () => {
    const ground = startGround(name);

    it.each(widths)('holds all invariants on a page of each kind at %i px', async (width) => {
      const wrong = await tour(ground(), width, PAGE_KINDS);
      expect(
        wrong.map(({ address, violation }) => `${address}: ${violation.invariant}: ${violation.why}`),
      ).toEqual([]);
    });

    it.each(JOURNEYS)('takes the journey of a visitor who $name', async ({ start, width, steps }) => {
      const walk = await journey(ground(), { start, width }, steps);
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
    const ground = startGround(name);

    it.each(seeds)('walks at random, seed %i', async (seed) => {
      const { found } = await find(ground(), seed, { steps, shrinkMs: SHRINK_MS });
      expect(found?.report ?? '').toBe('');
    });
  });
}
