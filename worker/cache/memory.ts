/** A value in the isolate's memory, with when it was made and when it was last compared with KV. */
export interface MemoryEntry {
  readonly value: unknown;
  readonly found: boolean;
  /** Milliseconds since the epoch: when the upstream gave it. */
  readonly storedAt: number;
  /** Milliseconds since the epoch: when this isolate read it. */
  readonly readAt: number;
  /** Letters of the JSON that it was read from, a measure of what it takes. */
  readonly size: number;
}

interface MemoryBounds<T> {
  readonly entries: number;
  /** What all entries may take together, in whatever `sizeOf` counts. Without it, entries count alone. */
  readonly size?: { readonly most: number; readonly sizeOf: (entry: T) => number };
}

/** Plain parsed data shared by an isolate's requests, least recently used out first. Promises never enter it. */
export class MemoryCache<T = MemoryEntry> {
  readonly #entries = new Map<string, T>();
  readonly #bounds: MemoryBounds<T>;
  #taken = 0;

  constructor(bounds: MemoryBounds<T>) {
    this.#bounds = bounds;
  }

  /** How many entries there are. */
  get size(): number {
    return this.#entries.size;
  }

  /** What they take together, as `sizeOf` counts. */
  get taken(): number {
    return this.#taken;
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
    this.delete(key);
    this.#entries.set(key, entry);
    this.#taken += this.#sizeOf(entry);
    const { entries, size } = this.#bounds;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= entries && this.#taken <= (size?.most ?? Number.POSITIVE_INFINITY)) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#taken -= this.#sizeOf(entry);
    this.#entries.delete(key);
  }

  entries(): IterableIterator<[string, T]> {
    return this.#entries.entries();
  }

  #sizeOf(entry: T): number {
    return this.#bounds.size?.sizeOf(entry) ?? 0;
  }
}
