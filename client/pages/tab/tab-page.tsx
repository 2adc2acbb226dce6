import { fill, formatNumber, plural } from '../../../shared/i18n/format.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { LazyHydrate } from '../../state/hydration/lazy-hydrate.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { filterQuery } from '../../parts/games/filters/filter-address.ts';
import { GameFilters } from '../../parts/games/filters/game-filters.tsx';
import { NoMatch } from '../../parts/games/filters/no-match.tsx';
import { AwaitedList } from '../../parts/games/awaited-list.tsx';
import { JackpotTicker } from '../../parts/games/jackpot-ticker.tsx';
import { LiveTables } from '../../parts/games/live-tables.tsx';
import { LobbyRow } from '../../parts/games/lobby-row.tsx';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { LobbyTabs } from '../../parts/games/lobby-tabs.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { PageLinks } from '../../parts/page/page-links.tsx';
import { TileGrid } from '../../parts/games/tiles.tsx';
import styles from './tab-page.module.css';
import { TopPot } from './top-pot.tsx';

const LIST_HEADING_ID = 'all-of-tab';

/** `/{tab}/`: the tab's rows, and below them all of its games (§2.2). */
export default function TabPage({ page }: { readonly page: PageOf<'tab'> }) {
  const { tab, rows, tiles, topPot, liveTables, pagination, filters, awaitsGames } = page;
  const messages = useMessages();
  const locale = useLocale();
  const { gameArea, gameLists } = messages;
  const allTitle = fill(gameLists.gamesAllOf[tab] ?? gameLists.gamesAll, {
    count: formatNumber(pagination.total, locale),
  });
  const query = filterQuery(filters);
  const isEmpty = tiles.length === 0 && rows.length === 0;
  return (
    <>
      <PageHeader
        title={titleOf(messages, tab)}
        count={pagination.total > 0 || query !== '' ? plural(gameArea.games, pagination.total, locale) : null}
      />
      <LobbyTabs current={tab} />
      {awaitsGames ? null : (
        <div className={styles.filters}>
          <GameFilters choices={page} defaultSort={gameLists.recommended} />
        </div>
      )}
      {topPot === null ? null : <TopPot pot={topPot} />}
      <JackpotTicker />
      {rows.map((row, index) =>
        index === 0 ? (
          <LobbyRow key={row.id} row={row} first />
        ) : (
          <LazyHydrate key={row.id}>
            <LobbyRow row={row} />
          </LazyHydrate>
        ),
      )}
      {liveTables === null ? null : <LiveTables list={liveTables} />}
      {tiles.length === 0 ? null : (
        <section className={rowStyles.row} {...(query === '' ? { 'aria-labelledby': LIST_HEADING_ID } : {})}>
          {query === '' ? <RowHeader id={LIST_HEADING_ID} title={allTitle} /> : null}
          <LazyHydrate room="100vh">
            <TileGrid tiles={tiles} dense isFirst={rows.length === 0} />
          </LazyHydrate>
          <PageLinks pagination={pagination} query={query} />
        </section>
      )}
      {isEmpty && awaitsGames ? (
        <AwaitedList key={query} pick={(games) => games.ofTab(tab, filters)} empty={<NoGames />} />
      ) : null}
      {isEmpty && !awaitsGames ? query === '' ? <NoGames /> : <NoMatch /> : null}
    </>
  );
}

function NoGames() {
  const { gameArea, gameLists } = useMessages();
  const linkTo = useLinkTo();
  return (
    <div className={rowStyles.row}>
      <EmptyState title={gameLists.noGames} text={gameLists.noGamesText}>
        <ButtonLink variant="quiet" href={linkTo('home')}>
          {gameArea.titles['popular']}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
