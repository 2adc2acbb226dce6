import { describe, expect, test } from 'vitest';
import { ChunkError, loadChunk, mayForceReload } from './chunk-reload.ts';

describe('§8 Chunk-load failure', () => {
  test('one forced reload, and no other within 60 s', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const at = (nowMs: number) =>
      mayForceReload({ now: () => nowMs, store: () => store, wasReloaded: () => false });
    const start = 1_700_000_000_000;
    expect([at(start), at(start + 1), at(start + 59_999), at(start + 60_000)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('is no longer held back where the clock was set back', () => {
    const store = { getItem: () => '1700000000000', setItem() {} };
    const may = mayForceReload({
      now: () => 1_699_996_400_000,
      store: () => store,
      wasReloaded: () => false,
    });
    expect(may).toBe(true);
  });

  test.each([
    [
      'forbidden',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem() {
          throw new DOMException('no', 'QuotaExceededError');
        },
      }),
    ],
  ])('where storage is %s: once, and never again in the document that the reload brought', (_why, store) => {
    const may = (wasReloaded: boolean) =>
      mayForceReload({ now: () => 1_700_000_000_000, store, wasReloaded: () => wasReloaded });
    expect([may(false), may(true)]).toEqual([true, false]);
  });

  test('a chunk that cannot be loaded rejects with ChunkError', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkError);
    await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
  });
});
