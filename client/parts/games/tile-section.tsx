import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useMessages } from '../../state/app-context.tsx';
import { RowHeader, type RowHeaderProps } from '../../ui/row-header/row-header.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import { Reel } from '../../ui/reel/reel.tsx';
import styles from './lobby-row.module.css';
import { TileReel } from './tiles.tsx';

/** As many as the widest screen shows at once. */
const PLACES = 8;

interface TileSectionProps extends Pick<RowHeaderProps, 'id' | 'title' | 'seeAll'> {
  readonly tiles: readonly GameTile[];
  /** They are the page's first list. */
  readonly isFirst?: boolean | undefined;
}

/** Games in a reel with a heading, on a page that is not the lobby: what the lobby's rows can do besides is not fetched for it. */
export function TileSection({ id, tiles, isFirst, ...header }: TileSectionProps) {
  const { general } = useMessages();
  const reelId = `reel-${id}`;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <RowHeader
        id={id}
        {...header}
        reel={{ id: reelId, previous: general.scrollBack, next: general.scrollOn }}
      />
      <TileReel id={reelId} tiles={tiles} isFirst={isFirst} />
    </section>
  );
}

/** The place of such a reel whose games are still to come: nothing moves when they are there. */
export function TileSectionPlaces({ id, title }: Pick<TileSectionProps, 'id' | 'title'>) {
  const { general } = useMessages();
  return (
    <section className={styles.row}>
      <RowHeader id={`${id}-place`} title={title} />
      <output className="visually-hidden">{general.loading}</output>
      <Reel id={`reel-${id}-place`}>
        <TilePlaces count={PLACES} />
      </Reel>
    </section>
  );
}
