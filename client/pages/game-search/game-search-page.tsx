import { fill, plural } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PillLink, PillRow } from '../../ui/pill/pill.tsx';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { BrowseLink } from '../../parts/links/browse-link.tsx';
import { FoundGroups } from '../../parts/links/found-groups.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageCount, PageHeader } from '../../parts/page/page-header.tsx';
import { PageLinks } from '../../parts/page/page-links.tsx';
import { SearchForm } from '../../parts/page/search-form.tsx';
import { TileGrid } from '../../parts/games/tiles.tsx';

/** `/all-games-search/?q=`: the game search as a page, complete without JavaScript (§2.2, §2.10). */
export default function GameSearchPage({ page }: { readonly page: PageOf<'game-search'> }) {
  const { query, tiles, pagination, popular, providers } = page;
  // Before a query they are all there is, for the overlay.
  const groups = query === '' ? [] : page.groups;
  const { gameArea, gameLists, general } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  const nothing = query !== '' && tiles.length === 0 && groups.length === 0;
  const isNamed = providers.length > 0 || groups.length > 0;
  return (
    <>
      <PageHeader
        title={query === '' ? gameLists.searchPageTitle : fill(gameLists.resultsFor, { query })}
        text={query === '' ? gameLists.searchPageText : null}
      >
        <SearchForm
          action={linkTo('game-search')}
          query={query}
          placeholder={gameLists.searchPlaceholder}
          submit={general.search}
        />
        {query === '' ? null : <PageCount>{plural(gameArea.games, pagination.total, locale)}</PageCount>}
      </PageHeader>
      {providers.length === 0 ? null : (
        <PillRow label={gameLists.providersFound} wrap>
          {providers.map(({ slug, name, gameCount }) => (
            <PillLink
              key={slug}
              href={linkTo('provider', { provider: slug })}
              icon="users"
              count={String(gameCount)}
            >
              {name}
            </PillLink>
          ))}
        </PillRow>
      )}
      <FoundGroups groups={groups} />
      {nothing ? (
        <EmptyState title={fill(gameLists.nothingFound, { query })} text={gameLists.nothingFoundText}>
          <BrowseLink />
        </EmptyState>
      ) : null}
      {tiles.length === 0 ? null : (
        <div className={isNamed ? rowStyles.row : undefined}>
          <TileGrid tiles={tiles} dense isFirst />
          <PageLinks pagination={pagination} query={`q=${encodeURIComponent(query)}`} />
        </div>
      )}
      {tiles.length === 0 && popular.length > 0 ? (
        <section className={rowStyles.row} aria-labelledby="popular-titles">
          <h2 className={rowStyles.title} id="popular-titles">
            {gameLists.tryPopular}
          </h2>
          <TileGrid tiles={popular} isFirst />
        </section>
      ) : null}
    </>
  );
}
