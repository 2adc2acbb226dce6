/** How long a kind of data lives, in seconds (docs/architecture.md). */
export interface Lifetime {
  /** Read from the isolate's memory without a look at KV. */
  readonly memory: number;
  /** Served without a refresh. */
  readonly fresh: number;
  /**
   * Served while it is refreshed in the background (stale-while-revalidate). For an older value the request asks the
   * upstream itself, and is served it only when that fails: what nobody has asked for in a while may have been withdrawn.
   * Beyond it every page waits for a service that is down: for one that tells of its changes it is longer than an outage.
   */
  readonly behind: number;
  /** Stored this long in KV, for when the upstream fails (stale-if-error). */
  readonly keep: number;
  /** How long the fact that something does not exist is cached. */
  readonly negative: number;
  /** How long that is served after it while the upstream is asked in the background; left out: not at all. */
  readonly negativeBehind?: number;
}

const DAY = 24 * 3_600;

export const LIFETIMES = {
  /** Games, categories: the platform changes them hourly. */
  catalogue: { memory: 10, fresh: 60, behind: DAY, keep: 7 * DAY, negative: 15 },
  /** Editors' content: a webhook makes it stale at once; without the webhook a change is visible within a minute. */
  content: { memory: 10, fresh: 60, behind: DAY, keep: 7 * DAY, negative: 15 },
  /** Footer, info pages, payment methods. */
  platform: { memory: 30, fresh: 300, behind: DAY, keep: 7 * DAY, negative: 30 },
  /** Limited-time promotions begin and end by the minute, and their service tells nobody that it has withdrawn one. */
  promotions: { memory: 10, fresh: 30, behind: 60, keep: DAY, negative: 15 },
  /** Seats at live tables: they change every second, and no page waits for them, or comes in parts, after a quiet minute. */
  live: { memory: 5, fresh: 10, behind: DAY / 2, keep: DAY, negative: 10 },
} as const satisfies Record<string, Lifetime>;
