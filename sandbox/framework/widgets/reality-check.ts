import type { Asked } from '../../session/contract.ts';
import { element } from '../ui/element.ts';
import { selectField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { facts, savedNote } from './facts.ts';
import { attempt } from './problem.ts';
import type { Widget } from './widget.ts';

export const REALITY_CHECK_MINUTES = [
  15, 30, 45, 60,
] as const satisfies readonly Asked<'limits'>['realityCheckMinutes'][];

export const realityCheck: Widget = {
  title: 'realityCheck',
  forPlayers: true,
  async render(context) {
    const { api, player, close } = context;
    const language = context.language();
    const { t, money, dateTime } = language;
    const [{ session }, limits] = await player.asPlayer(() => Promise.all([api.history(1), api.limits()]));

    const every = selectField({
      name: 'realityCheckMinutes',
      label: t('realityCheckEvery'),
      value: String(limits.realityCheckMinutes ?? ''),
      choices: [
        ...REALITY_CHECK_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: t('realityCheckMinutes', { minutes }),
        })),
        { value: '', label: t('realityCheckNever') },
      ],
    });
    const saved = savedNote(t('realityCheckSaved'));
    const save = async (): Promise<void> => {
      const minutes = REALITY_CHECK_MINUTES.find((one) => String(one) === every.value()) ?? null;
      await player.asPlayer(() => api.setLimits({ realityCheckMinutes: minutes }));
      context.remindEvery(minutes);
      saved.show();
    };

    return element(
      'div',
      { class: 'stack' },
      element('p', { class: 'lead' }, t('realityCheckSince', { time: dateTime(session.startedAt) })),
      facts([
        [t('realityCheckStaked'), money(session.stakedMinor, context.currency())],
        [t('realityCheckWon'), money(session.wonMinor, context.currency())],
        [t('realityCheckNet'), money(session.netMinor, context.currency())],
      ]),
      element(
        'div',
        { class: 'actions' },
        element(
          'button',
          { type: 'button', class: 'button primary', onclick: close },
          t('realityCheckContinue'),
        ),
        element(
          'button',
          { type: 'button', class: 'button', onclick: () => void player.logout() },
          t('logout'),
        ),
      ),
      form({
        fields: [every],
        submit: t('save'),
        before: [saved.element],
        tone: 'plain',
        send: () => attempt(language, save),
      }),
    );
  },
};
