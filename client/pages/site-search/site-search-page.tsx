import { fill, plural } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BrowseLink } from '../../parts/links/browse-link.tsx';
import { FoundGroups } from '../../parts/links/found-groups.tsx';
import { useCurrent } from '../../parts/content/use-current.ts';
import { useLinkTo } from '../../parts/links/links.ts';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { PageCount, PageHeader } from '../../parts/page/page-header.tsx';
import { PageLinks } from '../../parts/page/page-links.tsx';
import { SearchForm } from '../../parts/page/search-form.tsx';
import { TileReel } from '../../parts/games/tiles.tsx';
import { FoundPages } from './found-pages.tsx';

/** `/search/?q=`: editors' pages and games in one list of results (§2.2). */
export default function SiteSearchPage({ page }: { readonly page: PageOf<'site-search'> }) {
  const { query, isContentMissing, areGamesMissing, tiles, groups, gamesTotal, pagination } = page;
  const { content, gameArea, gameLists, general } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  const results = useCurrent(page.results);
  const isEmpty = results.length === 0 && tiles.length === 0;
  const isUnfound = isEmpty && groups.length === 0 && !isContentMissing;
  // What was found may be what is not shown here; where there are other pages of it, it is on those.
  const isElsewhere = results.length === 0 && pagination.pages > 1;
  const isNothing = isUnfound && !isElsewhere && !areGamesMissing;
  const counts = [
    ...(gamesTotal > 0 || (isEmpty && !areGamesMissing) ? [plural(gameArea.games, gamesTotal, locale)] : []),
    ...(pagination.total > 0 || isUnfound ? [plural(content.siteSearchPages, pagination.total, locale)] : []),
  ];
  return (
    <>
      <PageHeader title={content.siteSearchTitle}>
        <SearchForm
          action={linkTo('site-search')}
          query={query}
          placeholder={content.siteSearchPlaceholder}
          submit={general.search}
        />
        {query === '' || counts.length === 0 ? null : <PageCount>{counts.join(' · ')}</PageCount>}
      </PageHeader>
      <FoundGroups groups={groups} />
      {isNothing ? <Empty query={query} /> : null}
      {tiles.length === 0 ? null : (
        <section className={rowStyles.row} aria-labelledby="games-found">
          <RowHeader
            id="games-found"
            title={content.siteSearchGames}
            {...(gamesTotal > tiles.length
              ? {
                  seeAll: {
                    href: `${linkTo('game-search')}?q=${encodeURIComponent(query)}`,
                    text: general.seeAll,
                    label: fill(gameLists.resultsFor, { query }),
                  },
                }
              : {})}
            reel={{ id: 'reel-games-found', previous: general.scrollBack, next: general.scrollOn }}
          />
          <TileReel id="reel-games-found" tiles={tiles} />
        </section>
      )}
      {isContentMissing || areGamesMissing ? <Failed page={page} /> : null}
      {results.length === 0 && !isElsewhere ? null : (
        <section className={rowStyles.row} aria-labelledby="pages-found">
          <h2 className={rowStyles.title} id="pages-found">
            {content.siteSearchResults}
          </h2>
          {isElsewhere ? <p>{content.siteSearchElsewhere}</p> : <FoundPages cards={results} />}
          <PageLinks pagination={pagination} query={`q=${encodeURIComponent(query)}`} />
        </section>
      )}
    </>
  );
}

/** Says what cannot be searched, which is not that nothing was found. */
function Failed({ page }: { readonly page: PageOf<'site-search'> }) {
  const { query, isContentMissing, areGamesMissing } = page;
  const { content, general } = useMessages();
  const linkTo = useLinkTo();
  if (!areGamesMissing) {
    return (
      <EmptyState title={content.siteSearchFailed} text={content.siteSearchFailedText}>
        <ButtonLink variant="quiet" href={linkTo('game-search', { q: query })}>
          {general.searchGames}
        </ButtonLink>
      </EmptyState>
    );
  }
  return isContentMissing ? (
    <EmptyState title={content.siteSearchAllFailed} text={content.siteSearchAllFailedText} />
  ) : (
    <EmptyState title={content.siteSearchGamesFailed} text={content.siteSearchGamesFailedText} />
  );
}

function Empty({ query }: { readonly query: string }) {
  const { content } = useMessages();
  return query === '' ? (
    <EmptyState icon="search" title={content.siteSearchPrompt} text={content.siteSearchPromptText} />
  ) : (
    <EmptyState title={fill(content.siteSearchNothing, { query })} text={content.siteSearchNothingText}>
      <BrowseLink />
    </EmptyState>
  );
}
