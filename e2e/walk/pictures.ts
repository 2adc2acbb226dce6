import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, isEngineName } from '../../testing/engines/engines.ts';
import { ENGINE_NAMES } from '../../testing/engines/tab.ts';
import { startTestSite } from '../../testing/site.ts';
import { PAGE_KINDS } from './journeys.ts';
import { buildProbe } from './probe-script.ts';
import { tour } from './walk.ts';

/** `npm run pictures`: a page of each kind in every engine, narrow and wide, to be looked at. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/pictures');
const WIDTHS = [390, 1440];
/** The engines that were asked for; none means all. */
const named = process.argv.slice(2).filter((name) => isEngineName(name));

const [site, probe] = await Promise.all([startTestSite(), buildProbe()]);
mkdirSync(FOLDER, { recursive: true });
try {
  for (const name of named.length === 0 ? ENGINE_NAMES : named) {
    const engine = await ENGINES[name]();
    for (const width of WIDTHS) {
      const wrong = await tour({ engine, origin: site.origin, probe }, width, {
        addresses: PAGE_KINDS,
        async onPage(address, tab) {
          const file = `${address.replaceAll(/\W+/gu, '-')}-${width}-${name}.png`;
          writeFileSync(path.join(FOLDER, file), await tab.screenshot());
        },
      });
      for (const { address, violation } of wrong)
        console.log(`${name} ${width} ${address}: ${violation.invariant}: ${violation.why}`);
    }
    await engine.stop();
  }
} finally {
  await site.stop();
}
console.log(FOLDER);
