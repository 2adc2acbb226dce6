import { until as untilReady } from '../../scripts/processes/until.ts';

/**
 * Polls until a condition holds; returns how long that took, in milliseconds.
 * @throws (rejects) Error when it does not hold within `limitMs`
 */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 20_000): Promise<number> {
  const startedAt = performance.now();
  await untilReady({ what: 'What is waited for', limitMs, isReady: holds });
  return performance.now() - startedAt;
}
