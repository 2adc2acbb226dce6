import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CatalogueIndex } from '../../../shared/domain/games/catalogue.ts';
import { useApp } from '../../state/app-context.tsx';

/** Time limit for the platform's games. */
const PATIENCE_MS = 20_000;

interface AwaitedCatalogue {
  /** Null until the platform has sent its games to this browser (§7.7). */
  readonly catalogue: CatalogueIndex | null;
  /** No games have come within the time limit. */
  readonly isOverdue: boolean;
}

/** For a page that the edge had no games for (§3 Game): loads the platform at once, without waiting for an interaction. */
export function useAwaitedCatalogue(): AwaitedCatalogue {
  useSignals();
  const { games, platform } = useApp();
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    platform.load();
    const waiting = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => clearTimeout(waiting);
  }, [platform]);
  const told = games.catalogue.value;
  // A row that is hydrated late, after the games have come, is first rendered as the edge has sent it.
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  const catalogue = isHydrating ? null : told;
  return { catalogue, isOverdue: isOverdue && catalogue === null };
}

const neverChanges = () => no;
const no = () => false;
const yes = () => true;
