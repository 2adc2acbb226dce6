/** A value in the isolate's memory, with when it was made and when it was last compared with KV. */
export interface MemoryEntry {
  readonly value: unknown;
  readonly found: boolean;
  /** Milliseconds since the epoch: when the upstream gave it. */
  readonly storedAt: number;
  /** Milliseconds since the epoch: when this isolate read it. */
  readonly readAt: number;
}

/** Plain parsed data shared by an isolate's requests, least recently used out first. Promises never enter it. */
export class MemoryCache<T = MemoryEntry> {
  readonly #entries = new Map<string, T>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, entry: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity) break;
      this.#entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  entries(): IterableIterator<[string, T]> {
    return this.#entries.entries();
  }
}
