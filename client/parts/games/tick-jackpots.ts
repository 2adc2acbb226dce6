import { formatMoney } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { jackpotMeter } from '../../../shared/domain/games/jackpot-meter.ts';
import type { AppState } from '../../state/app-state.ts';

const TICK_MS = 250;

/**
 * Lets the jackpots of a page count up. Tiles have no state: React renders the amount once, and this overwrites the text
 * of those that are visible and hydrated, unless reduced motion is set or the visitor has stopped it. Digits have one width, so nothing else moves.
 */
export function tickJackpots({ games, hydration, display }: AppState, locale: Locale): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const startedAt = performance.now();

  const amountOf = (meter: HTMLElement): [amount: number, currency: string] => {
    const [amount = '', currency = '', gameId = ''] = (meter.dataset['jackpot'] ?? '').split(' ');
    // The platform's amount is newer than the page's.
    const told = games.catalogue.peek()?.gameById.get(Number(gameId))?.jackpot;
    return told === null || told === undefined ? [Number(amount), currency] : [told.amount, told.currency];
  };

  // Visibility comes from an observer, since reading positions during a scroll forces a layout.
  const known = new WeakSet<HTMLElement>();
  const seen = new Set<HTMLElement>();
  const sight = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
  });

  const tick = () => {
    if (document.hidden || calm.matches || display.isStill.peek()) return;
    for (const meter of document.querySelectorAll<HTMLElement>('[data-jackpot]')) {
      if (!known.has(meter)) sight.observe(meter);
      known.add(meter);
    }
    const elapsedMs = performance.now() - startedAt;
    for (const meter of seen) {
      if (hydration?.isPending(meter) === true) continue;
      const [amount, currency] = amountOf(meter);
      // Only the value of React's text node changes, so React can still update the node itself.
      const text = meter.firstChild;
      const shown = formatMoney(jackpotMeter(amount, elapsedMs), currency, locale);
      if (text !== null && text.nodeValue !== shown) text.nodeValue = shown;
    }
  };

  const ticking = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(ticking);
    sight.disconnect();
  };
}
