import { CHUNK_RELOAD_GUARD_MS } from '../../shared/config/constants.ts';

const RELOADED_AT_KEY = 'chunkReloadAt';

/** A part of the program could not be loaded: after a new deployment its old file is gone, or the network is. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** Loads a chunk; rejects with `ChunkError` when that fails, so that the caller can tell it from anything else. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError('A part of the site could not be loaded', { cause: error });
  }
}

interface ReloadGuard {
  readonly now: () => number;
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
}

/** §8 Chunk-load failure: whether a forced reload may happen now; at most one in 60 s. Asking counts as doing. */
export function mayForceReload({ now, store }: ReloadGuard): boolean {
  const lastMs = Number(store.getItem(RELOADED_AT_KEY) ?? 0);
  if (now() - lastMs < CHUNK_RELOAD_GUARD_MS) return false;
  store.setItem(RELOADED_AT_KEY, String(now()));
  return true;
}
