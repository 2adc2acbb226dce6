import { parseArgs } from 'node:util';
import { startChromium } from '../../testing/engines/chromium.ts';
import { ENGINES, isEngineName } from '../../testing/engines/engines.ts';
import { EngineError } from '../../testing/engines/tab.ts';
import { find } from './find.ts';
import { startGround } from './ground.ts';

/** `npm run walk`: walks for as long as is asked. e2e/walk/README.md says how to read what it prints. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    /** This walk alone; without it, walks of new seeds. */
    seed: { type: 'string' },
    /** The first of those new seeds. */
    from: { type: 'string', default: String(Date.now() % 1_000_000) },
    engine: { type: 'string', default: 'chromium' },
    /** How many times slower than this machine the pages run; Chromium alone can. */
    slow: { type: 'string', default: '1' },
    steps: { type: 'string', default: '30' },
    /** Ends with the first walk that fails. */
    'until-found': { type: 'boolean', default: false },
    'shrink-seconds': { type: 'string', default: '60' },
  },
});
if (!isEngineName(values.engine)) {
  throw new Error(`--engine ${values.engine}: chromium, firefox or webkit`);
}
const slowdown = Number(values.slow);
if (!(slowdown >= 1)) throw new Error(`--slow ${values.slow}: how many times slower, from 1`);
if (slowdown > 1 && values.engine !== 'chromium')
  throw new Error('--slow: Chromium alone can be slowed down');
const startEngine = slowdown > 1 ? () => startChromium({}, slowdown) : ENGINES[values.engine];
/** Each invariant is told with its steps this often; after that it is only counted. */
const MOST_TOLD = 3;

const end = performance.now() + Number(values.minutes) * 60_000;
const { ground, stop } = await startGround(startEngine);
const times = new Map<string, number>();
let walks = 0;
/** The next visit has another driver. */
let crashes = 0;
let steps = 0;
try {
  const seeds = values.seed === undefined ? endless(Number(values.from)) : [Number(values.seed)];
  for (const seed of seeds) {
    if (walks + crashes > 0 && performance.now() > end) break;
    const walked = await find(ground, seed, {
      steps: Number(values.steps),
      shrinkMs: Number(values['shrink-seconds']) * 1_000,
      slowdown,
    }).catch((error: unknown) => {
      if (!(error instanceof EngineError)) throw error;
      crashes += 1;
      console.log(`The engine failed in the walk of seed ${seed}: ${String(error)}`);
      return null;
    });
    if (walked === null) continue;
    const { taken, found } = walked;
    walks += 1;
    steps += taken;
    if (found === null) continue;
    const count = (times.get(found.invariant) ?? 0) + 1;
    times.set(found.invariant, count);
    if (count <= MOST_TOLD) console.log(found.report);
    if (values['until-found']) break;
  }
} finally {
  await stop();
}
console.log(`${walks} walks, ${steps} steps in ${values.engine}; it crashed in ${crashes} others`);
for (const [invariant, count] of times) console.log(`✗ ${invariant}: ${count} walks`);
process.exitCode = times.size === 0 && walks > 0 ? 0 : 1;

function* endless(first: number): Generator<number> {
  for (let seed = first; ; seed += 1) yield seed;
}
