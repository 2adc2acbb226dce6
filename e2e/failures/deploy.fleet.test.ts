import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { startTourist, type Tourist } from '../../testing/browser/tourist.ts';
import { startFleet, PAGES, type Fleet } from '../../testing/fleet/fleet.ts';
import { startLoad } from '../../testing/fleet/load.ts';
import { makeOtherBuild, OTHER_ID, type OtherBuild } from '../../testing/fleet/other-build.ts';
import { OPS_TOKEN } from '../../testing/site.ts';
import { parseOpenMetrics } from '../../testing/worker/openmetrics.ts';
import { until } from '../../testing/worker/until.ts';

/** All replicas are replaced by another build, one after the other, while visitors read and one uses the site in Chromium. */
let fleet: Fleet;
let other: OtherBuild;
let browser: Browser;
let tourist: Tourist;

beforeEach(async () => {
  [fleet, other, browser] = await Promise.all([
    startFleet(),
    makeOtherBuild('contact-page'),
    launchBrowser(),
  ]);
  tourist = await startTourist(browser, fleet.caddy.origin);
});
afterEach(async () => {
  await tourist?.leave();
  await Promise.all([browser?.close(), fleet?.stop(), other?.remove()]);
});

async function buildOf(origin: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${OPS_TOKEN}` };
  return (await fetch(`${origin}/healthz`, { headers })).headers.get('x-build');
}

/** How often a replica has said that it is ready: once to who started it. */
async function probesOf(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${OPS_TOKEN}` };
  const samples = parseOpenMetrics(await (await fetch(`${origin}/ops/metrics`, { headers })).text());
  const said = samples.find(
    ({ name, labels }) =>
      name === 'http_server_responses_total' &&
      labels['http_route'] === 'ready' &&
      labels['http_response_status_class'] === '2xx',
  );
  return said?.value ?? 0;
}

/** What the tourist does while the replica of that place is away, and again when it is back. Some of it needs parts that no page had. */
const VISITS = [
  async () => {
    await tourist.follow('/slots/');
    await tourist.lookAt('search');
  },
  async () => {
    await tourist.follow('/promotions/');
    await tourist.lookAt('infoPopup');
  },
  async () => {
    await tourist.follow('/blog/');
    await tourist.lookAt('contact');
  },
];

test('§8 a rolling restart to another build under load fails no request, and a page of the build before goes on', async () => {
  const { caddy, replicas } = fleet;
  const { script } = other;
  const before = await buildOf(caddy.origin);
  const load = startLoad(caddy.origin, [...PAGES, script.before]);
  await until(() => load.count() > 20);
  const later = [];
  for (const [index, visit] of VISITS.entries()) {
    const ending = replicas[index]?.end();
    await visit();
    const ended = await ending;
    expect(ended?.code).toBe(0);
    expect(ended?.tookMs).toBeLessThan(5_000);
    const next = await fleet.replace(index, other.dist);
    // From now on pages name the other build's script, and any replica may be asked for it.
    later.push(startLoad(caddy.origin, [script.after]));
    // Caddy has seen it before the next one ends.
    await until(async () => (await probesOf(next.origin)) > 1);
  }
  // Nobody serves its build any more.
  await tourist.follow('/contact-us/');
  await tourist.lookAt('sideMenu');
  await tourist.follow('/');
  await tourist.logIn();
  await tourist.lookAt('gameContainer');
  expect(tourist.troubles()).toEqual([]);
  for (const one of [load, ...later]) expect(await one.stop()).toEqual([]);
  expect(load.count()).toBeGreaterThan(100);
  expect(await buildOf(caddy.origin)).toMatch(new RegExp(`\\+${OTHER_ID}$`, 'u'));
  expect(before).not.toBe(await buildOf(caddy.origin));
  for (const { origin } of replicas) {
    const file = await fetch(origin + script.before);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/javascript/u);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(origin + script.before.replace('.js', 'x.js'))).status).toBe(404);
  }
});
