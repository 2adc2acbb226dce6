import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useMessages } from '../../state/app-context.tsx';
import type { GameTileProps, TileLabels } from '../../ui/game-tile/game-tile.tsx';
import { useLinkTo } from '../links/links.ts';
import { useJackpotText } from './jackpot-text.ts';

/** The texts of tiles, built once per list instead of once per tile. */
interface TileWords {
  readonly labels: TileLabels;
  /** A tile's jackpot, and the address of its review (§3 seoGamePages). */
  readonly factsOf: (tile: GameTile) => Pick<GameTileProps, 'jackpot' | 'about'>;
}

export function useTileWords(): TileWords {
  const { gameArea } = useMessages();
  const jackpotText = useJackpotText();
  const linkTo = useLinkTo();
  return {
    labels: gameArea,
    factsOf: ({ jackpot, reviewSlug }) => ({
      ...(jackpot === undefined ? {} : { jackpot: jackpotText(jackpot) }),
      about: reviewSlug === null ? undefined : linkTo('game-review', { slug: reviewSlug }),
    }),
  };
}
