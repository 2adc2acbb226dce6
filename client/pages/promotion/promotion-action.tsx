import { useSignals } from '@preact/signals-react/runtime';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlayNow } from '../../parts/games/play-now.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';

interface PromotionActionProps extends Pick<PageOf<'promotion'>, 'asksDeposit'> {
  readonly game: GameTile | null;
}

/** Join for guests; for players the game, else a deposit where it takes one, else the platform's list of offers, to opt in. */
export function PromotionAction({ game, asksDeposit }: PromotionActionProps) {
  useSignals();
  const { account, content, gameLists, general } = useMessages();
  if (!useApp().session.isLoggedIn.value) {
    return (
      <WidgetLink widget="registration" variant="primary">
        {game === null ? content.takePart : gameLists.joinToPlay}
      </WidgetLink>
    );
  }
  if (game !== null) return <PlayNow game={game} />;
  if (asksDeposit) {
    return (
      <WidgetLink widget="deposit" variant="primary">
        {general.deposit}
      </WidgetLink>
    );
  }
  return (
    <Button variant="primary" data-action="offers">
      {account.offers}
    </Button>
  );
}
