import type { HTMLAttributes, ReactNode } from 'react';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import { Reel } from '../../ui/reel/reel.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';
import { useAwaitedGames } from './use-awaited-games.ts';

interface AwaitedRowProps {
  readonly row: LobbyRow;
  /** It says for all rows of the page that no games have come. */
  readonly first: boolean;
  /** Of the section. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly contentsOf: (row: LobbyRow) => ReactNode;
}

/**
 * A row that the edge had no games for (§3 Game): placeholders, until the platform has sent its games to this browser. Where
 * none have come in time, or it has none, the row is left out, and the first says so.
 */
export function AwaitedRow({ row, first, attributes, contentsOf }: AwaitedRowProps) {
  const awaited = useAwaitedGames();
  if (awaited === null) {
    return (
      <section {...attributes} aria-busy="true">
        {contentsOf(row)}
      </section>
    );
  }
  const tiles = awaited === 'overdue' ? [] : awaited.ofRow(row);
  if (tiles.length === 0) return first ? <LazyPart load={loadGamesFailed} isOptional /> : null;
  return <section {...attributes}>{contentsOf({ ...row, tiles })}</section>;
}

async function loadGamesFailed() {
  const { GamesFailed } = await import('./games-failed.tsx');
  return <GamesFailed />;
}

/** The places of a row's games. */
export function RowPlaces({ row, reelId }: { readonly row: LobbyRow; readonly reelId: string }) {
  const { general } = useMessages();
  const places = <TilePlaces count={row.total} />;
  return (
    <>
      <output className="visually-hidden">{general.loading}</output>
      {row.layout === 'reel' ? <Reel id={reelId}>{places}</Reel> : <GameGrid>{places}</GameGrid>}
    </>
  );
}
