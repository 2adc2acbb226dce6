import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 50;

interface Options {
  /** Named in the error. */
  readonly what: string;
  readonly limitMs: number;
  readonly isReady: () => Promise<boolean> | boolean;
}

/** Resolves when `isReady` says so; throws when the time is over. */
export async function until({ what, limitMs, isReady }: Options): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`${what} was not ready within ${limitMs} ms`);
    await sleep(INTERVAL_MS);
  }
}
