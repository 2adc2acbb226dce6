import type { HTMLAttributes, ReactNode } from 'react';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { LazyPart } from '../lazy/lazy-part.tsx';
import { useAwaitedGames } from './use-awaited-games.ts';

export interface PlatformRowProps {
  readonly row: LobbyRow;
  /** It says for all rows of the page that no games have come. */
  readonly first: boolean;
  /** Of the section. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly contentsOf: (row: LobbyRow) => ReactNode;
  /** Shown until the games have come. */
  readonly places: ReactNode;
}

/** A row of the platform's games. */
export function PlatformRow({ row, first, attributes, contentsOf, places }: PlatformRowProps) {
  const awaited = useAwaitedGames();
  if (awaited === null) return places;
  const tiles = awaited === 'overdue' ? [] : awaited.ofRow(row);
  if (tiles.length === 0) return first ? <LazyPart load={loadGamesFailed} isOptional /> : null;
  return <section {...attributes}>{contentsOf({ ...row, tiles })}</section>;
}

async function loadGamesFailed() {
  const { GamesFailed } = await import('./games-failed.tsx');
  return <GamesFailed />;
}
