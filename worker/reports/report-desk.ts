import { RateWindow } from '../http/rate-window.ts';

/** For `/ops/status` and `/ops/metrics`: what browsers have reported since the isolate started. */
export interface ReportCounts {
  readonly reported: number;
  readonly logged: number;
  /** Messages that came too often, and such as no browser of ours sends. */
  readonly refused: number;
}

/** Messages of all networks together share one window. */
const EVERYBODY = 'everybody';

/** Where one kind of report from browsers is taken: how many messages in a minute, what of them is logged, how many there were. */
export class ReportDesk {
  readonly #network: RateWindow;
  readonly #all: RateWindow;
  #reported = 0;
  #logged = 0;
  #refused = 0;

  constructor(perMinute: { readonly network: number; readonly all: number }) {
    this.#network = new RateWindow({ limit: perMinute.network, periodMs: 60_000 });
    this.#all = new RateWindow({ limit: perMinute.all, periodMs: 60_000 });
  }

  /** Whether one more message is taken, from this network and at all. `now` in milliseconds. */
  takes(network: string, now: number): boolean {
    return this.#network.take(network, now) && this.#all.take(EVERYBODY, now);
  }

  /** Counts one report. @returns whether it is of the `share` (0 to 1) that is logged: the first is, and then evenly */
  count(share: number): boolean {
    this.#reported += 1;
    const isLogged = Math.ceil(this.#reported * share) > Math.ceil((this.#reported - 1) * share);
    if (isLogged) this.#logged += 1;
    return isLogged;
  }

  refuse(): void {
    this.#refused += 1;
  }

  counts(): ReportCounts {
    return { reported: this.#reported, logged: this.#logged, refused: this.#refused };
  }
}
