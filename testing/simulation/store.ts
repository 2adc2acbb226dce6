import type { KvStore } from '../../worker/cache/kv-store.ts';
import type { Weather } from './faults.ts';
import type { Life } from './lives.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

interface Stored {
  readonly value: string;
  /** Of two writes, the one that arrived later has the higher number. */
  readonly write: number;
  readonly expiresAt: number;
}

interface StoreOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly weather: Weather;
  /** A write is seen by the other replicas after this at the latest, in milliseconds; 0: there is one replica. */
  readonly lagMs: number;
  readonly replicas: number;
}

const READ_MS = [1, 25] as const;
const WRITE_MS = [2, 60] as const;
/** Longer than a read may take. */
const SLOW_MS = [200, 1_500] as const;
/** So late that a later write overtakes it. */
const SLOW_WRITE_MS = [500, 8_000] as const;

/** The key-value store: a replica near each isolate, which sees the writes of the others late. */
export class Store {
  readonly #options: StoreOptions;
  readonly #replicas: Map<string, Stored>[];
  #writes = 0;

  constructor(options: StoreOptions) {
    this.#options = options;
    const count = options.lagMs === 0 ? 1 : options.replicas;
    this.#replicas = Array.from({ length: count }, () => new Map());
  }

  /** The store as one request of an isolate sees it. */
  seenBy(isolate: number, life: Life): KvStore {
    const { timeline, random, weather } = this.#options;
    const replica = isolate % this.#replicas.length;
    return {
      get: (key) =>
        new Promise((resolve, reject) => {
          const mode = weather.store('reads', isolate);
          if (mode === 'hangs') return;
          const delayMs = mode === 'slow' ? random.between(...SLOW_MS) : random.between(...READ_MS);
          timeline.after(delayMs, () => {
            if (life.isOver) return;
            if (mode === 'errors') {
              reject(new Error('store: read failed'));
              return;
            }
            const value = this.#read(replica, key);
            resolve(mode === 'corrupt' && value !== null ? value.slice(0, value.length / 2) : value);
          });
        }),
      put: (key, value, { expirationTtl }) =>
        new Promise((resolve, reject) => {
          const mode = weather.store('writes', isolate);
          if (mode === 'hangs') return;
          const delayMs = mode === 'slow' ? random.between(...SLOW_WRITE_MS) : random.between(...WRITE_MS);
          // What is on its way arrives, whatever becomes of its request.
          timeline.after(delayMs, () => {
            if (mode === 'errors') {
              if (!life.isOver) reject(new Error('store: write failed'));
              return;
            }
            this.#write(replica, key, { value, expiresAt: timeline.now + expirationTtl * 1000 });
            if (!life.isOver) resolve();
          });
        }),
    };
  }

  #read(replica: number, key: string): string | null {
    const stored = this.#replicas[replica]?.get(key);
    return stored === undefined || stored.expiresAt <= this.#options.timeline.now ? null : stored.value;
  }

  #write(near: number, key: string, entry: Omit<Stored, 'write'>): void {
    const { timeline, random, lagMs } = this.#options;
    this.#writes += 1;
    const stored = { ...entry, write: this.#writes };
    for (const [index, replica] of this.#replicas.entries()) {
      const apply = (): void => {
        if ((replica.get(key)?.write ?? 0) < stored.write) replica.set(key, stored);
      };
      if (index === near) apply();
      else timeline.after(random.below(lagMs), apply);
    }
  }
}
