/** The same message is not written again for so long, only counted. */
const QUIET_MS = 60_000;
const MOST_MESSAGES = 100;

/**
 * Tells for a kind of message whether it is to be written now: `null` while one like it was written less than a minute ago, else how
 * often such were kept back since then. So what repeats does not fill the log.
 */
export function createKeptBack(now: () => number = () => Date.now()): (kind: string) => number | null {
  const seen = new Map<string, { readonly since: number; times: number }>();
  return (kind) => {
    const known = seen.get(kind);
    if (known !== undefined && now() - known.since < QUIET_MS) {
      known.times += 1;
      return null;
    }
    if (seen.size >= MOST_MESSAGES) seen.clear();
    seen.set(kind, { since: now(), times: 0 });
    return known?.times ?? 0;
  };
}
