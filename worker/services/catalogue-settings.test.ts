import { describe, expect, test } from 'vitest';
import { SHIPPED_SETTINGS } from '../../shared/domain/games/shipped-settings.ts';
import { createDataCache } from '../cache/data-cache.ts';
import { askKv, KV_READ_LIMIT_MS, type KvStore } from '../cache/kv-store.ts';
import { RequestRecord } from '../request-record.ts';
import { CLOCK } from '../timing/clock.ts';
import { readCatalogueSettings } from './catalogue-settings.ts';
import { createIsolate } from './isolate.ts';
import { traceContext } from '../telemetry/trace-context.ts';

const KEY = 'settings:catalogue';
const DOCUMENT = JSON.stringify({ curated: { popular: [7, 8, 9] } });
const failing = async (): Promise<never> => {
  throw new Error('KV GET failed: 500');
};
const hanging = () => new Promise<never>(() => undefined);

/** One isolate over a KV that a test controls, with a clock that it can move. */
function createBed(stored: Readonly<Record<string, string>>) {
  const documents = new Map(Object.entries(stored));
  const isolate = createIsolate();
  const behind: Promise<unknown>[] = [];
  let aheadMs = 0;
  let reads = 0;
  let broken: (() => Promise<never>) | null = null;
  const waitUntil = (promise: Promise<unknown>): void => void behind.push(promise);
  const now = (): number => Date.now() + aheadMs;
  const clock = { ...CLOCK, now };
  const kv: KvStore = {
    get(key) {
      reads += 1;
      return broken === null ? Promise.resolve(documents.get(key) ?? null) : broken();
    },
    put: async (key, value) => void documents.set(key, value),
  };
  return {
    get reads() {
      return reads;
    },
    documents,
    fail(how: (() => Promise<never>) | null) {
      broken = how;
    },
    advance(seconds: number) {
      aheadMs += seconds * 1000;
    },
    settled: () => Promise.all(behind),
    /** The lists of a visitor's page, and what is logged about them. */
    async visit() {
      const record = new RequestRecord({
        startedAt: now(),
        trace: traceContext(crypto.randomUUID(), { share: 0 }),
      });
      const cache = createDataCache({
        fleet: null,
        kv,
        memory: isolate.cache,
        clock,
        deadline: now() + 1_500,
        waitUntil,
        report: (error) => record.addError(error),
        observe: (state) => record.addData(state),
      });
      const readSetting = (key: string) => askKv({ kv, clock }, key);
      const settings = await readCatalogueSettings({ isolate, cache, record, clock, waitUntil, readSetting });
      return { settings, popular: settings.curated.popular, errors: record.errors };
    },
  };
}

describe('§8 the operator’s lists while KV fails', () => {
  test('the last document stays in force, however long KV fails', async () => {
    const bed = createBed({ [KEY]: DOCUMENT });
    expect((await bed.visit()).popular).toEqual([7, 8, 9]);
    await bed.settled();
    bed.fail(failing);
    for (let visit = 0; visit < 5; visit += 1) {
      bed.advance(61);
      expect((await bed.visit()).popular).toEqual([7, 8, 9]);
      await bed.settled();
    }
    bed.fail(null);
    bed.documents.set(KEY, JSON.stringify({ curated: { popular: [1] } }));
    bed.advance(61);
    await bed.visit();
    await bed.settled();
    expect((await bed.visit()).popular).toEqual([1]);
  });

  test('the last document stays in force in the seconds after a failed read as well, and no visitor waits', async () => {
    const bed = createBed({ [KEY]: DOCUMENT });
    await bed.visit();
    await bed.settled();
    bed.advance(61);
    bed.fail(failing);
    await bed.visit();
    await bed.settled();
    const { reads } = bed;
    for (const seconds of [0.7, 1, 3]) {
      bed.advance(seconds);
      expect((await bed.visit()).popular).toEqual([7, 8, 9]);
      await bed.settled();
    }
    expect(bed.reads).toBe(reads);
  });

  test('one failed read does not hide the document for a minute, and is in the log', async () => {
    const bed = createBed({ [KEY]: DOCUMENT });
    bed.fail(failing);
    const first = await bed.visit();
    expect(first.settings).toBe(SHIPPED_SETTINGS);
    expect(first.errors.join()).toContain('KV GET failed: 500');
    bed.fail(null);
    bed.advance(6);
    expect((await bed.visit()).popular).toEqual([7, 8, 9]);
  });

  test('one visitor waits for a KV that hangs, the next ones do not', async () => {
    const bed = createBed({ [KEY]: DOCUMENT });
    bed.fail(hanging);
    const startedAt = performance.now();
    const first = await bed.visit();
    // The cache's own copy and the document: two reads.
    expect(performance.now() - startedAt).toBeLessThan(2 * KV_READ_LIMIT_MS + 1_000);
    expect(first.settings).toBe(SHIPPED_SETTINGS);
    await bed.settled();
    expect(first.errors.join()).toContain(`KV read of ${KEY} took over ${KV_READ_LIMIT_MS} ms`);
    const { reads } = bed;
    for (let visit = 0; visit < 20; visit += 1) expect((await bed.visit()).settings).toBe(SHIPPED_SETTINGS);
    expect(bed.reads).toBe(reads);
  });

  test('a missing document is no failure: the shipped lists are in force, and nothing is logged', async () => {
    const bed = createBed({});
    const { settings, errors } = await bed.visit();
    expect(settings).toEqual(SHIPPED_SETTINGS);
    expect(errors).toEqual([]);
  });
});
