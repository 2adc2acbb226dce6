import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, isEngineName } from '../../testing/engines/engines.ts';
import { startTestSite } from '../../testing/site.ts';
import { buildProbe } from './probe-script.ts';
import { reportOf } from './report.ts';
import { shrunk } from './shrink.ts';
import { beginningOf, randomWalk, replay, type Ground, type Walk } from './walk.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1.5' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    steps: { type: 'string', default: '30' },
    /** Goes on after a failing walk, and lists each invariant that broke once. */
    all: { type: 'boolean', default: false },
    'shrink-seconds': { type: 'string', default: '60' },
  },
});
if (!isEngineName(values.engine)) throw new Error(`--engine ${values.engine}: chromium, firefox or webkit`);
const PICTURES = path.resolve(import.meta.dirname, '../../.cache/walks');
mkdirSync(PICTURES, { recursive: true });

const steps = Number(values.steps);
const end = performance.now() + Number(values.minutes) * 60_000;
const [site, engine, probe] = await Promise.all([startTestSite(), ENGINES[values.engine](), buildProbe()]);
const ground: Ground = { engine, origin: site.origin, probe };
const seen = new Map<string, number>();
let walks = 0;
let taken = 0;
try {
  const seeds = values.seed === undefined ? endless(Date.now() % 1_000_000) : [Number(values.seed)];
  for (const seed of seeds) {
    if (walks > 0 && performance.now() > end) break;
    const walk = await randomWalk(ground, seed, steps);
    walks += 1;
    taken += walk.taken.length;
    if (walk.failure === null) continue;
    const { invariant } = walk.failure.violation;
    const times = (seen.get(invariant) ?? 0) + 1;
    seen.set(invariant, times);
    if (times <= 3) await tell(seed, times === 1 ? await shortest(seed, walk) : walk);
    if (!values.all) break;
  }
} finally {
  await engine.stop();
  await site.stop();
}
console.log(`${walks} walks, ${taken} steps`);
for (const [invariant, times] of seen) console.log(`✗ ${invariant}: ${times} walks`);
process.exitCode = seen.size === 0 ? 0 : 1;

async function shortest(seed: number, walk: Walk): Promise<Walk> {
  const limit = performance.now() + Number(values['shrink-seconds']) * 1_000;
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

async function tell(seed: number, walk: Walk): Promise<void> {
  const picture = path.join(PICTURES, `${seed}.png`);
  if (walk.failure !== null) writeFileSync(picture, walk.failure.picture);
  console.log(reportOf(seed, walk, path.relative(process.cwd(), picture)));
}

function* endless(first: number): Generator<number> {
  for (let seed = first; ; seed += 1) yield seed;
}
