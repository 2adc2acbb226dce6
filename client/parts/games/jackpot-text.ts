import { jackpotMeter } from '../../../shared/domain/games/jackpot-meter.ts';
import type { Jackpot } from '../../../shared/domain/games/game.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useApp, useLocale } from '../../state/app-context.tsx';

/**
 * What a jackpot's meter shows when its page is shown: the start on the document's own page, as the edge renders it, and on a
 * later one what it has counted to. From there `tickJackpots` counts on, so that no jackpot falls.
 */
export function useJackpotText(): (jackpot: Jackpot) => string {
  const { navigation } = useApp();
  const locale = useLocale();
  const shownAfterMs = navigation.shownAfterMs.peek();
  return ({ amount, currency }) => formatMoney(jackpotMeter(amount, shownAfterMs), currency, locale);
}
