import { useMessages } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useAnnouncement } from '../page/use-announcement.ts';
import rowStyles from './lobby-row.module.css';

/** In the place of a page's rows, when neither the edge nor the platform has games for them. */
export function GamesFailed() {
  const { errors, gameLists } = useMessages();
  useAnnouncement(gameLists.noGames);
  return (
    <div className={rowStyles.row}>
      <EmptyState title={gameLists.noGames} text={errors.brokenText}>
        {/* An empty address is the document's own. A reload must be a full load, so the router is off. */}
        <ButtonLink variant="quiet" href="" data-router="off">
          {errors.reload}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
