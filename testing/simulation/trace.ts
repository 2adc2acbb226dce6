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

  /** The last of those that concern one of some keys, or an isolate as a whole; what repeats itself is shown once. */
  about(keys: readonly string[], isolate: number): readonly string[] {
    const said = new Set<string>();
    const shown: string[] = [];
    for (const entry of [
      ...this.#entries.slice(this.#next),
      ...this.#entries.slice(0, this.#next),
    ].toReversed()) {
      const isConcerned = entry.key === null || keys.includes(entry.key);
      const words = `${entry.key} ${entry.text}`;
      if (!isConcerned || (entry.isolate ?? isolate) !== isolate) continue;
      if (shown.length === SHOWN) break;
      // The first of its kind is the last that is met on the way back.
      if (said.has(words) && words.includes(' serves ')) continue;
      said.add(words);
      shown.push(
        `${(entry.at / 1000).toFixed(3).padStart(8)} s  ${entry.isolate === null ? 'all' : `isolate ${entry.isolate}`}  ${entry.key ?? ''}  ${entry.text}`,
      );
    }
    return shown.toReversed();
  }
}
