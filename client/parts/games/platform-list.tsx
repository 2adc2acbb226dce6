import { useState, type ReactNode } from 'react';
import { plural } from '../../../shared/i18n/format.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { AwaitedGames } from './awaited-games.ts';
import styles from './awaited-list.module.css';
import { PageCount } from '../page/page-header.tsx';
import { useAnnouncement } from '../page/use-announcement.ts';
import { TileGrid } from './tiles.tsx';
import { useAwaitedGames } from './use-awaited-games.ts';

const PAGE_SIZE = 48;

export interface PlatformListProps {
  /** The games of the list, of all that the platform has sent. */
  readonly pick: (games: AwaitedGames) => readonly GameTile[];
  /** Shown when there are no games, or when none have come in time. */
  readonly empty: ReactNode;
  /** Shown until they have come. */
  readonly places: ReactNode;
}

/** A list of the platform's games, a page of them at a time. */
export function PlatformList({ pick, empty, places }: PlatformListProps) {
  const awaited = useAwaitedGames();
  const [shown, setShown] = useState(PAGE_SIZE);
  const { gameArea, gameLists } = useMessages();
  const locale = useLocale();
  const tiles = awaited === null || awaited === 'overdue' ? [] : pick(awaited);
  const isEmpty = awaited !== null && tiles.length === 0;
  useAnnouncement(isEmpty ? gameLists.noGames : null);
  if (isEmpty) return empty;
  if (awaited === null) return places;
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
