import { button, failure, paragraph, row, stack } from '../ui/parts.ts';
import { problemOf } from './problem.ts';
import type { Widget } from './widget.ts';

/** The session is about to end for want of activity: one press, and it goes on (WCAG 2.2.1). */
export const sessionEnding: Widget = {
  title: 'sessionEnding',
  forPlayers: true,
  over: true,
  render({ api, player, language }) {
    const { t } = language();
    const problem = failure();
    // The warning closes when the platform has answered.
    const stay = (): void => {
      problem.textContent = '';
      player.asPlayer(api.keepAlive).catch((error: unknown) => {
        problem.textContent = problemOf(error, language()).message;
      });
    };
    return stack(
      paragraph('lead', t('sessionEndingLead')),
      problem,
      row(
        'actions',
        button(t('sessionEndingStay'), stay, 'button primary'),
        button(t('logout'), () => void player.logout()),
      ),
    );
  },
};
