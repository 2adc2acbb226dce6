import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { useMessages } from '../../state/app-context.tsx';
import { GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import { Reel } from '../../ui/reel/reel.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';
import type { PlatformRowProps } from './platform-row.tsx';

/**
 * A row that the edge had no games for (§3 Game): placeholders, until the platform has sent its games to this browser. Where
 * none have come in time, or it has none, the row is left out, and the first says so.
 */
export function AwaitedRow(props: Omit<PlatformRowProps, 'places'>) {
  const { row, attributes, contentsOf } = props;
  const places = (
    <section {...attributes} aria-busy="true">
      {contentsOf(row)}
    </section>
  );
  const load = async () => {
    const { PlatformRow } = await import('./platform-row.tsx');
    return <PlatformRow {...props} places={places} />;
  };
  return <LazyPart load={load} words="frame" fallback={places} />;
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
