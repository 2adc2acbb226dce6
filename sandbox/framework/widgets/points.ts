import { element } from '../ui/element.ts';
import { paragraph, stack } from '../ui/parts.ts';
import type { Widget } from './widget.ts';

export const points: Widget = {
  title: 'points',
  forPlayers: true,
  async render({ api, player, language }) {
    const { t, tag } = language();
    const standing = await player.asPlayer(api.points);
    const count = new Intl.NumberFormat(tag);
    const missing = Math.max(0, standing.nextLevelAt - standing.points);
    return stack(
      paragraph('lead', t('pointsLead', { level: standing.level })),
      paragraph('figure', t('pointsHave', { points: count.format(standing.points) })),
      element('progress', {
        max: standing.nextLevelAt,
        value: standing.points,
        'aria-label': t('pointsNext', { missing: count.format(missing) }),
      }),
      paragraph('hint', t('pointsNext', { missing: count.format(missing) })),
    );
  },
};
