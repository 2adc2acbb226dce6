import { useMessages } from '../../state/app-context.tsx';
import { GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';
import styles from './awaited-list.module.css';
import type { PlatformListProps } from './platform-list.tsx';

const PLACES = 24;

/**
 * The games of a page that the edge had none for: placeholders first, then the platform's games (§3 Game), of which `pick`
 * takes those of the list. Its `key` names the list, where one page has several.
 */
export function AwaitedList(props: Omit<PlatformListProps, 'places'>) {
  const { general } = useMessages();
  const places = (
    <section className={styles.list} aria-busy="true" aria-label={general.loading}>
      <GameGrid dense>
        <TilePlaces count={PLACES} />
      </GameGrid>
    </section>
  );
  const load = async () => {
    const { PlatformList } = await import('./platform-list.tsx');
    return <PlatformList {...props} places={places} />;
  };
  return <LazyPart load={load} words="frame" fallback={places} />;
}
