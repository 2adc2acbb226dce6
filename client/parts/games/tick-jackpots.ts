import { formatMoney } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Jackpot } from '../../../shared/domain/games/game.ts';
import { jackpotMeter } from '../../../shared/domain/games/jackpot-meter.ts';
import type { AppState } from '../../state/app-state.ts';

const TICK_MS = 250;

/**
 * Lets the jackpots of a page count up. Tiles have no state: React renders the amount once (`useJackpotText`), and this
 * overwrites the text of those that are visible and hydrated. All meters of a document count from its start, so that none
 * falls from page to page. Where reduced motion is set or the visitor has stopped it, they stand still; only an amount that
 * the platform no longer has is corrected. Digits have one width, so nothing else moves.
 */
export function tickJackpots(
  { games, hydration, display, navigation }: AppState,
  locale: Locale,
): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let elapsedMs = navigation.shownAfterMs.peek();

  const jackpotOf = (meter: HTMLElement): Jackpot => {
    const [amount, currency = '', gameId] = (meter.dataset['jackpot'] ?? '').split(' ');
    // The platform's amount is newer than the page's.
    const told = games.catalogue.peek()?.gameById.get(Number(gameId))?.jackpot;
    return told ?? { amount: Number(amount), currency };
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
    if (document.hidden) return;
    const isStill = calm.matches || display.isStill.peek();
    // Never less than before: the computer's clock may be set back.
    elapsedMs = Math.max(elapsedMs, isStill ? navigation.shownAfterMs.peek() : navigation.openForMs());
    for (const meter of document.querySelectorAll<HTMLElement>('[data-jackpot]')) {
      if (!known.has(meter)) sight.observe(meter);
      known.add(meter);
    }
    for (const meter of seen) {
      if (hydration?.isPending(meter) === true) continue;
      const { amount, currency } = jackpotOf(meter);
      const next = formatMoney(jackpotMeter(amount, elapsedMs), currency, locale);
      // The text of the element and not of its node, which a translator may have replaced: so does React.
      const text = meter.textContent;
      if (text !== next && (!isStill || digitsOf(next) < digitsOf(text))) meter.textContent = next;
    }
  };

  const ticking = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(ticking);
    sight.disconnect();
  };
}

/** Amounts of one currency, all of whose digits are written, compare as these do. */
function digitsOf(written: string): number {
  return Number(written.replaceAll(/\D/gu, ''));
}
