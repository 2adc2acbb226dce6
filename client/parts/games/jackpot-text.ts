import { useSyncExternalStore } from 'react';
import { jackpotMeter } from '../../../shared/domain/games/jackpot-meter.ts';
import type { Jackpot } from '../../../shared/domain/games/game.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useApp, useLocale } from '../../state/app-context.tsx';

/**
 * What a jackpot's meter shows when its page is shown: the start on the document's own page, as the edge renders it, and on a
 * later one what it has counted to. From there `tickJackpots` counts on, so that no jackpot falls. `afterMs`: for one that comes
 * later, how long the document has been open.
 */
export function useJackpotText(): (jackpot: Jackpot, afterMs?: number) => string {
  const { navigation } = useApp();
  const locale = useLocale();
  // What the edge has written is hydrated as it stands there, however late: a filter leads to another page of the same parts.
  const shownAfterMs = useSyncExternalStore(
    unchanging,
    () => navigation.shownAfterMs.peek(),
    () => 0,
  );
  return ({ amount, currency }, afterMs = shownAfterMs) =>
    formatMoney(jackpotMeter(amount, afterMs), currency, locale);
}

/** It is read anew when its page is rendered. */
function unchanging(): () => void {
  return () => {};
}
