import type { ReactElement } from 'react';
import { plural } from '../../../shared/i18n/format.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { ContentBody, Pagination } from '../../../shared/domain/content.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { BrowseLink } from '../links/browse-link.tsx';
import { AwaitedList } from './awaited-list.tsx';
import type { PlatformListProps } from './platform-list.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';
import rowStyles from './lobby-row.module.css';
import { PageHeader } from '../page/page-header.tsx';
import { PageLinks } from '../page/page-links.tsx';
import readingStyles from '../content/reading.module.css';
import { TileGrid } from './tiles.tsx';

interface GameCollectionProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** A line under the title; without it, the editors' excerpt. */
  readonly text?: string;
  /** The editors' text about the provider or the theme; on the first page only. */
  readonly body: ContentBody | null;
  readonly tiles: readonly GameTile[];
  readonly pagination: Pagination;
  /** Where the edge has no games. */
  readonly pick?: PlatformListProps['pick'] | undefined;
  /** The list itself, where it is no grid of tiles to play. */
  readonly list?: ReactElement | undefined;
}

/** The games of a provider or a theme, and below them the editors' text. The page imports `cms.css`. */
export function GameCollection({ title, crumbs, text, body, ...games }: GameCollectionProps) {
  const { gameArea } = useMessages();
  const locale = useLocale();
  const { pagination } = games;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        text={text ?? body?.excerpt ?? null}
        count={pagination.total > 0 ? plural(gameArea.games, pagination.total, locale) : null}
      />
      <CollectedGames {...games} isFirst />
      {body === null || pagination.page > 1 ? null : (
        <section className={classNames(rowStyles.row, readingStyles.content)}>
          <Prose html={body.html} />
        </section>
      )}
    </>
  );
}

interface CollectedGamesProps extends Pick<GameCollectionProps, 'tiles' | 'pagination' | 'pick' | 'list'> {
  /** They are the page's first list. */
  readonly isFirst?: boolean | undefined;
}

/** One page of the games, and the links to the others; without games, where there are some. */
export function CollectedGames({ tiles, pagination, pick, list, isFirst }: CollectedGamesProps) {
  const { gameLists } = useMessages();
  const empty = (
    <EmptyState title={gameLists.noGames} text={gameLists.noGamesText}>
      <BrowseLink />
    </EmptyState>
  );
  const shown = list ?? <TileGrid tiles={tiles} dense isFirst={isFirst} />;
  const none = pick === undefined ? empty : <AwaitedList pick={pick} empty={empty} />;
  return (
    <>
      {tiles.length === 0 ? none : shown}
      <PageLinks pagination={pagination} />
      <JackpotTicker />
    </>
  );
}
