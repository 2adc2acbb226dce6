import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useApp, useLocale, usePageData } from '../../state/app-context.tsx';
import { loadChunk } from '../lazy/chunk-reload.ts';
import type { AwaitedGames } from './awaited-games.ts';

/** Time limit for the platform's games. */
const GAMES_TIMEOUT_MS = 20_000;

/**
 * For a page that the edge had no games for (§3 Game): loads the platform at once, without waiting for an interaction, and
 * the operator's lists. Null until both are there; `overdue` when no games have come within the time limit.
 */
export function useAwaitedGames(): AwaitedGames | 'overdue' | null {
  useSignals();
  const { games, platform, display, navigation } = useApp();
  const { device } = usePageData().visitor;
  const locale = useLocale();
  const [isOverdue, setOverdue] = useState(false);
  // Set by an effect alone, so that a row hydrated after the games have come is first rendered as the edge sent it.
  const [awaited, setAwaited] = useState<AwaitedGames | null>(null);
  useEffect(() => {
    platform.load();
    // Curated lists and filters: in the browser only such a page needs them, so they are chunks of their own.
    const load = async () =>
      (await loadChunk(() => import('./fetch-custom-lists.ts'))).fetchCustomLists(locale);
    display.loadCustomLists(load).catch(reportError);
    // All rows of a page wait as long, also those that come near the window later.
    const waitedMs = navigation.openForMs() - navigation.shownAfterMs.peek();
    const waiting = setTimeout(() => setOverdue(true), GAMES_TIMEOUT_MS - waitedMs);
    return () => clearTimeout(waiting);
  }, [platform, display, navigation, locale]);

  const catalogue = games.catalogue.value;
  const isReady = display.hasCustomLists.value;
  const lists = display.customLists.value;
  useEffect(() => {
    if (catalogue === null || !isReady) return undefined;
    let isLate = false;
    const list = async () => {
      const { awaitedGames } = await loadChunk(() => import('./awaited-games.ts'));
      if (!isLate) setAwaited(awaitedGames({ catalogue, lists, device, locale }));
    };
    list().catch(reportError);
    return () => {
      isLate = true;
    };
  }, [catalogue, isReady, lists, device, locale]);
  return isOverdue && awaited === null ? 'overdue' : awaited;
}
