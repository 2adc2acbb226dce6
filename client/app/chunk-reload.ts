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
  /** Session storage, which outlives the reload; reading it may throw, and so may what it does. */
  readonly store: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this very document came by a reload. */
  readonly wasReloaded: () => boolean;
}

/**
 * §8 Chunk-load failure: whether a forced reload may happen now; at most one in 60 s. Asking counts as doing. Where
 * nothing can be remembered beyond the reload, a document that came by one is not reloaded again.
 */
export function mayForceReload({ now, store, wasReloaded }: ReloadGuard): boolean {
  try {
    const kept = store();
    const lastMs = Number(kept.getItem(RELOADED_AT_KEY) ?? 0);
    if (now() - lastMs < CHUNK_RELOAD_GUARD_MS) return false;
    kept.setItem(RELOADED_AT_KEY, String(now()));
    return true;
  } catch {
    return !wasReloaded();
  }
}
