import { describe, expect, test } from 'vitest';
import { SHIPPED_SETTINGS } from '../../shared/domain/games/shipped-settings.ts';
import { createDataCache } from '../cache/data-cache.ts';
import { INVALIDATIONS_KEY } from '../cache/invalidations.ts';
import { askKv, KV_READ_LIMIT_MS, type KvStore } from '../cache/kv-store.ts';
import { RequestRecord } from '../request-record.ts';
import { CLOCK } from '../timing/clock.ts';
import {
  keepCatalogueDocument,
  readCatalogueDocument,
  readCatalogueSettings,
  storeCatalogueDocument,
} from './catalogue-settings.ts';
import { createIsolate } from './isolate.ts';
import { traceContext } from '../telemetry/trace-context.ts';

const KEY = 'settings:catalogue';
const DOCUMENT = JSON.stringify({ curated: { popular: [7, 8, 9] } });
const failing = async (): Promise<never> => {
  throw new Error('KV GET failed: 500');
};
const hanging = () => new Promise<never>(() => undefined);

/** One isolate over a KV that a test controls and may share, with a clock that it can move. */
function createBed(stored: Readonly<Record<string, string>> | Map<string, string>) {
  const documents = stored instanceof Map ? stored : new Map(Object.entries(stored));
  const records: RequestRecord[] = [];
  const isolate = createIsolate();
  const behind: Promise<unknown>[] = [];
  let aheadMs = 0;
  let reads = 0;
  let broken: (() => Promise<never>) | null = null;
  let brokenKey: string | null = null;
  const waitUntil = (promise: Promise<unknown>): void => void behind.push(promise);
  const now = (): number => Date.now() + aheadMs;
  const clock = { ...CLOCK, now };
  const kv: KvStore = {
    get(key) {
      if (key !== INVALIDATIONS_KEY) reads += 1;
      if (broken !== null && key === (brokenKey ?? key)) return broken();
      return Promise.resolve(documents.get(key) ?? null);
    },
    put: async (key, value) => void documents.set(key, value),
  };
  return {
    get reads() {
      return reads;
    },
    documents,
    /** What is logged, of work behind visits too. */
    get errors() {
      return records.flatMap((record) => record.errors);
    },
    /** `key`: left out where all reads fail. */
    fail(how: (() => Promise<never>) | null, key: string | null = null) {
      broken = how;
      brokenKey = key;
    },
    advance(seconds: number) {
      aheadMs += seconds * 1000;
    },
    settled: () => Promise.all(behind),
    /** The lists of a visitor's page, what is logged about them, and whether they are from before a change that was declared. */
    async visit() {
      const record = new RequestRecord({
        startedAt: now(),
        trace: traceContext(crypto.randomUUID(), { share: 0 }),
      });
      records.push(record);
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
      const writeSetting = (key: string, text: string) => kv.put(key, text, { expirationTtl: 60 });
      const request = { isolate, cache, record, clock, waitUntil, readSetting, writeSetting };
      const settings = await readCatalogueSettings(request);
      const store = (text: string) => storeCatalogueDocument(request, text);
      return {
        settings,
        popular: settings.curated.popular,
        errors: record.errors,
        isOutdated: cache.fellBack(),
        store,
        keep: () => keepCatalogueDocument(request),
        read: () => readCatalogueDocument(request),
      };
    },
  };
}

describe('§3 the operator’s lists in a store that was emptied', () => {
  test('are written back by an isolate that has read them, which says so, and stay in force', async () => {
    const bed = createBed({ [KEY]: DOCUMENT });
    await bed.visit();
    await bed.settled();
    bed.documents.clear();
    for (let visit = 0; visit < 2; visit += 1) {
      bed.advance(61);
      expect((await bed.visit()).popular).toEqual([7, 8, 9]);
      await bed.settled();
    }
    expect(bed.documents.get(KEY)).toBe(DOCUMENT);
    expect(bed.errors.join()).toContain(`${KEY} was gone from the store: it is written back`);
  });

  test('are written back by an isolate that had them in force from the copy of another', async () => {
    const documents = new Map([[KEY, DOCUMENT]]);
    const first = createBed(documents);
    await first.visit();
    await first.settled();
    const second = createBed(documents);
    expect((await second.visit()).popular).toEqual([7, 8, 9]);
    documents.clear();
    for (let visit = 0; visit < 2; visit += 1) {
      second.advance(61);
      expect((await second.visit()).popular).toEqual([7, 8, 9]);
      await second.settled();
    }
    expect(documents.get(KEY)).toBe(DOCUMENT);
  });

  test.each(['keep', 'read'] as const)(
    'are written back at once where the store is back, or an operator asks for them: %s',
    async (how) => {
      const documents = new Map([[KEY, DOCUMENT]]);
      const bed = createBed(documents);
      const visit = await bed.visit();
      await bed.settled();
      documents.clear();
      await visit[how]();
      await bed.settled();
      expect(documents.get(KEY)).toBe(DOCUMENT);
      documents.clear();
      const never = await createBed(documents).visit();
      expect(await never.read()).toBeNull();
    },
  );

  test('are not hidden from it by one that never had them', async () => {
    const documents = new Map([[KEY, DOCUMENT]]);
    const old = createBed(documents);
    await old.visit();
    await old.settled();
    documents.clear();
    const started = createBed(documents);
    started.advance(61);
    expect((await started.visit()).settings).toEqual(SHIPPED_SETTINGS);
    await started.settled();
    old.advance(61);
    await old.visit();
    await old.settled();
    expect(documents.get(KEY)).toBe(DOCUMENT);
    started.advance(61);
    await started.visit();
    await started.settled();
    expect((await started.visit()).popular).toEqual([7, 8, 9]);
  });
});

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

  test('no page with the document from before a change counts as current, however many are made', async () => {
    const documents = new Map([[KEY, DOCUMENT]]);
    const [here, there] = [createBed(documents), createBed(documents)];
    const { store } = await there.visit();
    expect(await here.visit()).toMatchObject({ popular: [7, 8, 9], isOutdated: false });
    await store(JSON.stringify({ curated: { popular: [1] } }));
    here.fail(failing, KEY);
    here.advance(3);
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await here.visit()).toMatchObject({ popular: [7, 8, 9], isOutdated: true });
      await here.settled();
    }
    here.fail(null);
    here.advance(6);
    expect(await here.visit()).toMatchObject({ popular: [1], isOutdated: false });
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

  test('that there is still no document is read behind the page: no visitor waits for it', async () => {
    const bed = createBed({});
    await bed.visit();
    await bed.settled();
    bed.advance(61);
    bed.fail(hanging, KEY);
    const startedAt = performance.now();
    expect((await bed.visit()).settings).toEqual(SHIPPED_SETTINGS);
    expect(performance.now() - startedAt).toBeLessThan(KV_READ_LIMIT_MS);
    await bed.settled();
    expect(bed.errors.join()).toContain(`KV read of ${KEY} took over ${KV_READ_LIMIT_MS} ms`);
  });
});
