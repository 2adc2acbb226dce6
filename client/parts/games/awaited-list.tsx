import { useState, type ReactNode } from 'react';
import type { Tab } from '../../../shared/config/tabs.ts';
import { plural } from '../../../shared/i18n/format.ts';
import type { GameFilters } from '../../../shared/domain/games/lobby.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import styles from './awaited-list.module.css';
import { PageCount } from '../page/page-header.tsx';
import { useAnnouncement } from '../page/use-announcement.ts';
import { TileGrid } from './tiles.tsx';
import { useAwaitedGames } from './use-awaited-games.ts';

const PLACES = 24;
const PAGE_SIZE = 48;

interface AwaitedListProps {
  /** Null: all games. */
  readonly tab: Tab | null;
  /** The filters in the address, on pages that have filters. */
  readonly filters?: GameFilters;
  /** Shown when there are no games, or when none have come in time. */
  readonly empty: ReactNode;
}

/** The games of a page that the edge had none for: placeholders first, then the platform's games (§3 Game). */
export function AwaitedList({ tab, filters, empty }: AwaitedListProps) {
  const awaited = useAwaitedGames();
  const [shown, setShown] = useState(PAGE_SIZE);
  const { gameArea, gameLists, general } = useMessages();
  const locale = useLocale();
  const tiles = awaited === null || awaited === 'overdue' ? [] : awaited.ofTab(tab, filters);
  const isEmpty = awaited !== null && tiles.length === 0;
  useAnnouncement(isEmpty ? gameLists.noGames : null);
  if (isEmpty) return empty;
  if (awaited === null) {
    return (
      <section className={styles.list} aria-busy="true" aria-label={general.loading}>
        <GameGrid dense>
          <TilePlaces count={PLACES} />
        </GameGrid>
      </section>
    );
  }
  return (
    <section className={styles.list}>
      <TileGrid tiles={tiles.slice(0, shown)} dense />
      <footer className={styles.more}>
        <PageCount>{plural(gameArea.games, tiles.length, locale)}</PageCount>
        {shown < tiles.length ? (
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>{gameLists.loadMore}</Button>
        ) : null}
      </footer>
    </section>
  );
}
