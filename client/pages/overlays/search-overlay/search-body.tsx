import { useSignals } from '@preact/signals-react/runtime';
import type { GameTile } from '../../../../shared/model/game.ts';
import type { SearchCatalogueModel } from '../../../state/search/search-catalogue.ts';
import { useMessages } from '../../../state/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useLocalPath } from '../../parts/local-path.ts';
import { Results } from './results.tsx';
import styles from './search-overlay.module.css';
import { Suggestions } from './suggestions.tsx';

interface SearchBodyProps {
  readonly catalogue: SearchCatalogueModel;
  readonly query: string;
  readonly onChoose: (tile: GameTile) => void;
}

/** Suggestions before a query, results with one; while the games are on their way, their places. */
export function SearchBody({ catalogue, query, onChoose }: SearchBodyProps) {
  useSignals();
  const { general } = useMessages();
  const index = catalogue.index.value;
  if (query === '') return <Suggestions catalogue={catalogue} onChoose={onChoose} />;
  if (index !== null) {
    return <Results catalogue={catalogue} index={index} query={query} onChoose={onChoose} />;
  }
  if (catalogue.isUnavailable.value) return <SearchElsewhere query={query} />;
  return <Skeleton kind="tile" count={8} label={general.loading} />;
}

/** Neither the platform nor the edge gave a list of games: the edge's search page may be luckier. */
function SearchElsewhere({ query }: { readonly query: string }) {
  const { gameArea } = useMessages();
  const to = useLocalPath();
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{gameArea.searchUnavailable}</p>
      <ButtonLink look="quiet" href={`${to('/all-games-search/')}?q=${encodeURIComponent(query)}`}>
        {gameArea.searchElsewhere}
      </ButtonLink>
    </div>
  );
}
