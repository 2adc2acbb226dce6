import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';

/** The button that opens a game, in words; its name begins with them (WCAG 2.5.3) and says which game. */
export function PlayNow({ game: { id, name } }: { readonly game: Pick<GameTile, 'id' | 'name'> }) {
  const { playNow } = useMessages().gameLists;
  return (
    <Button variant="primary" data-action="play" data-game-id={id} aria-label={`${playNow}: ${name}`}>
      {playNow}
    </Button>
  );
}
