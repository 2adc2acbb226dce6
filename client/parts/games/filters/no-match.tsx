import { useMessages } from '../../../state/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useAddressWith } from '../../links/links.ts';
import rowStyles from '../lobby-row.module.css';

/** No game passes the filters; leads to the list without them. */
export function NoMatch() {
  const { gameLists } = useMessages();
  const addressWith = useAddressWith();
  return (
    <div className={rowStyles.row}>
      <EmptyState title={gameLists.noGamesFilter} text={gameLists.noGamesFilterText}>
        <ButtonLink variant="quiet" href={addressWith('')}>
          {gameLists.reset}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
