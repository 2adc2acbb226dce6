import type { RedisStore } from './redis-store.ts';

interface ReadinessOptions {
  readonly store: Pick<RedisStore, 'state'> | null;
  /** Whether the site may serve without ever having reached the store. */
  readonly isStoreOptional: boolean;
}

/**
 * Whether this replica is to be sent requests. A store that was reached and is lost is no obstacle: every replica loses it at
 * the same moment, and each serves on from its memory and the upstreams, while a proxy that took all of them out would be
 * the outage. One that was never reached is: its address or password may be wrong, and the replica would be a site of its own.
 */
export class Readiness {
  readonly #options: ReadinessOptions;
  #phase: 'starting' | 'serving' | 'draining' = 'starting';

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  serve(): void {
    if (this.#phase === 'starting') this.#phase = 'serving';
  }

  /** No more requests are to be sent here: it ends soon. */
  drain(): void {
    this.#phase = 'draining';
  }

  /** Why it is not ready; `null` when it is. */
  obstacle(): string | null {
    if (this.#phase !== 'serving') return this.#phase;
    const { store, isStoreOptional } = this.#options;
    return store === null || isStoreOptional || store.state.wasReached ? null : 'store';
  }
}
