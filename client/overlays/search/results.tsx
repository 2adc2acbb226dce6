import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SEARCH_FIRST_PAGE_SIZE, SEARCH_MORE_SIZE } from '../../../shared/config/constants.ts';
import { fill, plural } from '../../../shared/i18n/format.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { findGroups } from '../../../shared/search/find-groups.ts';
import { searchGames } from '../../../shared/search/search-games.ts';
import type { SearchIndex } from '../../../shared/search/search-index.ts';
import type { SearchCatalogueModel } from '../../state/search/search-catalogue.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PillLink, PillRow } from '../../ui/pill/pill.tsx';
import { FoundGroups } from '../../parts/links/found-groups.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { GameLine } from './game-line.tsx';
import { landscapeTile } from './landscape-tile.ts';
import { ResultCount } from './result-count.tsx';
import styles from './search-overlay.module.css';
import { PopularTitles } from './suggestions.tsx';
import { useUnfolding } from './use-unfolding.ts';

interface ResultsProps {
  readonly catalogue: SearchCatalogueModel;
  readonly index: SearchIndex;
  readonly query: string;
  /** False while the list is hidden: then it announces and draws nothing by itself. */
  readonly isShown: boolean;
  readonly onChoose: (tile: GameTile) => void;
}

/** The results of a query (§2.10): providers, themes and kinds of game, then games: 26, and 16 more with each Load More. */
export function Results({ catalogue, index, query, isShown, onChoose }: ResultsProps) {
  useSignals();
  const { gameArea, gameLists } = useMessages();
  const locale = useLocale();
  const groups = findGroups(catalogue.groups.value, query);
  const found = useMemo(() => searchGames(index, query), [index, query]);
  const { total, providers } = found;
  // Load More counts for these results only: after another query, or after hiding the list, there are 26 again.
  const [wanted, setWanted] = useState({ found, limit: SEARCH_FIRST_PAGE_SIZE });
  const limit = wanted.found === found ? wanted.limit : SEARCH_FIRST_PAGE_SIZE;
  if (!isShown && limit > SEARCH_FIRST_PAGE_SIZE) setWanted({ found, limit: SEARCH_FIRST_PAGE_SIZE });
  const { lines: unfolded, isRested } = useUnfolding({
    query,
    isShown,
    most: Math.min(total, SEARCH_FIRST_PAGE_SIZE),
  });
  // After Load More all lines are drawn at once: the visitor is not typing.
  const drawn = limit > SEARCH_FIRST_PAGE_SIZE ? limit : unfolded;
  // Keyed by place, so that React reuses the lines: two thirds of the cost of new ones.
  const lines = found.hits.slice(0, drawn).map(({ game }, place) => ({ place, tile: landscapeTile(game) }));
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ found, limit });
  useLayoutEffect(() => {
    // The Load More button may be gone after the last results, so the focus moves to the first new line.
    const hadFewer = before.current.found === found && before.current.limit < limit;
    if (hadFewer) list.current?.children[before.current.limit]?.querySelector('button')?.focus();
    before.current = { found, limit };
  }, [found, limit]);
  const nothing = total === 0 && providers.length === 0 && groups.length === 0;
  const count = plural(gameArea.games, total, locale);
  return (
    <>
      {isShown ? (
        <ResultCount query={query} text={nothing ? fill(gameLists.nothingFound, { query }) : count} />
      ) : null}
      {providers.length === 0 ? null : <Providers names={providers} catalogue={catalogue} />}
      {groups.length === 0 ? null : (
        <div className={styles.providers}>
          <FoundGroups groups={groups} />
        </div>
      )}
      {nothing ? <NothingFound query={query} catalogue={catalogue} onChoose={onChoose} /> : null}
      {lines.length === 0 ? null : (
        <section aria-labelledby="search-results">
          <h2 className={styles.heading} id="search-results">
            {count}
          </h2>
          <ul className={styles.lines} ref={list}>
            {lines.map(({ place, tile }) => (
              <GameLine
                key={place}
                tile={tile}
                query={found.query}
                isPictured={isRested}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      )}
      {total > limit ? (
        <div className={styles.more}>
          <Button onClick={() => setWanted({ found, limit: limit + SEARCH_MORE_SIZE })}>
            {gameLists.loadMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface ProvidersProps {
  readonly names: readonly string[];
  readonly catalogue: SearchCatalogueModel;
}

/** Providers that match the query, as links to their pages. */
function Providers({ names, catalogue }: ProvidersProps) {
  const { gameLists } = useMessages();
  const linkTo = useLinkTo();
  return (
    <div className={styles.providers}>
      <PillRow label={gameLists.providersFound} wrap>
        {names.map((name) => (
          <PillLink key={name} href={linkTo('provider', { provider: catalogue.slugOf(name) })} icon="users">
            {name}
          </PillLink>
        ))}
      </PillRow>
    </div>
  );
}

function NothingFound({ query, catalogue, onChoose }: Omit<ResultsProps, 'index' | 'isShown'>) {
  const { gameLists } = useMessages();
  return (
    <>
      <div className={styles.nothing}>
        <p className={styles.nothingTitle}>{fill(gameLists.nothingFound, { query })}</p>
        <p>{gameLists.nothingFoundText}</p>
      </div>
      <PopularTitles catalogue={catalogue} onChoose={onChoose} id="search-instead" />
    </>
  );
}
