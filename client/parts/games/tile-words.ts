import { formatMoney } from '../../../shared/i18n/format.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import type { GameTileProps, TileLabels } from '../../ui/game-tile/game-tile.tsx';
import { useLinkTo } from '../links/links.ts';

/** What the tiles of a page have in common, asked for once by the list they stand in. */
interface TileWords {
  readonly labels: TileLabels;
  /** What a tile says besides: its jackpot, and where it is reviewed (§3 seoGamePages). */
  readonly factsOf: (tile: GameTile) => Pick<GameTileProps, 'jackpot' | 'about'>;
}

export function useTileWords(): TileWords {
  const { gameArea } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  return {
    labels: gameArea,
    factsOf: ({ jackpot, reviewSlug }) => ({
      ...(jackpot === undefined ? {} : { jackpot: formatMoney(jackpot.amount, jackpot.currency, locale) }),
      about: reviewSlug === null ? undefined : linkTo('game-review', { slug: reviewSlug }),
    }),
  };
}
