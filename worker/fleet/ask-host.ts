import { CLOCK } from '../timing/clock.ts';
import { within } from '../timing/within.ts';

/** Longer than probes wait, who judge how late is too late: under a crowd the runtime comes late to an answer that is there. */
const LIMIT_MS = 5_000;

/**
 * Asks the server that this Worker runs in (deploy/fleet/host-service.ts) for one of its facts, as JSON. `null`: it does not
 * answer, or not in time.
 */
export function askHost(
  host: Pick<Fetcher, 'fetch'>,
  path: string,
): Promise<{ readonly isOk: boolean; readonly body: unknown } | null> {
  const asking = host
    .fetch(`http://host${path}`)
    .then(async (answer) => ({ isOk: answer.ok, body: await answer.json() }))
    .catch(() => null);
  return within(asking, { clock: CLOCK, limitMs: LIMIT_MS, fallback: () => null });
}
