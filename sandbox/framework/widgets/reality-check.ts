import type { RequestBody } from '../../session/contract.ts';
import { button, facts, paragraph, row, savedNote, stack } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import type { Widget } from './widget.ts';

const MINUTES = [15, 30, 45, 60] as const satisfies readonly RequestBody<'limits'>['realityCheckMinutes'][];

export const realityCheck: Widget = {
  title: 'realityCheck',
  forPlayers: true,
  async render(context) {
    const { api, player, close } = context;
    const language = context.language();
    const { t, money, dateTime } = language;
    const [{ session }, limits] = await player.asPlayer(() => Promise.all([api.history(1), api.limits()]));

    const forms = formsIn(language);
    const choices = [
      ...MINUTES.map((minutes) => ({
        value: String(minutes),
        label: t('realityCheckMinutes', { minutes }),
      })),
      { value: '', label: t('realityCheckNever') },
    ];
    const chosen = String(limits.realityCheckMinutes ?? '');
    const every = forms.select('realityCheckMinutes', 'realityCheckEvery', choices, chosen);
    const saved = savedNote(t('realityCheckSaved'));
    return stack(
      paragraph('lead', t('realityCheckSince', { time: dateTime(session.startedAt) })),
      facts([
        [t('realityCheckStaked'), money(session.stakedMinor, context.currency())],
        [t('realityCheckWon'), money(session.wonMinor, context.currency())],
        [t('realityCheckNet'), money(session.netMinor, context.currency())],
      ]),
      row(
        'actions',
        button(t('realityCheckContinue'), close, 'button primary'),
        button(t('logout'), () => void player.logout()),
      ),
      forms.form({
        fields: [every],
        submit: 'save',
        before: [saved.element],
        tone: 'plain',
        async send() {
          const minutes = MINUTES.find((one) => String(one) === every.value()) ?? null;
          await player.asPlayer(() => api.setLimits({ realityCheckMinutes: minutes }));
          context.remindEvery(minutes);
          saved.show();
        },
      }),
    );
  },
};
