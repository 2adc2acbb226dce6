import { formatMoney } from '../../../shared/i18n/format.ts';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import type { TileLabels } from '../../ui/game-tile/game-tile.tsx';

/** What the tiles of a page have in common, asked for once by the list they stand in. */
export interface TileWords {
  readonly labels: TileLabels;
  readonly prefix: string;
  readonly jackpotOf: (tile: GameTile) => { readonly jackpot: string } | undefined;
}

export function useTileWords(): TileWords {
  const { gameArea } = useMessages();
  const locale = useLocale();
  return {
    labels: gameArea,
    prefix: LOCALE_FACTS[locale].prefix,
    jackpotOf: ({ jackpot }) =>
      jackpot === undefined ? undefined : { jackpot: formatMoney(jackpot.amount, jackpot.currency, locale) },
  };
}
