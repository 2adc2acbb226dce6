import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines/engines.ts';
import type { Engine, EngineName } from '../../testing/engines/tab.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { find } from './find.ts';
import { JOURNEYS, PAGE_KINDS } from './journeys.ts';
import { buildProbe } from './probe-script.ts';
import { reportOf } from './report.ts';
import { replay, tour, type Ground } from './walk.ts';

const SHRINK_MS = 45_000;

interface EngineTests {
  /** In px, at which a page of each kind is looked at. */
  readonly widths: readonly number[];
  /** Of the random walks. */
  readonly seeds: readonly number[];
  /** Of each random walk. */
  readonly steps: number;
}

/** The tests of one engine; each file of them has a site of its own, since the sandbox's player has one balance. */
export function describeEngine(name: EngineName, { widths, seeds, steps }: EngineTests): void {
  describe(name, () => {
    let started: { readonly site: TestSite; readonly engine: Engine; readonly ground: Ground } | null = null;
    const ground = (): Ground => {
      if (started === null) throw new Error('The site starts with the first test of the file');
      return started.ground;
    };
    beforeAll(async () => {
      const [site, engine, probe] = await Promise.all([startTestSite(), ENGINES[name](), buildProbe()]);
      started = { site, engine, ground: { engine, origin: site.origin, probe } };
    });
    afterAll(async () => {
      await started?.engine.stop();
      await started?.site.stop();
    });

    it.each(widths)('holds all invariants on a page of each kind at %i px', async (width) => {
      const wrong = await tour(ground(), width, { addresses: PAGE_KINDS });
      expect(
        wrong.map(({ address, violation }) => `${address}: ${violation.invariant}: ${violation.why}`),
      ).toEqual([]);
    });

    it.each(JOURNEYS)(
      'takes the journey of a visitor who $name',
      async ({ start, width, steps: journey }) => {
        const walk = await replay(ground(), { start, width }, journey);
        expect(walk.failure === null ? '' : reportOf('of a journey', walk)).toBe('');
        const did = walk.taken.map((one) => `${one.step.action}: ${one.did}`).join('\n');
        // A step that could not be taken was left out.
        expect(
          walk.taken.slice(1).map(({ step }) => step.action),
          did,
        ).toEqual(journey.map(({ action }) => action));
      },
    );

    it.each(seeds)('walks at random, seed %i', async (seed) => {
      const { found } = await find(ground(), seed, { steps, shrinkMs: SHRINK_MS });
      expect(found?.report ?? '').toBe('');
    });
  });
}
