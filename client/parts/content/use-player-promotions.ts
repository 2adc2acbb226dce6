import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { PromotionCard } from '../../../shared/domain/content.ts';
import { useApp, useLocale } from '../../state/app-context.tsx';
import { loadChunk } from '../lazy/chunk-reload.ts';
import { useCurrent } from './use-current.ts';

/**
 * The limited-time promotions of the player who is logged in (§7.4); null for a guest, and until they are loaded; `missing`
 * where they could not be. The edge does not know who is logged in, so its pages show the guests' until then.
 */
export function usePlayerPromotions(): readonly PromotionCard[] | 'missing' | null {
  useSignals();
  const { session } = useApp();
  const locale = useLocale();
  const isLoggedIn = session.isLoggedIn.value;
  const [cards, setCards] = useState<readonly PromotionCard[] | 'missing' | null>(null);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const { followPlayerPromotions } = await loadChunk(() => import('./fetch-player-promotions.ts'));
      await followPlayerPromotions(locale, signal, setCards);
    };
    load().catch((error: unknown) => {
      reportError(error);
      if (!signal.aborted) setCards('missing');
    });
    return () => leaving.abort();
  }, [isLoggedIn, locale]);
  return isLoggedIn ? cards : null;
}

interface ShownPromotions {
  readonly cards: readonly PromotionCard[];
  /** They are the guests', because a player's own could not be loaded. */
  readonly isOwnMissing: boolean;
}

/** The cards of a page with the player's own limited-time promotions in place of the guests'. */
export function usePromotions(cards: readonly PromotionCard[]): ShownPromotions {
  const own = usePlayerPromotions();
  const isOwnMissing = own === 'missing';
  const all =
    own === null || isOwnMissing ? cards : [...own, ...cards.filter(({ source }) => source === 'cms')];
  return { cards: useCurrent(all), isOwnMissing };
}
