/** How long a kind of data lives, in seconds (docs/architecture.md). */
export interface Lifetime {
  /** Read from the isolate's memory without a look at KV. */
  readonly memory: number;
  /**
   * Served without a refresh; an older value is served while it is refreshed in the background
   * (stale-while-revalidate).
   */
  readonly fresh: number;
  /** Stored this long in KV, for when the upstream fails (stale-if-error). */
  readonly keep: number;
  /** How long the fact that something does not exist is cached. */
  readonly negative: number;
}

const DAY = 86_400;

export const LIFETIMES = {
  /** Games, categories: the platform changes them hourly. */
  catalogue: { memory: 10, fresh: 60, keep: 7 * DAY, negative: 15 },
  /** Editors' content: a webhook makes it stale at once; without the webhook a change is visible within a minute. */
  content: { memory: 10, fresh: 60, keep: 7 * DAY, negative: 15 },
  /** Footer, info pages, payment methods. */
  platform: { memory: 30, fresh: 300, keep: 7 * DAY, negative: 30 },
  /** Limited-time promotions begin and end by the minute. */
  promotions: { memory: 10, fresh: 30, keep: DAY, negative: 15 },
  /** Seats at live tables. */
  live: { memory: 5, fresh: 10, keep: DAY, negative: 10 },
} as const satisfies Record<string, Lifetime>;
