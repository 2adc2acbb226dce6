import { CHUNK_RELOAD_GUARD_MS } from '../../../shared/config/constants.ts';

export const RELOADED_AT_KEY = 'chunkReloadAt';

/** A chunk could not be loaded: a new deployment has removed its file, or the network is down. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/**
 * Loads a chunk.
 * @throws (rejects) ChunkError when it cannot be loaded, so that the caller can tell that from other failures
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError('A part of the site could not be loaded', { cause: error });
  }
}

interface ReloadGuard {
  readonly now: () => number;
  /** Session storage, which outlives the reload; reading the property may throw, and so may its methods. */
  readonly store: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this document itself is the result of a reload. */
  readonly wasReloaded: () => boolean;
}

/**
 * §8 Chunk-load failure: whether a forced reload may happen now; at most one in 60 s. A call that returns true uses it
 * up. Where session storage does not work, a document that is itself the result of a reload is not reloaded again.
 */
export function mayForceReload({ now, store, wasReloaded }: ReloadGuard): boolean {
  try {
    const kept = store();
    const lastMs = Number(kept.getItem(RELOADED_AT_KEY) ?? 0);
    // The clock may have been set back since.
    if (Math.abs(now() - lastMs) < CHUNK_RELOAD_GUARD_MS) return false;
    kept.setItem(RELOADED_AT_KEY, String(now()));
    return true;
  } catch {
    return !wasReloaded();
  }
}
