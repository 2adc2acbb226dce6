import { expect, test } from 'vitest';
import { RequestRecord } from '../request-record.ts';
import { parseSettings } from '../settings.ts';
import { traceContext } from '../telemetry/trace-context.ts';
import { CLOCK, type Clock } from '../timing/clock.ts';
import { createGeoService } from './geo-service.ts';
import { createIsolate } from './isolate.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The service of an isolate, by a clock of its own and with a platform that answers so. */
function geo(clock: Clock, fetcher: () => Promise<Response>) {
  const behind: Promise<unknown>[] = [];
  const isolate = createIsolate();
  const record = new RequestRecord({
    startedAt: Date.now(),
    trace: traceContext(crypto.randomUUID(), { share: 0 }),
  });
  let asked = 0;
  const { place } = createGeoService({
    isolate,
    record,
    clock,
    waitUntil: (work) => void behind.push(work),
    upstream: {
      settings: parseSettings({
        SANDBOX_ORIGIN: 'http://localhost:8788',
        SITE_URL: 'https://www.casino.example',
      }),
      upstreams: isolate.upstreams,
      record,
      fetcher: () => {
        asked += 1;
        return fetcher();
      },
      clock: CLOCK,
      deadline: Date.now() + 10_000,
      // What a call keeps alive is its own affair: the answer has to be read as well.
      waitUntil: () => undefined,
    },
  });
  return { place, behind, asked: () => asked };
}

test('§7.1 the platform’s answer that comes late is waited for behind the response, and serves the next request', async () => {
  const answer = Promise.withResolvers<Response>();
  // Its limit has passed at once.
  const clock: Clock = { now: CLOCK.now, after: (_delay, callback) => CLOCK.after(0, callback) };
  const { place, behind, asked } = geo(clock, () => answer.promise);
  expect(await place('203.0.113.7')).toBeNull();
  expect(behind.length).toBe(1);
  answer.resolve(Response.json({ countryCode: 'IE' }));
  await Promise.all(behind);
  expect(await place('203.0.113.9')).toMatchObject({ countryCode: 'IE' });
  expect(asked()).toBe(1);
});

test('§7.1 a network that the platform could not place is asked about again after half a minute', async () => {
  let now = 0;
  const answers = [Response.json('no place'), Response.json({ countryCode: 'IE' })];
  const { place, asked } = geo({ ...CLOCK, now: () => now }, async () => answers.shift() ?? Response.error());
  expect(await place('203.0.113.7')).toBeNull();
  now = 29_999;
  expect(await place('203.0.113.7')).toBeNull();
  expect(asked()).toBe(1);
  now = 30_000;
  expect(await place('203.0.113.7')).toMatchObject({ countryCode: 'IE' });
  expect(asked()).toBe(2);
});

test('§7.1 a network whose place is known keeps it while the platform is asked again, and fails, for a day', async () => {
  let now = 0;
  const answers: (() => Promise<Response>)[] = [async () => Response.json({ countryCode: 'IE' })];
  const failing = async () => Response.json({}, { status: 404 });
  const { place, behind, asked } = geo({ ...CLOCK, now: () => now }, () => (answers.shift() ?? failing)());
  expect(await place('203.0.113.7')).toMatchObject({ countryCode: 'IE' });
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise);
  now = 10 * MINUTE_MS;
  for (const host of [7, 8, 9]) {
    expect(await place(`203.0.113.${host}`)).toMatchObject({ countryCode: 'IE' });
  }
  expect(asked()).toBe(2);
  late.resolve(Response.json({ countryCode: 'MT' }));
  await Promise.all(behind);
  expect(await place('203.0.113.7')).toMatchObject({ countryCode: 'MT' });
  for (now = 20 * MINUTE_MS; now < DAY_MS; now += 60 * MINUTE_MS) {
    expect(await place('203.0.113.7')).toMatchObject({ countryCode: 'MT' });
    await Promise.all(behind);
  }
  now = DAY_MS + 10 * MINUTE_MS;
  expect(await place('203.0.113.7')).toBeNull();
});

test('§8 a network that there was no room to ask about is asked about with its next request', async () => {
  const waiting = Promise.withResolvers<Response>();
  const { place, behind } = geo({ ...CLOCK, after: (_delay, callback) => CLOCK.after(0, callback) }, () =>
    waiting.promise.then((answer) => answer.clone()),
  );
  const networks = Array.from({ length: 40 }, (_, network) => `203.0.${network}.7`);
  await Promise.all(networks.map((address) => place(address)));
  waiting.resolve(Response.json({ countryCode: 'IE' }));
  await Promise.all(behind);
  expect(await place('203.0.39.7')).toMatchObject({ countryCode: 'IE' });
});

test('§8 a clock that is set back makes nothing that is known of a network last longer', async () => {
  let now = DAY_MS;
  const answers = [
    Response.json('no place'),
    Response.json({ countryCode: 'IE' }),
    Response.json({ countryCode: 'MT' }),
  ];
  const { place } = geo({ ...CLOCK, now: () => now }, async () => answers.shift() ?? Response.error());
  expect(await place('203.0.113.7')).toBeNull();
  now -= 60 * MINUTE_MS;
  expect(await place('203.0.113.7')).toMatchObject({ countryCode: 'IE' });
  now -= 60 * MINUTE_MS;
  expect(await place('203.0.113.7')).toMatchObject({ countryCode: 'MT' });
});
