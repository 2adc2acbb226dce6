import { useEffect, useState } from 'react';
import type { Ending } from '../../../shared/domain/content.ts';

/** A longer wait would be none: browsers hold it in 31 bits. */
const LONGEST_MS = 86_400_000;

/**
 * The offers that have not ended: a page may be open for days, be shown again by Back, or sleep over an end (§7.4). What the
 * edge has rendered is hydrated first as it is. The device's clock says when to look, the edge's whether one has ended: a
 * device whose clock is ahead would show none.
 */
export function useCurrent<Offer extends Ending>(offers: readonly Offer[]): readonly Offer[] {
  const [ended, setEnded] = useState(Number.NEGATIVE_INFINITY);
  const current = offers.filter(({ endsAt }) => endsAt === null || endsAt > ended);
  const next = Math.min(...current.map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (leftMs: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(look, Math.min(leftMs, LONGEST_MS));
    };
    const ask = async () => {
      const now = await import('./edge-now.ts').then(({ edgeNow }) => edgeNow(), Date.now);
      const leftMs = next - now;
      if (leftMs > 0) wait(leftMs);
      else setEnded(next);
    };
    const look = () => {
      const leftMs = next - Date.now();
      if (leftMs > 0) wait(leftMs);
      else void ask();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return current;
}
