import type { Asked } from '../../session/contract.ts';
import { element } from '../ui/element.ts';
import { checkField, selectField, type Choice } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import type { Language } from '../language.ts';
import { attempt } from './problem.ts';
import type { Widget, WidgetContext } from './widget.ts';

export const coolOff: Widget = {
  title: 'coolOff',
  forPlayers: true,
  render: (context) =>
    pause(context, {
      name: 'coolOffDays',
      lead: 'coolOffLead',
      label: 'coolOffFor',
      submit: 'coolOffSubmit',
      confirm: false,
      choices: ({ t }) => [
        { value: '1', label: t('hours24') },
        { value: '7', label: t('days', { count: 7 }) },
        { value: '30', label: t('days', { count: 30 }) },
        { value: '42', label: t('weeks', { count: 6 }) },
      ],
      request: (value) => ({
        coolOffDays: [7, 30, 42].find((days): days is 7 | 30 | 42 => days === value) ?? 1,
      }),
    }),
};

export const selfExclusion: Widget = {
  title: 'selfExclusion',
  forPlayers: true,
  render: (context) =>
    pause(context, {
      name: 'selfExclusionMonths',
      lead: 'selfExclusionLead',
      label: 'selfExclusionFor',
      submit: 'selfExclusionSubmit',
      confirm: true,
      choices: ({ t }) => [
        { value: '6', label: t('months', { count: 6 }) },
        { value: '12', label: t('months', { count: 12 }) },
        { value: '60', label: t('years', { count: 5 }) },
      ],
      request: (value) => ({
        selfExclusionMonths: [12, 60].find((months): months is 12 | 60 => months === value) ?? 6,
      }),
    }),
};

type Pause = {
  name: string;
  lead: 'coolOffLead' | 'selfExclusionLead';
  label: 'coolOffFor' | 'selfExclusionFor';
  submit: 'coolOffSubmit' | 'selfExclusionSubmit';
  confirm: boolean;
  choices(language: Language): Choice[];
  request(value: number): Asked<'limits'>;
};

/** A time away from playing. The platform ends the session as it begins, and the page is told. */
function pause(
  context: WidgetContext,
  { name, lead, label, submit, confirm, choices, request }: Pause,
): Node {
  const { api, player } = context;
  const language = context.language();
  const { t } = language;
  const length = selectField({ name, label: t(label), choices: choices(language) });
  const understood = checkField({
    name: 'confirm',
    label: t('selfExclusionConfirm'),
    validate: (ticked) => (ticked === '' ? t('confirmMissing') : undefined),
  });
  const send = async (): Promise<void> => {
    await player.asPlayer(() => api.setLimits(request(Number(length.value()))));
    player.leave();
  };
  return element(
    'div',
    { class: 'stack' },
    element('p', { class: 'lead' }, t(lead)),
    form({
      fields: confirm ? [length, understood] : [length],
      submit: t(submit),
      tone: 'grave',
      send: () => attempt(language, send),
    }),
  );
}
