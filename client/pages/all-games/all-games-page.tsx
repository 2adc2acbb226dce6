import { plural } from '../../../shared/i18n/format.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages, usePageData } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { AwaitedList } from '../../parts/games/awaited-list.tsx';
import { JackpotTicker } from '../../parts/games/jackpot-ticker.tsx';
import { useLocalPath } from '../../parts/links/links.ts';
import { PageCount, PageHeader } from '../../parts/page/page-header.tsx';
import { PageLinks } from '../../parts/page/page-links.tsx';
import { TileGrid } from '../../parts/games/tiles.tsx';
import { withLetter } from './filter-address.ts';
import { GameFilters } from './game-filters.tsx';
import { Letters } from './letters.tsx';

/** `/all-games/` and `/all-games/{tab}/`: A to Z, provider and feature filters, order and count, all in the address. */
export default function AllGamesPage({ page }: { readonly page: PageOf<'all-games'> }) {
  const { tab, tiles, pagination, filters, awaitsGames } = page;
  const messages = useMessages();
  const locale = useLocale();
  const { gameArea, general } = messages;
  return (
    <>
      <PageHeader
        title={titleOf(messages, tab ?? 'all-games')}
        crumbs={tab === null ? [] : [{ text: general.allGames, href: pathTo('all-games') }]}
      >
        {awaitsGames ? null : <PageCount>{plural(gameArea.games, pagination.total, locale)}</PageCount>}
      </PageHeader>
      {awaitsGames ? (
        <AwaitedList tab={tab} filters={filters} empty={<NoMatch />} />
      ) : (
        <>
          {/* Uncontrolled fields keep the visitor's choice, so another address gets new fields by its key. */}
          <GameFilters key={withLetter(filters, filters.letter)} page={page} />
          <Letters page={page} />
          {tiles.length === 0 ? <NoMatch /> : <TileGrid tiles={tiles} dense priorityCount={6} />}
          <PageLinks pagination={pagination} query={withLetter(filters, filters.letter)} />
          <JackpotTicker />
        </>
      )}
    </>
  );
}

function NoMatch() {
  const { gameArea } = useMessages();
  const { address } = usePageData();
  const to = useLocalPath();
  return (
    <EmptyState title={gameArea.noGamesFilter} text={gameArea.noGamesFilterText}>
      <ButtonLink variant="quiet" href={to(address.path)}>
        {gameArea.reset}
      </ButtonLink>
    </EmptyState>
  );
}
