/** Counts values in ranges, as OpenMetrics has histograms: how many were at most each bound, how many at all, their sum. */
export class Histogram {
  /** Ascending. */
  readonly bounds: readonly number[];
  /** How many fell between a bound and the one before it; the last one, above all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    let index = 0;
    while (index < this.bounds.length && value > (this.bounds[index] ?? 0)) index += 1;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.sum += value;
  }
}

export class Counter {
  value = 0;

  add(count = 1): void {
    this.value += count;
  }
}

/** Stands for every label value that is one too many. */
const OTHER = 'other';

/**
 * The instruments of one metric, one for each combination of its labels' values. They are made when they are first used,
 * and no more than `most`: what is one too many counts as `other`, so that no input can fill the memory.
 */
export class Family<Label extends string, Instrument> {
  readonly labels: readonly Label[];
  readonly #create: () => Instrument;
  readonly #most: number;
  readonly #members = new Map<
    string,
    { readonly values: readonly string[]; readonly instrument: Instrument }
  >();

  constructor(labels: readonly Label[], create: () => Instrument, most = 200) {
    this.labels = labels;
    this.#create = create;
    this.#most = most;
  }

  /** The instrument of these labels' values, in the order of the labels. */
  of(...values: readonly string[]): Instrument {
    const key = values.length === 1 ? (values[0] ?? '') : values.join('\n');
    const member = this.#members.get(key);
    if (member !== undefined) return member.instrument;
    const isFull = this.#members.size >= this.#most;
    if (isFull && values.some((value) => value !== OTHER)) return this.of(...values.map(() => OTHER));
    const instrument = this.#create();
    this.#members.set(key, { values, instrument });
    return instrument;
  }

  *[Symbol.iterator](): Generator<{ readonly values: readonly string[]; readonly instrument: Instrument }> {
    yield* this.#members.values();
  }
}
