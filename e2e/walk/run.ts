import { parseArgs } from 'node:util';
import { namesOf, numberOf, readCommandLine, UsageError } from '../../scripts/command-line.ts';
import { startChromium } from '../../testing/engines/chromium.ts';
import { ENGINES } from '../../testing/engines/engines.ts';
import { ENGINE_NAMES, EngineError } from '../../testing/engines/tab.ts';
import { find } from './find.ts';
import { startGround } from './ground.ts';

/** `npm run walk`: walks for as long as is asked. e2e/walk/README.md says how to read what it prints. */
const USAGE = `Walks over the site at random as a player would, until the time is over.

  npm run walk -- --minutes 30

  --minutes 5          for how long
  --seed 4711          the walk of this seed alone; without it, walks of new seeds
  --from 1             the first of those new seeds
  --engine chromium    ${ENGINE_NAMES.join(', ')}
  --slow 6             how many times slower than this machine the pages run; Chromium alone can
  --steps 30           of each walk
  --until-found        ends with the first walk that fails
  --shrink-seconds 60  how long a walk that fails is shortened`;

const wanted = readCommandLine(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string' },
      from: { type: 'string', default: String(Date.now() % 1_000_000) },
      engine: { type: 'string', default: 'chromium' },
      slow: { type: 'string', default: '1' },
      steps: { type: 'string', default: '30' },
      'until-found': { type: 'boolean', default: false },
      'shrink-seconds': { type: 'string', default: '60' },
    },
  });
  const [engine = 'chromium'] = namesOf('--engine', [values.engine], ENGINE_NAMES);
  const slowdown = numberOf('--slow', values.slow, { least: 1 });
  if (slowdown > 1 && engine !== 'chromium')
    throw new UsageError('--slow: Chromium alone can be slowed down');
  return {
    endsAfterMs: numberOf('--minutes', values.minutes) * 60_000,
    seed: values.seed === undefined ? null : numberOf('--seed', values.seed, { isWhole: true }),
    from: numberOf('--from', values.from, { isWhole: true }),
    engine,
    slowdown,
    steps: numberOf('--steps', values.steps, { least: 1, isWhole: true }),
    untilFound: values['until-found'],
    shrinkMs: numberOf('--shrink-seconds', values['shrink-seconds']) * 1_000,
  };
});
const { engine, slowdown } = wanted;
const startEngine = slowdown > 1 ? () => startChromium({}, slowdown) : ENGINES[engine];
/** Each invariant is told with its steps this often; after that it is only counted. */
const MOST_TOLD = 3;

const end = performance.now() + wanted.endsAfterMs;
const { ground, stop } = await startGround(startEngine);
const times = new Map<string, number>();
let walks = 0;
/** The next visit has another driver. */
let crashes = 0;
let steps = 0;
try {
  const seeds = wanted.seed === null ? endless(wanted.from) : [wanted.seed];
  for (const seed of seeds) {
    if (walks + crashes > 0 && performance.now() > end) break;
    const walked = await find(ground, seed, {
      steps: wanted.steps,
      shrinkMs: wanted.shrinkMs,
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
    if (wanted.untilFound) break;
  }
} finally {
  await stop();
}
console.log(`${walks} walks, ${steps} steps in ${engine}; it crashed in ${crashes} others`);
for (const [invariant, count] of times) console.log(`✗ ${invariant}: ${count} walks`);
process.exitCode = times.size === 0 && walks > 0 ? 0 : 1;

function* endless(first: number): Generator<number> {
  for (let seed = first; ; seed += 1) yield seed;
}
