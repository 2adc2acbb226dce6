import { expect, test } from 'vitest';
import { createCacheBed, createUpstream, LIFETIME } from '../../testing/worker/cache-bed.ts';
import type { KvStore } from '../cache/kv-store.ts';
import { RequestRecord } from '../request-record.ts';
import { traceContext } from '../telemetry/trace-context.ts';
import { CLOCK } from '../timing/clock.ts';
import { valueInTime } from './service-request.ts';

test('§8 a part that is not ready in time is shown as it was last, and its page is not kept', async () => {
  const store: KvStore = { get: async () => null, put: async () => undefined };
  const isolate = createCacheBed({ ...store, get: (key) => store.get(key) });
  const entry = createUpstream().entry('smart-footer:en');
  const ask = (asked = entry) =>
    valueInTime(
      {
        cache: isolate.request(),
        clock: CLOCK,
        record: new RequestRecord({
          startedAt: isolate.now(),
          trace: traceContext(crypto.randomUUID(), { share: 0 }),
        }),
        waitUntil: () => undefined,
      },
      asked,
      5,
    );
  expect(await ask()).toEqual({ value: 'first', complete: true, failed: false, isOutdated: false });
  await isolate.settled();
  isolate.advance(LIFETIME.fresh + 1);
  store.get = () => new Promise(() => undefined);
  expect(await ask()).toEqual({ value: 'first', complete: false, failed: false, isOutdated: true });
  // Where none is under way either, that is said.
  store.get = async () => null;
  isolate.advance(LIFETIME.behind + LIFETIME.keep);
  const failing = { ...entry, load: () => Promise.reject(new Error('platform: status 404')) };
  expect(await ask(failing)).toEqual({ value: null, complete: false, failed: true, isOutdated: true });
});
