import { useEffect, useState } from 'react';
import type { Ending } from '../../../shared/domain/content.ts';

/** A longer wait would be none: browsers hold it in 31 bits. */
const LONGEST_MS = 86_400_000;

/**
 * The offers that have not ended, by the device's clock: a page may be open for days, be shown again by Back, or sleep
 * over an end (§7.4). What the edge has rendered is hydrated first as it is.
 */
export function useCurrent<Offer extends Ending>(offers: readonly Offer[]): readonly Offer[] {
  const [ended, setEnded] = useState(Number.NEGATIVE_INFINITY);
  const current = offers.filter(({ endsAt }) => endsAt === null || endsAt > ended);
  const next = Math.min(...current.map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const leftMs = next - Date.now();
      if (leftMs > 0) timer = setTimeout(look, Math.min(leftMs, LONGEST_MS));
      else setEnded(next);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return current;
}
