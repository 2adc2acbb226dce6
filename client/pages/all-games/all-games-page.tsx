import { plural } from '../../../shared/i18n/format.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { filterQuery } from '../../parts/games/filters/filter-address.ts';
import { GameFilters } from '../../parts/games/filters/game-filters.tsx';
import { NoMatch } from '../../parts/games/filters/no-match.tsx';
import { AwaitedList } from '../../parts/games/awaited-list.tsx';
import { JackpotTicker } from '../../parts/games/jackpot-ticker.tsx';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { PageLinks } from '../../parts/page/page-links.tsx';
import { TileGrid } from '../../parts/games/tiles.tsx';
import { Letters } from './letters.tsx';

/** `/all-games/` and `/all-games/{tab}/`: A to Z, provider and feature filters, order and count, all in the address. */
export default function AllGamesPage({ page }: { readonly page: PageOf<'all-games'> }) {
  const { tab, tiles, pagination, filters, awaitsGames } = page;
  const messages = useMessages();
  const locale = useLocale();
  const { gameArea, gameLists, general } = messages;
  return (
    <>
      <PageHeader
        title={titleOf(messages, tab ?? 'all-games')}
        crumbs={tab === null ? [] : [{ text: general.allGames, href: pathTo('all-games') }]}
        count={awaitsGames ? null : plural(gameArea.games, pagination.total, locale)}
      />
      {awaitsGames ? (
        <AwaitedList
          key={filterQuery(filters)}
          pick={(games) => games.ofTab(tab, filters)}
          empty={<NoMatch />}
        />
      ) : (
        <>
          <GameFilters choices={page} defaultSort={gameLists.sorts.popular} />
          <Letters page={page} />
          {tiles.length === 0 ? <NoMatch /> : <TileGrid tiles={tiles} dense isFirst />}
          <PageLinks pagination={pagination} query={filterQuery(filters)} />
          <JackpotTicker />
        </>
      )}
    </>
  );
}
