/** How long a kind of data lives (DESIGN.md §5). All in seconds. */
export interface Lifetime {
  /** Read from the isolate's memory without a look at KV. */
  readonly memory: number;
  /** Served as it is; older is served and refreshed behind the answer. */
  readonly fresh: number;
  /** Kept for the day its upstream fails (stale-if-error). */
  readonly keep: number;
  /** How long "there is no such thing" is believed. */
  readonly negative: number;
}

const DAY = 86_400;

export const LIFETIMES = {
  /** Games, categories: the platform changes them by the hour. */
  catalogue: { memory: 10, fresh: 60, keep: 7 * DAY, negative: 15 },
  /** What editors write: a webhook makes it old at once; without one it is a minute behind. */
  content: { memory: 10, fresh: 60, keep: 7 * DAY, negative: 15 },
  /** Footer, info pages, payment methods. */
  platform: { memory: 30, fresh: 300, keep: 7 * DAY, negative: 30 },
  /** Limited-time promotions begin and end by the minute. */
  promotions: { memory: 10, fresh: 30, keep: DAY, negative: 15 },
  /** Seats at live tables. */
  live: { memory: 5, fresh: 10, keep: DAY, negative: 10 },
} as const satisfies Record<string, Lifetime>;
