import { startSandbox } from '../../deploy/site.ts';
import { textOf, transfer } from '../http/as-browsers-ask.ts';
import { median } from '../quantile.ts';
import { residentMb, SITE_URL, startMeasuredSite } from './servers.ts';

/** How soon a site that has just been started answers, and how much memory the pages take that it keeps. */
const ROUNDS = 3;
const PAGES = 1_000;

const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
const start = () => startMeasuredSite(sandbox.origin, { COMPRESS: 'on' }, { cores: '0,1' });

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Addresses of the site's own map, those of the maps that it names included. */
async function addresses(origin: string, path = '/sitemap.xml'): Promise<readonly string[]> {
  const found = [...textOf(await transfer(origin + path)).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = '']) => address.replace(SITE_URL, ''),
  );
  const inside = await Promise.all(
    found.map((one) => (one.endsWith('.xml') ? addresses(origin, one) : [one])),
  );
  return inside.flat();
}

const times: Record<'started' | 'first' | 'second', number[]> = { started: [], first: [], second: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const startedAt = performance.now();
  const site = await start();
  times.started.push(performance.now() - startedAt);
  times.first.push(await milliseconds(() => transfer(`${site.origin}/`)));
  times.second.push(await milliseconds(() => transfer(`${site.origin}/`)));
  await site.stop();
}
console.log(`  started, until it listens     ${median(times.started).toFixed(0).padStart(6)} ms`);
console.log(`  first lobby, nothing cached   ${median(times.first).toFixed(0).padStart(6)} ms`);
console.log(`  second                        ${median(times.second).toFixed(0).padStart(6)} ms`);

const site = await start();
for (let round = 0; round < 50; round += 1) await transfer(`${site.origin}/`);
const asked = (await addresses(site.origin)).slice(0, PAGES);
const before = residentMb(site.pid);
for (const path of asked) await transfer(site.origin + path);
const after = residentMb(site.pid);
console.log(
  `  memory, ${asked.length} pages made once  ${before.toFixed(0)} → ${after.toFixed(0)} MB, ${(((after - before) / asked.length) * 1_000).toFixed(0)} MB for 1,000`,
);
await Promise.all([site.stop(), sandbox.stop()]);
