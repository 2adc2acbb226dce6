import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import { INITIAL_POPULAR_GAMES } from '../../../shared/config/constants.ts';
import type { Game, GameTile } from '../../../shared/domain/games/game.ts';
import type { SearchIndex } from '../../../shared/search/search-index.ts';
import type { SearchCatalogueModel } from '../../state/search/search-catalogue.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { GameCard } from './game-card.tsx';
import { GameLine } from './game-line.tsx';
import { landscapeTile } from './landscape-tile.ts';
import styles from './search-overlay.module.css';

const MOST_EARLIER = 6;

interface SuggestionsProps {
  readonly catalogue: SearchCatalogueModel;
  readonly onChoose: (tile: GameTile) => void;
}

/** Before a query (§2.10): a player's earlier searches, and popular games. */
export const Suggestions = memo(function Suggestions({ catalogue, onChoose }: SuggestionsProps) {
  return (
    <>
      <EarlierSearches catalogue={catalogue} onChoose={onChoose} />
      <PopularTitles catalogue={catalogue} onChoose={onChoose} id="search-popular" />
    </>
  );
});

/** "Your searches:", for logged-in players only. */
function EarlierSearches({ catalogue, onChoose }: SuggestionsProps) {
  useSignals();
  const { session, search } = useApp();
  const { gameSearch } = useMessages();
  const index = catalogue.index.value;
  if (!session.isLoggedIn.value || index === null) return null;
  const games = gamesOf(index, search.searchedGameIds.value).slice(0, MOST_EARLIER);
  if (games.length === 0) return null;
  const revisit = (tile: GameTile) => {
    search.revisit(tile.id, tile.name);
    onChoose(tile);
  };
  return (
    <section aria-labelledby="search-earlier">
      <h2 className={styles.heading} id="search-earlier">
        {gameSearch.yourSearches}
      </h2>
      <ul className={styles.lines}>
        {games.map((game) => (
          <GameLine key={game.id} tile={landscapeTile(game)} onChoose={revisit} />
        ))}
      </ul>
    </section>
  );
}

interface PopularTitlesProps extends SuggestionsProps {
  /** Id of the heading: the list is shown in two places. */
  readonly id: string;
}

/** "Try our popular titles:", up to 8 of them. */
export function PopularTitles({ catalogue, onChoose, id }: PopularTitlesProps) {
  useSignals();
  const { gameLists } = useMessages();
  const tiles = catalogue.popular.value.slice(0, INITIAL_POPULAR_GAMES);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {gameLists.tryPopular}
      </h2>
      <ul className={styles.cards}>
        {tiles.map((tile) => (
          <GameCard key={tile.id} tile={tile} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function gamesOf(index: SearchIndex, ids: readonly number[]): readonly Game[] {
  const wanted = new Set(ids);
  const found = index.games.filter(({ game }) => wanted.has(game.id));
  return found
    .map(({ game }) => game)
    .toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}
