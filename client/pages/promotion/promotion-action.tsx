import { useSignals } from '@preact/signals-react/runtime';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { PlayNow } from '../../parts/games/play-now.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';

/** Join for guests; for players the game, or a deposit where the promotion names no game. */
export function PromotionAction({ game }: { readonly game: GameTile | null }) {
  useSignals();
  const { content, gameLists, general } = useMessages();
  if (!useApp().session.isLoggedIn.value) {
    return (
      <WidgetLink widget="registration" variant="primary">
        {game === null ? content.takePart : gameLists.joinToPlay}
      </WidgetLink>
    );
  }
  if (game === null) {
    return (
      <WidgetLink widget="deposit" variant="primary">
        {general.deposit}
      </WidgetLink>
    );
  }
  return <PlayNow game={game} />;
}
