import type { RequestBody } from '../../session/contract.ts';
import type { Language } from '../language.ts';
import type { Choice } from '../ui/fields.ts';
import { button, paragraph, stack, success } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import type { Widget } from './widget.ts';

export const coolOff = pause({
  name: 'coolOffDays',
  widget: 'coolOff',
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
});

export const selfExclusion = pause({
  name: 'selfExclusionMonths',
  widget: 'selfExclusion',
  confirm: true,
  choices: ({ t }) => [
    { value: '6', label: t('months', { count: 6 }) },
    { value: '12', label: t('months', { count: 12 }) },
    { value: '60', label: t('years', { count: 5 }) },
  ],
  request: (value) => ({
    selfExclusionMonths: [12, 60].find((months): months is 12 | 60 => months === value) ?? 6,
  }),
});

type Pause = {
  name: string;
  widget: 'coolOff' | 'selfExclusion';
  confirm: boolean;
  choices(language: Language): Choice[];
  request(value: number): RequestBody<'limits'>;
};

/** A time away from playing. The platform ends the session as it begins, and the page is told. */
function pause({ name, widget, confirm, choices, request }: Pause): Widget {
  return {
    title: widget,
    forPlayers: true,
    render({ api, player, stay, close, ...context }) {
      const language = context.language();
      const forms = formsIn(language);
      const length = forms.select(name, `${widget}For`, choices(language));
      const understood = forms.mustTick('confirm', 'selfExclusionConfirm', 'confirmMissing');
      const view = stack(
        paragraph('lead', language.t(`${widget}Lead`)),
        forms.form({
          fields: confirm ? [length, understood] : [length],
          submit: `${widget}Submit`,
          tone: 'grave',
          async send() {
            const limits = await player.asPlayer(() => api.setLimits(request(Number(length.value()))));
            const until = widget === 'coolOff' ? limits.coolOffUntil : limits.selfExcludedUntil;
            const { t, dateTime } = language;
            const said = success(t(`${widget}Begun`, { until: until === null ? '' : dateTime(until) }));
            view.replaceChildren(said, button(t('done'), close));
            stay();
            player.leave();
          },
        }),
      );
      return view;
    },
  };
}
