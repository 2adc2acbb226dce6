import { ENGINES } from '../../testing/engines/engines.ts';
import { ENGINE_NAMES, type EngineName } from '../../testing/engines/tab.ts';
import { startTestSite } from '../../testing/site.ts';
import { find } from './find.ts';
import { JOURNEYS, PAGE_KINDS } from './journeys.ts';
import { buildProbe } from './probe-script.ts';
import { reportOf } from './report.ts';
import { replay, tour, type Ground } from './walk.ts';

/** What `npm test` walks: in every engine a page of each kind and the journeys, then random walks. */
const WIDTHS = [390, 1440];
/** Walks that once found something, and the new one of this run. */
const SEEDS: Readonly<Record<EngineName, readonly number[]>> = {
  chromium: [11, 12, 13, Date.now() % 1_000_000],
  firefox: [21],
  webkit: [31],
};
const STEPS: Readonly<Record<EngineName, number>> = { chromium: 25, firefox: 12, webkit: 12 };
const SHRINK_MS = 30_000;

const probe = await buildProbe();
const wrong: string[] = [];
await Promise.all(ENGINE_NAMES.map((name) => walkIn(name)));
for (const one of wrong) console.error(one);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function walkIn(name: EngineName): Promise<void> {
  const startedAt = performance.now();
  // A site for each: the sandbox's player has one balance and one list of favourites.
  const [site, engine] = await Promise.all([startTestSite(), ENGINES[name]()]);
  const ground: Ground = { engine, origin: site.origin, probe };
  try {
    for (const width of WIDTHS) {
      for (const { address, violation } of await tour(ground, width, { addresses: PAGE_KINDS })) {
        wrong.push(`✗ ${name}: ${address} at ${width} px: ${violation.invariant}: ${violation.why}`);
      }
    }
    for (const { name: title, start, width, steps } of JOURNEYS) {
      const walk = await replay(ground, { start, width }, steps);
      if (walk.failure !== null) wrong.push(`${name}, who ${title}: ${reportOf(0, walk, 'none')}`);
      else if (walk.taken.length <= steps.length) {
        const last = walk.taken.at(-1)?.step.action ?? '';
        wrong.push(
          `✗ ${name}: who ${title} cannot go on after “${last}”: ${walk.taken.length - 1} of ${steps.length} steps`,
        );
      }
    }
    for (const seed of SEEDS[name]) {
      const { found } = await find(ground, seed, { steps: STEPS[name], shrinkMs: SHRINK_MS });
      if (found !== null) wrong.push(`${name}: ${found.report}`);
    }
  } finally {
    await engine.stop();
    await site.stop();
  }
  console.log(`  ${name}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
}
