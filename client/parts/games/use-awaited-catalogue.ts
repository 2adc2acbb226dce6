import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { CatalogueIndex } from '../../../shared/domain/games/catalogue.ts';
import { useApp } from '../../state/app-context.tsx';

/** A platform that has not announced its games after this long is not expected to. */
const PATIENCE_MS = 20_000;

interface AwaitedCatalogue {
  /** Null until the platform has announced its games in this browser (§7.7). */
  readonly catalogue: CatalogueIndex | null;
  /** Nothing has come, and nothing is expected any more. */
  readonly isOverdue: boolean;
}

/** For a page that the edge had no games for (DESIGN.md §7 "3 Game"): it asks for the platform at once. */
export function useAwaitedCatalogue(): AwaitedCatalogue {
  useSignals();
  const { games, platform } = useApp();
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    platform.load();
    const waiting = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => clearTimeout(waiting);
  }, [platform]);
  const catalogue = games.catalogue.value;
  return { catalogue, isOverdue: isOverdue && catalogue === null };
}
