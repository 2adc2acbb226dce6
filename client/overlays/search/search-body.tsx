import { useSignals } from '@preact/signals-react/runtime';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { SearchCatalogueModel } from '../../state/search/search-catalogue.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { LinePlaces } from './game-line.tsx';
import { Results } from './results.tsx';
import styles from './search-overlay.module.css';
import { Suggestions } from './suggestions.tsx';

/** They fill the overlay of a desk; on a phone there are more lines than can be seen. */
const PLACES = 12;

interface SearchBodyProps {
  readonly catalogue: SearchCatalogueModel;
  readonly onChoose: (tile: GameTile) => void;
}

/** Suggestions before a query, results with one, in the same frame as the typed character (bench/search). */
export function SearchBody({ catalogue, onChoose }: SearchBodyProps) {
  useSignals();
  const { search } = useApp();
  const query = search.query.value.trim();
  const isSearching = search.isSearching.value;
  // Both lists stay mounted: showing one costs a fraction of rendering it, so the first character is not the slowest.
  const [listed, setListed] = useState(query);
  if (isSearching && query !== listed) setListed(query);
  const scroller = useRef<HTMLDivElement>(null);
  const scrolledFor = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A new list is shown from its top. The flag avoids reading `scrollTop`, which would force another layout.
    if (scrolledFor.current === null || scrolledFor.current === query) return;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    scrolledFor.current = null;
  }, [query]);
  return (
    <div
      className={styles.body}
      ref={scroller}
      data-query={query}
      onScroll={() => {
        scrolledFor.current = query;
      }}
    >
      <div className={styles.kept} hidden={isSearching}>
        <Suggestions catalogue={catalogue} onChoose={onChoose} />
      </div>
      {listed === '' ? null : (
        <div className={styles.kept} hidden={!isSearching}>
          <Found catalogue={catalogue} query={listed} isShown={isSearching} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

interface FoundProps extends SearchBodyProps {
  readonly query: string;
  readonly isShown: boolean;
}

const Found = memo(function Found({ catalogue, query, isShown, onChoose }: FoundProps) {
  useSignals();
  const { gameSearch, general } = useMessages();
  const index = catalogue.index.value;
  if (index !== null) {
    return (
      <Results catalogue={catalogue} index={index} query={query} isShown={isShown} onChoose={onChoose} />
    );
  }
  const isUnavailable = catalogue.isUnavailable.value;
  return (
    <>
      <output className="visually-hidden">
        {isUnavailable ? gameSearch.searchUnavailable : general.loading}
      </output>
      {isUnavailable ? (
        <SearchElsewhere query={query} />
      ) : (
        <ul className={styles.lines}>
          <LinePlaces count={PLACES} />
        </ul>
      )}
    </>
  );
});

/** Neither the platform nor the edge sent a list of games: links to the edge's search page, which may still work. */
function SearchElsewhere({ query }: { readonly query: string }) {
  const { gameSearch, general } = useMessages();
  const linkTo = useLinkTo();
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{gameSearch.searchUnavailable}</p>
      <p>{general.notLoaded}</p>
      <ButtonLink variant="quiet" href={linkTo('game-search', { q: query })}>
        {gameSearch.searchElsewhere}
      </ButtonLink>
    </div>
  );
}
