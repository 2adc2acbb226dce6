import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { PillLink, PillRow } from '../../ui/pill/pill.tsx';
import { useAddressWith } from '../../parts/links/links.ts';
import styles from './all-games-page.module.css';
import { filterQuery } from '../../parts/games/filters/filter-address.ts';

/** A to Z and # (§5). A letter that no name begins with is shown without a link. */
export function Letters({ page: { filters, letters } }: { readonly page: PageOf<'all-games'> }) {
  const { gameLists } = useMessages();
  const addressWith = useAddressWith();
  const hrefOf = (letter: string | null) => addressWith(filterQuery(filters, { letter }));
  return (
    <div className={styles.letters}>
      <PillRow label={gameLists.aToZ} wrap>
        <PillLink href={hrefOf(null)} small current={filters.letter === null}>
          {gameLists.allLetters}
        </PillLink>
        {letters.map(({ letter, count }) =>
          count === 0 && letter !== filters.letter ? (
            <span key={letter} className={styles.none} aria-hidden="true">
              {letter}
            </span>
          ) : (
            <PillLink key={letter} href={hrefOf(letter)} small current={letter === filters.letter}>
              {letter}
            </PillLink>
          ),
        )}
      </PillRow>
    </div>
  );
}
