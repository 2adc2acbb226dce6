import { pagedTable } from './table.ts';
import type { Widget } from './widget.ts';

export const gameHistory: Widget = {
  title: 'gameHistory',
  forPlayers: true,
  wide: true,
  render(context) {
    const { api, player, game } = context;
    const { t, money, dateTime } = context.language();
    return pagedTable(
      {
        caption: t('gameHistory'),
        columns: [t('historyGame'), t('historyStake'), t('historyWin'), t('historyWhen')],
        async load(page) {
          const { rounds, total } = await player.asPlayer(() => api.history(page));
          const rows = rounds.map(({ gameId, stakeMinor, winMinor, at }) => [
            game(gameId)?.name ?? t('historyNamelessGame', { id: gameId }),
            money(stakeMinor, context.currency()),
            money(winMinor, context.currency()),
            dateTime(at),
          ]);
          return { rows, total };
        },
      },
      context,
    );
  },
};
