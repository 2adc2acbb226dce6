import { useEffect } from 'react';
import { useApp, useLocale } from '../../state/app-context.tsx';

/** Lets the jackpots of a page count up, once the page is hydrated (`tickJackpots`). */
export function JackpotTicker() {
  const app = useApp();
  const locale = useLocale();
  useEffect(() => {
    let isGone = false;
    let stop = () => {
      isGone = true;
    };
    const start = async () => {
      const { tickJackpots } = await import('./tick-jackpots.ts');
      if (!isGone) stop = tickJackpots(app, locale);
    };
    // Without it they stay as the edge has written them.
    start().catch((error: unknown) => console.warn('Jackpots', error));
    return () => stop();
  }, [app, locale]);
  return null;
}
