import type { HTMLAttributes, ReactElement } from 'react';
import { fill, formatNumber, plural } from '../../../shared/i18n/format.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import type { LobbyRow as LobbyRowData } from '../../../shared/domain/games/lobby.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { useFragment } from '../../state/hydration/fragment.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { MoreTileProps } from '../../ui/reel/more-tile.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { useLocalPath } from '../links/links.ts';
import { AwaitedTiles } from './awaited-tiles.tsx';
import styles from './lobby-row.module.css';
import { TileGrid, TileReel } from './tiles.tsx';

interface LobbyRowProps {
  readonly row: LobbyRowData;
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
  const contents = <RowContents row={row} hasPriority={first && !isBelowHero} />;
  // The first row is on the first screen, or just below it, and a row without games waits for the browser's.
  return first || row.tiles.length === 0 ? (
    <section {...attributes}>{contents}</section>
  ) : (
    <KeptSection row={row} attributes={attributes} contents={contents} />
  );
}

interface KeptSectionProps {
  readonly row: LobbyRowData;
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly contents: ReactElement;
}

function KeptSection({ row, attributes, contents }: KeptSectionProps) {
  return <section {...attributes} {...useFragment(row, contents)} />;
}

const headingOf = ({ id }: LobbyRowData): string => `row-${id}`;

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
  const count = row.total > row.tiles.length ? formatNumber(row.total, locale) : null;
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
  if (row.tiles.length === 0) return <AwaitedTiles row={row} reelId={reelId} />;
  return row.layout === 'reel' ? (
    <TileReel id={reelId} tiles={row.tiles} priorityCount={hasPriority ? 6 : 0} more={more} />
  ) : (
    <TileGrid tiles={row.tiles} priorityCount={hasPriority ? 4 : 0} />
  );
}
