import { fill, formatNumber, plural } from '../../../shared/i18n/format.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import type { FoundRow, LobbyRow as LobbyRowData } from '../../../shared/domain/games/lobby.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { headingOf } from '../../state/hydration/found-parts.ts';
import { Fragment } from '../../state/hydration/fragment.tsx';
import { classNames } from '../../ui/class-names.ts';
import { followReelIn } from '../../ui/reel/follow-reel.ts';
import type { MoreTileProps } from '../../ui/reel/more-tile.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { useLocalPath } from '../links/links.ts';
import { AwaitedRow, RowPlaces } from './awaited-row.tsx';
import styles from './lobby-row.module.css';
import { TileGrid, TileReel } from './tiles.tsx';

interface LobbyRowProps {
  readonly row: LobbyRowData | FoundRow;
  /** The first row of a page: its images are fetched before others, unless something else takes the first screen. */
  readonly first?: boolean;
  readonly isBelowHero?: boolean;
}

/** A row of the lobby: title, number of games, "See all", and its games as a grid or a reel. */
export function LobbyRow({ row, first = false, isBelowHero = false }: LobbyRowProps) {
  const isReel = row.layout === 'reel';
  const attributes = {
    className: classNames(styles.row, isReel && !first && styles.below),
    'aria-labelledby': headingOf(row),
  };
  const hasPriority = first && !isBelowHero;
  const contentsOf = (filled: LobbyRowData) => <RowContents row={filled} hasPriority={hasPriority} />;
  if (!('isInDocument' in row)) {
    // A row without games waits for the browser's.
    if (row.tiles.length === 0) {
      return <AwaitedRow row={row} first={first} attributes={attributes} contentsOf={contentsOf} />;
    }
    // Pictures of the first screen are announced in the head.
    if (hasPriority) return <section {...attributes}>{contentsOf(row)}</section>;
  }
  return <Fragment source={row} attributes={attributes} contentsOf={contentsOf} follow={followReelIn} />;
}

interface RowContentsProps {
  readonly row: LobbyRowData;
  readonly hasPriority: boolean;
}

function RowContents({ row, hasPriority }: RowContentsProps) {
  const messages = useMessages();
  const locale = useLocale();
  const to = useLocalPath();
  const { general, gameArea } = messages;
  const title = row.title ?? titleOf(messages, row.titleKey ?? row.id);
  const reelId = `reel-${row.id}`;
  const isReel = row.layout === 'reel';
  const href = row.href === null ? null : to(row.href);
  // Of a row that waits for its games, the places are counted.
  const isCounted = row.tiles.length > 0 && row.total > row.tiles.length;
  const count = isCounted ? formatNumber(row.total, locale) : null;
  const counted = plural(gameArea.games, row.total, locale);
  const seeCount = count === null ? '' : fill(general.seeAllCount, { count });
  return (
    <>
      <RowHeader
        id={headingOf(row)}
        title={title}
        {...(href === null
          ? {}
          : {
              seeAll: { href, text: general.seeAll, label: fill(general.seeAllOf, { name: title }) },
              ...(count === null ? {} : { count: { number: count, of: counted.replace(count, '') } }),
            })}
        {...(isReel ? { reel: { id: reelId, previous: general.scrollBack, next: general.scrollOn } } : {})}
      />
      <RowTiles
        row={row}
        reelId={reelId}
        hasPriority={hasPriority}
        more={
          href === null || count === null
            ? undefined
            : { href, text: seeCount, label: `${seeCount}: ${title}` }
        }
      />
    </>
  );
}

interface RowTilesProps extends RowContentsProps {
  readonly reelId: string;
  readonly more: MoreTileProps | undefined;
}

function RowTiles({ row, reelId, hasPriority, more }: RowTilesProps) {
  if (row.tiles.length === 0) return <RowPlaces row={row} reelId={reelId} />;
  return row.layout === 'reel' ? (
    <TileReel id={reelId} tiles={row.tiles} isFirst={hasPriority} more={more} />
  ) : (
    <TileGrid tiles={row.tiles} isFirst={hasPriority} />
  );
}
