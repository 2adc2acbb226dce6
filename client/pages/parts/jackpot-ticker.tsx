import { useEffect } from 'react';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { jackpotMeter } from '../../../shared/model/jackpot-meter.ts';
import { useApp, useLocale } from '../../state/app-context.tsx';

const TICK_MS = 250;

/**
 * Lets the jackpots of a page count up. Tiles have no state of their own (DESIGN.md §4.4): React renders the amount, and
 * this writes over it, where it is seen, awake and motion is welcome. Figures are tabular, so nothing moves but they.
 */
export function JackpotTicker() {
  const { games, hydrationGate } = useApp();
  const locale = useLocale();
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const startedAt = performance.now();

    const amountOf = (meter: HTMLElement): [amount: number, currency: string] => {
      const [amount = '', currency = '', gameId = ''] = (meter.dataset['jackpot'] ?? '').split(' ');
      // The platform's word is newer than the page's.
      const told = games.catalogue.peek()?.gameById.get(Number(gameId))?.jackpot;
      return told === null || told === undefined ? [Number(amount), currency] : [told.amount, told.currency];
    };

    const tick = () => {
      if (document.hidden || calm.matches) return;
      const elapsedMs = performance.now() - startedAt;
      const seen = [...document.querySelectorAll<HTMLElement>('[data-jackpot]')].filter(
        (meter) => hydrationGate?.isAsleep(meter) !== true && isInSight(meter),
      );
      for (const meter of seen) {
        const [amount, currency] = amountOf(meter);
        // The text node is React's own, and stays: a new amount in the page's data finds it.
        const text = meter.firstChild;
        const shown = formatMoney(jackpotMeter(amount, elapsedMs), currency, locale);
        if (text !== null && text.nodeValue !== shown) text.nodeValue = shown;
      }
    };

    const ticking = setInterval(tick, TICK_MS);
    return () => clearInterval(ticking);
  }, [games, hydrationGate, locale]);
  return null;
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}
