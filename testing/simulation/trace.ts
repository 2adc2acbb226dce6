/** What happened, shortly before it went wrong. */
interface Entry {
  /** Milliseconds since the run's start. */
  readonly at: number;
  /** `null`: it concerns all of them. */
  readonly isolate: number | null;
  readonly key: string | null;
  readonly text: string;
}

const REMEMBERED = 4_000;
const SHOWN = 24;

/** The last events of a run. */
export class Trace {
  readonly #entries: Entry[] = [];
  #next = 0;

  note(entry: Entry): void {
    this.#entries[this.#next] = entry;
    this.#next = (this.#next + 1) % REMEMBERED;
  }

  /** The last of those that concern one of some keys, or an isolate as a whole. */
  about(keys: readonly string[], isolate: number): readonly string[] {
    return [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)]
      .filter(
        (entry) =>
          (entry.key === null || keys.includes(entry.key)) && (entry.isolate ?? isolate) === isolate,
      )
      .slice(-SHOWN)
      .map(
        ({ at, isolate: where, key, text }) =>
          `${(at / 1000).toFixed(3)} s  ${where === null ? 'all' : `isolate ${where}`}  ${key ?? ''}  ${text}`,
      );
  }
}
