import { useSignals } from '@preact/signals-react/runtime';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { PlayNow } from '../../parts/games/play-now.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';

/** Play for players, Join for guests. */
export function ReviewAction({ game }: { readonly game: GameTile }) {
  useSignals();
  const { gameLists } = useMessages();
  return useApp().session.isLoggedIn.value ? (
    <PlayNow game={game} />
  ) : (
    <WidgetLink widget="registration" variant="primary">
      {gameLists.joinToPlay}
    </WidgetLink>
  );
}
