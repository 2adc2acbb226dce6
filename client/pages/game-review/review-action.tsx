import { useSignals } from '@preact/signals-react/runtime';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';

/** Play for players, Join for guests. */
export function ReviewAction({ game: { id, name } }: { readonly game: GameTile }) {
  useSignals();
  const { gameLists } = useMessages();
  return useApp().session.isLoggedIn.value ? (
    <Button
      variant="primary"
      data-action="play"
      data-game-id={id}
      aria-label={`${gameLists.playNow}: ${name}`}
    >
      {gameLists.playNow}
    </Button>
  ) : (
    <WidgetLink widget="registration" variant="primary">
      {gameLists.joinToPlay}
    </WidgetLink>
  );
}
