import { useSignals } from '@preact/signals-react/runtime';
import type { CatalogueIndex } from '../../../shared/model/catalogue.ts';
import { resolveGames } from '../../../shared/model/catalogue.ts';
import { toTile } from '../../../shared/model/tile.ts';
import type { GameTile } from '../../../shared/model/game.ts';
import type { LobbyRow } from '../../../shared/page-data.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TileGrid, TileReel } from './tiles.tsx';

/**
 * A row whose games the edge did not know: their places, until the platform has announced them in this browser
 * (DESIGN.md §7 "3 Game").
 */
export function AwaitedTiles({ row, reelId }: { readonly row: LobbyRow; readonly reelId: string }) {
  useSignals();
  const { general } = useMessages();
  const catalogue = useApp().games.catalogue.value;
  const tiles = catalogue === null ? [] : tilesFor(row, catalogue);
  if (tiles.length === 0) return <Skeleton kind="tile" count={row.total} label={general.loading} />;
  return row.layout === 'reel' ? <TileReel id={reelId} tiles={tiles} /> : <TileGrid tiles={tiles} />;
}

/** The sub-category of the row's name; a row that the platform does not know shows the list from its beginning. */
function tilesFor({ id, total }: LobbyRow, catalogue: CatalogueIndex): readonly GameTile[] {
  const named = catalogue.categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ slug }) => slug === id || slug === `${id}-games`);
  const games = named === undefined ? catalogue.games : resolveGames(named.gameIds, catalogue);
  return games.slice(0, total).map((game) => toTile(game, NO_REVIEWS));
}

const NO_REVIEWS: ReadonlyMap<number, string> = new Map();
